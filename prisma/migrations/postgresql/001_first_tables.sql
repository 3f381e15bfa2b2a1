-- CreateTable
CREATE TABLE "Instance" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "epoch" TEXT NOT NULL,
    "setUpTokenHash" TEXT,
    "setUpTokenExpiresAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Instance_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "administrator" BOOLEAN NOT NULL DEFAULT false,
    "sessionEpoch" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Start" (
    "id" SERIAL NOT NULL,
    "version" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Start_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Account_email_key" ON "Account"("email");

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
