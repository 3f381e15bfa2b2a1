-- AlterTable
ALTER TABLE "Account" ADD COLUMN "pinHash" TEXT;

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN "changedAt" DATETIME;

-- CreateTable
CREATE TABLE "Delegation" (
    "tournamentId" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "namedById" TEXT NOT NULL,
    "namedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Delegation_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Delegation_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Delegation_namedById_fkey" FOREIGN KEY ("namedById") REFERENCES "Account" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Sanction" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tournamentId" TEXT NOT NULL,
    "participantId" TEXT NOT NULL,
    "roundNumber" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "reason" TEXT NOT NULL,
    "decidedBy" TEXT NOT NULL,
    "decidedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cancelledBy" TEXT,
    "cancelledAt" DATETIME,
    "cancelReason" TEXT,
    CONSTRAINT "Sanction_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Sanction_participantId_fkey" FOREIGN KEY ("participantId") REFERENCES "Participant" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "Participant" ADD COLUMN "linkGeneration" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Round" ADD COLUMN "archive" INTEGER NOT NULL DEFAULT 0;

-- DropIndex
DROP INDEX "Round_tournamentId_number_key";

-- CreateIndex
CREATE UNIQUE INDEX "Round_tournamentId_number_archive_key" ON "Round"("tournamentId", "number", "archive");

-- CreateIndex
CREATE INDEX "Sanction_tournamentId_idx" ON "Sanction"("tournamentId");

-- Log protection
-- Tables that are only ever added to. Nothing in them is changed or taken away, whatever the program does.

DROP TRIGGER IF EXISTS "Start_update";
CREATE TRIGGER "Start_update" BEFORE UPDATE ON "Start"
BEGIN
  SELECT RAISE(ABORT, 'append-only: Start');
END;

DROP TRIGGER IF EXISTS "Start_delete";
CREATE TRIGGER "Start_delete" BEFORE DELETE ON "Start"
BEGIN
  SELECT RAISE(ABORT, 'append-only: Start');
END;

DROP TRIGGER IF EXISTS "ListOperation_update";
CREATE TRIGGER "ListOperation_update" BEFORE UPDATE ON "ListOperation"
BEGIN
  SELECT RAISE(ABORT, 'append-only: ListOperation');
END;

DROP TRIGGER IF EXISTS "ListOperation_delete";
CREATE TRIGGER "ListOperation_delete" BEFORE DELETE ON "ListOperation"
BEGIN
  SELECT RAISE(ABORT, 'append-only: ListOperation');
END;

DROP TRIGGER IF EXISTS "ListConflict_update";
CREATE TRIGGER "ListConflict_update" BEFORE UPDATE ON "ListConflict"
BEGIN
  SELECT RAISE(ABORT, 'append-only: ListConflict');
END;

DROP TRIGGER IF EXISTS "ListConflict_delete";
CREATE TRIGGER "ListConflict_delete" BEFORE DELETE ON "ListConflict"
BEGIN
  SELECT RAISE(ABORT, 'append-only: ListConflict');
END;

DROP TRIGGER IF EXISTS "AuditEntry_update";
CREATE TRIGGER "AuditEntry_update" BEFORE UPDATE ON "AuditEntry"
BEGIN
  SELECT RAISE(ABORT, 'append-only: AuditEntry');
END;

DROP TRIGGER IF EXISTS "AuditEntry_delete";
CREATE TRIGGER "AuditEntry_delete" BEFORE DELETE ON "AuditEntry"
BEGIN
  SELECT RAISE(ABORT, 'append-only: AuditEntry');
END;
