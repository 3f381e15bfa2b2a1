-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN "archivedAt" DATETIME;
