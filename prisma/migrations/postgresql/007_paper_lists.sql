-- CreateTable
CREATE TABLE "SecondEntry" (
    "id" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMP(3),
    "abandonedAt" TIMESTAMP(3),
    "abandonedBy" TEXT,

    CONSTRAINT "SecondEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SecondRow" (
    "opId" TEXT NOT NULL,
    "entryId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "typedAt" TEXT NOT NULL,
    "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SecondRow_pkey" PRIMARY KEY ("opId")
);

-- CreateTable
CREATE TABLE "SecondDecision" (
    "entryId" TEXT NOT NULL,
    "gamePlace" INTEGER NOT NULL,
    "first" TEXT NOT NULL,
    "second" TEXT NOT NULL,
    "decidedBy" TEXT NOT NULL,
    "decidedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SecondDecision_pkey" PRIMARY KEY ("entryId","gamePlace")
);

-- CreateTable
CREATE TABLE "ListPhoto" (
    "id" TEXT NOT NULL,
    "listId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "addedBy" TEXT NOT NULL,
    "addedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedBy" TEXT,
    "removedAt" TIMESTAMP(3),

    CONSTRAINT "ListPhoto_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SecondEntry_listId_idx" ON "SecondEntry"("listId");

-- CreateIndex
CREATE UNIQUE INDEX "SecondRow_entryId_place_key" ON "SecondRow"("entryId", "place");

-- CreateIndex
CREATE INDEX "ListPhoto_listId_idx" ON "ListPhoto"("listId");

-- AddForeignKey
ALTER TABLE "SecondEntry" ADD CONSTRAINT "SecondEntry_listId_fkey" FOREIGN KEY ("listId") REFERENCES "List"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SecondRow" ADD CONSTRAINT "SecondRow_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "SecondEntry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SecondDecision" ADD CONSTRAINT "SecondDecision_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "SecondEntry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListPhoto" ADD CONSTRAINT "ListPhoto_listId_fkey" FOREIGN KEY ("listId") REFERENCES "List"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
