ALTER TABLE "memberships" ADD COLUMN "role_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "memberships" SET "role_since" = "joined_at";--> statement-breakpoint
-- Who has an account under the e-mail of an employee that is recorded as an owner; handlers see no strangers otherwise.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION users_recorded_as_owners() RETURNS TABLE (employee_id text, user_id text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ SELECT e.id, u.id FROM employees e
        JOIN users u ON u.id = e.user_id OR (e.user_id IS NULL AND u.email = e.email AND u.is_email_verified)
        WHERE e.org_id = app_org() AND lower(btrim(e.role)) = $owner$owner$owner$ ORDER BY u.id $f$ $create$,
    current_schema());
END $do$;--> statement-breakpoint
REVOKE ALL ON FUNCTION users_recorded_as_owners() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION users_recorded_as_owners() TO muster_handler;
