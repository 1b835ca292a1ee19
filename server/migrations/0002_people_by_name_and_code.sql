DROP INDEX "employees_name";--> statement-breakpoint
CREATE INDEX "employees_name" ON "employees" USING btree ("org_id","name" COLLATE "C","id");--> statement-breakpoint
-- Whoever knows an invite code may learn whose it is, before they may see anything of that organization.
DO $$ BEGIN
  EXECUTE format(
    'CREATE FUNCTION org_of_invite_code(hash bytea) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS $f$ SELECT org_id FROM invitations WHERE code_hash = hash $f$',
    current_schema());
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION org_of_invite_code(bytea) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION org_of_invite_code(bytea) TO muster_handler;
