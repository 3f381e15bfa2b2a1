-- AlterTable
ALTER TABLE "Instance" ADD COLUMN "printedAddress" TEXT;

-- CreateTable
CREATE TABLE "Tournament" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "plannedRounds" INTEGER NOT NULL,
    "tieRule" TEXT NOT NULL,
    "tieSeed" TEXT,
    "edition" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdById" TEXT NOT NULL,
    CONSTRAINT "Tournament_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "Account" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RoleGrant" (
    "tournamentId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "grantedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("tournamentId", "accountId", "role"),
    CONSTRAINT "RoleGrant_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "RoleGrant_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Participant" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tournamentId" TEXT NOT NULL,
    "startNumber" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "club" TEXT NOT NULL,
    "memberNumber" TEXT,
    "categories" JSONB NOT NULL,
    "consent" TEXT NOT NULL DEFAULT 'notAsked',
    "accountId" TEXT,
    "checkedInAt" DATETIME,
    "withdrawnAt" DATETIME,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Participant_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Participant_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Round" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tournamentId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "drawRecord" JSONB NOT NULL,
    "publishedAt" DATETIME,
    "releasedAt" DATETIME,
    "endedAt" DATETIME,
    "closedAt" DATETIME,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Round_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Table" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "roundId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "size" INTEGER NOT NULL,
    CONSTRAINT "Table_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TableSign" (
    "tournamentId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "generation" INTEGER NOT NULL DEFAULT 1,

    PRIMARY KEY ("tournamentId", "number"),
    CONSTRAINT "TableSign_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Seat" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tableId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "participantId" TEXT NOT NULL,
    CONSTRAINT "Seat_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Seat_participantId_fkey" FOREIGN KEY ("participantId") REFERENCES "Participant" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "List" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tableId" TEXT NOT NULL,
    "length" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "List_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ListOperation" (
    "opId" TEXT NOT NULL PRIMARY KEY,
    "listId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "entity" TEXT NOT NULL,
    "entityVersion" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "schemaVersion" INTEGER NOT NULL,
    "payload" TEXT NOT NULL,
    "payloadHash" TEXT NOT NULL,
    "baseVersion" INTEGER NOT NULL,
    "deviceId" TEXT NOT NULL,
    "deviceSeq" INTEGER NOT NULL,
    "typedAt" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "receivedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ListOperation_listId_fkey" FOREIGN KEY ("listId") REFERENCES "List" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ListConflict" (
    "opId" TEXT NOT NULL PRIMARY KEY,
    "listId" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "payloadHash" TEXT NOT NULL,
    "baseVersion" INTEGER NOT NULL,
    "currentVersion" INTEGER NOT NULL,
    "deviceId" TEXT NOT NULL,
    "deviceSeq" INTEGER NOT NULL,
    "typedAt" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "receivedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ListConflict_listId_fkey" FOREIGN KEY ("listId") REFERENCES "List" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TableSession" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tableId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "deviceId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" DATETIME,
    CONSTRAINT "TableSession_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Attempt" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "key" TEXT NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tournamentId" TEXT,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "params" JSONB NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE UNIQUE INDEX "Tournament_slug_key" ON "Tournament"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "Participant_tournamentId_startNumber_key" ON "Participant"("tournamentId", "startNumber");

-- CreateIndex
CREATE UNIQUE INDEX "Round_tournamentId_number_key" ON "Round"("tournamentId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Table_roundId_number_key" ON "Table"("roundId", "number");

-- CreateIndex
CREATE INDEX "Seat_participantId_idx" ON "Seat"("participantId");

-- CreateIndex
CREATE UNIQUE INDEX "Seat_tableId_position_key" ON "Seat"("tableId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "List_tableId_key" ON "List"("tableId");

-- CreateIndex
CREATE UNIQUE INDEX "ListOperation_listId_place_key" ON "ListOperation"("listId", "place");

-- CreateIndex
CREATE UNIQUE INDEX "ListOperation_listId_entity_entityVersion_key" ON "ListOperation"("listId", "entity", "entityVersion");

-- CreateIndex
CREATE INDEX "ListConflict_listId_idx" ON "ListConflict"("listId");

-- CreateIndex
CREATE UNIQUE INDEX "TableSession_tokenHash_key" ON "TableSession"("tokenHash");

-- CreateIndex
CREATE INDEX "TableSession_tableId_idx" ON "TableSession"("tableId");

-- CreateIndex
CREATE INDEX "Attempt_key_at_idx" ON "Attempt"("key", "at");

-- CreateIndex
CREATE INDEX "AuditEntry_tournamentId_at_idx" ON "AuditEntry"("tournamentId", "at");

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
