-- CreateTable
CREATE TABLE "Instance" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "epoch" TEXT NOT NULL,
    "setUpTokenHash" TEXT,
    "setUpTokenExpiresAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "administrator" BOOLEAN NOT NULL DEFAULT false,
    "sessionEpoch" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Start" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" TEXT NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE UNIQUE INDEX "Account_email_key" ON "Account"("email");

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
