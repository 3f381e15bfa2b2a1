-- CreateEnum
CREATE TYPE "SanctionKind" AS ENUM ('warning', 'deduction', 'disqualification', 'boundDecision');

-- AlterEnum
ALTER TYPE "RoundState" ADD VALUE 'archived';

-- DropIndex
DROP INDEX "Round_tournamentId_number_key";

-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "pinHash" TEXT;

-- AlterTable
ALTER TABLE "Participant" ADD COLUMN     "linkGeneration" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Round" ADD COLUMN     "archive" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "changedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "Delegation" (
    "tournamentId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "namedById" TEXT NOT NULL,
    "namedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Delegation_pkey" PRIMARY KEY ("tournamentId")
);

-- CreateTable
CREATE TABLE "Sanction" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "participantId" TEXT NOT NULL,
    "roundNumber" INTEGER NOT NULL,
    "kind" "SanctionKind" NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "reason" TEXT NOT NULL,
    "decidedBy" TEXT NOT NULL,
    "decidedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cancelledBy" TEXT,
    "cancelledAt" TIMESTAMP(3),
    "cancelReason" TEXT,

    CONSTRAINT "Sanction_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Sanction_tournamentId_idx" ON "Sanction"("tournamentId");

-- CreateIndex
CREATE UNIQUE INDEX "Round_tournamentId_number_archive_key" ON "Round"("tournamentId", "number", "archive");

-- AddForeignKey
ALTER TABLE "Delegation" ADD CONSTRAINT "Delegation_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Delegation" ADD CONSTRAINT "Delegation_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Delegation" ADD CONSTRAINT "Delegation_namedById_fkey" FOREIGN KEY ("namedById") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sanction" ADD CONSTRAINT "Sanction_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sanction" ADD CONSTRAINT "Sanction_participantId_fkey" FOREIGN KEY ("participantId") REFERENCES "Participant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
