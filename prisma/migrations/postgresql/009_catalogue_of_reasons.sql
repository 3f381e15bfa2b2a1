-- AlterTable
ALTER TABLE "Tournament" ADD COLUMN     "catalogue" JSONB;
