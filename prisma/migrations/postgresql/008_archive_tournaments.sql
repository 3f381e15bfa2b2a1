-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN     "archivedAt" TIMESTAMP(3);
