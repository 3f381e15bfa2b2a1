-- CreateEnum
CREATE TYPE "TournamentKind" AS ENUM ('official', 'club');

-- CreateEnum
CREATE TYPE "TieRule" AS ENUM ('shared', 'bestRound', 'lastRound', 'positiveRounds', 'lot');

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('management', 'deskHelper', 'referee', 'tribunal', 'announcer');

-- CreateEnum
CREATE TYPE "RoundState" AS ENUM ('draft', 'published', 'released', 'ended', 'closed');

-- CreateEnum
CREATE TYPE "NameConsent" AS ENUM ('notAsked', 'full', 'short', 'number');

-- AlterTable
ALTER TABLE "Instance" ADD COLUMN     "printedAddress" TEXT;

-- CreateTable
CREATE TABLE "Tournament" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "kind" "TournamentKind" NOT NULL,
    "plannedRounds" INTEGER NOT NULL,
    "tieRule" "TieRule" NOT NULL,
    "tieSeed" TEXT,
    "edition" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdById" TEXT NOT NULL,

    CONSTRAINT "Tournament_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RoleGrant" (
    "tournamentId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "role" "Role" NOT NULL,
    "grantedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RoleGrant_pkey" PRIMARY KEY ("tournamentId","accountId","role")
);

-- CreateTable
CREATE TABLE "Participant" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "startNumber" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "club" TEXT NOT NULL,
    "memberNumber" TEXT,
    "categories" JSONB NOT NULL,
    "consent" "NameConsent" NOT NULL DEFAULT 'notAsked',
    "accountId" TEXT,
    "checkedInAt" TIMESTAMP(3),
    "withdrawnAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Participant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Round" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "state" "RoundState" NOT NULL DEFAULT 'draft',
    "drawRecord" JSONB NOT NULL,
    "publishedAt" TIMESTAMP(3),
    "releasedAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),
    "closedAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Round_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Table" (
    "id" TEXT NOT NULL,
    "roundId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "size" INTEGER NOT NULL,

    CONSTRAINT "Table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TableSign" (
    "tournamentId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "generation" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "TableSign_pkey" PRIMARY KEY ("tournamentId","number")
);

-- CreateTable
CREATE TABLE "Seat" (
    "id" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "participantId" TEXT NOT NULL,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "List" (
    "id" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "length" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "List_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ListOperation" (
    "opId" TEXT NOT NULL,
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
    "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ListOperation_pkey" PRIMARY KEY ("opId")
);

-- CreateTable
CREATE TABLE "ListConflict" (
    "opId" TEXT NOT NULL,
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
    "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ListConflict_pkey" PRIMARY KEY ("opId")
);

-- CreateTable
CREATE TABLE "TableSession" (
    "id" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "deviceId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "TableSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Attempt" (
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL,
    "tournamentId" TEXT,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "params" JSONB NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "Tournament" ADD CONSTRAINT "Tournament_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoleGrant" ADD CONSTRAINT "RoleGrant_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoleGrant" ADD CONSTRAINT "RoleGrant_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Participant" ADD CONSTRAINT "Participant_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Participant" ADD CONSTRAINT "Participant_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Round" ADD CONSTRAINT "Round_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Table" ADD CONSTRAINT "Table_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TableSign" ADD CONSTRAINT "TableSign_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_participantId_fkey" FOREIGN KEY ("participantId") REFERENCES "Participant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "List" ADD CONSTRAINT "List_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListOperation" ADD CONSTRAINT "ListOperation_listId_fkey" FOREIGN KEY ("listId") REFERENCES "List"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListConflict" ADD CONSTRAINT "ListConflict_listId_fkey" FOREIGN KEY ("listId") REFERENCES "List"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TableSession" ADD CONSTRAINT "TableSession_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Log protection
-- Tables that are only ever added to. Nothing in them is changed or taken away, whatever the program does.

CREATE OR REPLACE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'append-only: %', TG_TABLE_NAME;
END;
$$;

DROP TRIGGER IF EXISTS "Start_change" ON "Start";
CREATE TRIGGER "Start_change" BEFORE UPDATE OR DELETE ON "Start"
FOR EACH ROW EXECUTE FUNCTION append_only();

DROP TRIGGER IF EXISTS "Start_truncate" ON "Start";
CREATE TRIGGER "Start_truncate" BEFORE TRUNCATE ON "Start"
FOR EACH STATEMENT EXECUTE FUNCTION append_only();

DROP TRIGGER IF EXISTS "ListOperation_change" ON "ListOperation";
CREATE TRIGGER "ListOperation_change" BEFORE UPDATE OR DELETE ON "ListOperation"
FOR EACH ROW EXECUTE FUNCTION append_only();

DROP TRIGGER IF EXISTS "ListOperation_truncate" ON "ListOperation";
CREATE TRIGGER "ListOperation_truncate" BEFORE TRUNCATE ON "ListOperation"
FOR EACH STATEMENT EXECUTE FUNCTION append_only();

DROP TRIGGER IF EXISTS "ListConflict_change" ON "ListConflict";
CREATE TRIGGER "ListConflict_change" BEFORE UPDATE OR DELETE ON "ListConflict"
FOR EACH ROW EXECUTE FUNCTION append_only();

DROP TRIGGER IF EXISTS "ListConflict_truncate" ON "ListConflict";
CREATE TRIGGER "ListConflict_truncate" BEFORE TRUNCATE ON "ListConflict"
FOR EACH STATEMENT EXECUTE FUNCTION append_only();

DROP TRIGGER IF EXISTS "AuditEntry_change" ON "AuditEntry";
CREATE TRIGGER "AuditEntry_change" BEFORE UPDATE OR DELETE ON "AuditEntry"
FOR EACH ROW EXECUTE FUNCTION append_only();

DROP TRIGGER IF EXISTS "AuditEntry_truncate" ON "AuditEntry";
CREATE TRIGGER "AuditEntry_truncate" BEFORE TRUNCATE ON "AuditEntry"
FOR EACH STATEMENT EXECUTE FUNCTION append_only();
