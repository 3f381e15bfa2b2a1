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
