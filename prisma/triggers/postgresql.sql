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
