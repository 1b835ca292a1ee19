-- Who is signed in is told which invitations went to their own address, in whatever organization: a handler sees no
-- organization that it has not entered. The address is the confirmed one of the account; nothing else can be asked for.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION invitations_to_own_address() RETURNS TABLE (org_id text, id text, organization_name text, membership_role text, expires_at timestamptz, is_accepted boolean) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ SELECT i.org_id, i.id, o.company_name, i.membership_role, i.expires_at, i.accepted_at IS NOT NULL
        FROM users u
        JOIN employees e ON e.email = u.email
        JOIN invitations i ON i.org_id = e.org_id AND i.employee_id = e.id AND i.is_latest AND i.revoked_at IS NULL
        JOIN organizations o ON o.id = i.org_id
        WHERE u.id = app_user() AND u.is_email_verified AND (i.accepted_by IS NULL OR i.accepted_by = u.id)
        ORDER BY i.created_at DESC, i.id LIMIT 100 $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION invitations_to_own_address() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION invitations_to_own_address() TO muster_handler;
