-- An account is not told of to an organization, and not taken into one, before its holder has joined it: whoever is
-- recorded as an owner becomes an admin only as an active member.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE OR REPLACE FUNCTION users_recorded_as_owners() RETURNS TABLE (employee_id text, user_id text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ SELECT e.id, u.id FROM employees e
        JOIN users u ON u.id = e.user_id OR (e.user_id IS NULL AND u.email = e.email AND u.is_email_verified)
        JOIN memberships m ON m.org_id = e.org_id AND m.user_id = u.id AND m.status = $active$active$active$
        WHERE e.org_id = app_org() AND lower(btrim(e.role)) = $owner$owner$owner$ ORDER BY u.id $f$ $create$,
    current_schema());
END $do$;--> statement-breakpoint
-- The addresses that an organization wrote to go with it.
GRANT DELETE ON mails TO muster_handler;
