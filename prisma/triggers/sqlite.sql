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
