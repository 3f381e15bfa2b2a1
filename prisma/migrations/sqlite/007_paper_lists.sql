-- CreateTable
CREATE TABLE "SecondEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "listId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" DATETIME,
    "abandonedAt" DATETIME,
    "abandonedBy" TEXT,
    CONSTRAINT "SecondEntry_listId_fkey" FOREIGN KEY ("listId") REFERENCES "List" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SecondRow" (
    "opId" TEXT NOT NULL PRIMARY KEY,
    "entryId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "typedAt" TEXT NOT NULL,
    "receivedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "SecondRow_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "SecondEntry" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SecondDecision" (
    "entryId" TEXT NOT NULL,
    "gamePlace" INTEGER NOT NULL,
    "first" TEXT NOT NULL,
    "second" TEXT NOT NULL,
    "decidedBy" TEXT NOT NULL,
    "decidedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("entryId", "gamePlace"),
    CONSTRAINT "SecondDecision_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "SecondEntry" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ListPhoto" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "listId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "addedBy" TEXT NOT NULL,
    "addedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedBy" TEXT,
    "removedAt" DATETIME,
    CONSTRAINT "ListPhoto_listId_fkey" FOREIGN KEY ("listId") REFERENCES "List" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "SecondEntry_listId_idx" ON "SecondEntry"("listId");

-- CreateIndex
CREATE UNIQUE INDEX "SecondRow_entryId_place_key" ON "SecondRow"("entryId", "place");

-- CreateIndex
CREATE INDEX "ListPhoto_listId_idx" ON "ListPhoto"("listId");
