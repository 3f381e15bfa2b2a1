-- CreateTable
CREATE TABLE "StaffRequest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tournamentId" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "repeats" INTEGER NOT NULL DEFAULT 0,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "StaffRequest_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "Tournament" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "StaffRequest_tournamentId_idx" ON "StaffRequest"("tournamentId");
