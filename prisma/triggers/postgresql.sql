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
