-- After a backup was put back into PostgreSQL: by the new epoch devices send again what the backup does not hold, by versions far ahead
-- every open page notices that it is behind, and the trail names it. `npm run restore` does the same for the embedded database.
\set ON_ERROR_STOP on
BEGIN;
UPDATE "Instance" SET "epoch" = gen_random_uuid();
UPDATE "Tournament" SET "version" = "version" + 100000;
INSERT INTO "AuditEntry" ("id", "actor", "action", "params") VALUES (gen_random_uuid(), 'operator', 'database-restored', '{"copy": "pg_restore"}');
COMMIT;
