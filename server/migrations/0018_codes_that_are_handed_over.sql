ALTER TABLE "invitations" ADD COLUMN "handed_code_hash" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "device_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_handed_code" ON "invitations" USING btree ("handed_code_hash");--> statement-breakpoint
-- Either code of an invitation tells whose it is.
DO $$ BEGIN
  EXECUTE format(
    'CREATE OR REPLACE FUNCTION org_of_invite_code(hash bytea) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS $f$ SELECT org_id FROM invitations WHERE code_hash = hash OR handed_code_hash = encode(hash, ''hex'') $f$',
    current_schema());
END $$;
