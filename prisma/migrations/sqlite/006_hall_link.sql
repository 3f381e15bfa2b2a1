-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN "hallGeneration" INTEGER NOT NULL DEFAULT 1;
