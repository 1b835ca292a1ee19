-- Who is signed in is told in which language they were invited to each organization that they are in: a handler sees no
-- organization that it has not entered. The newest invitation counts; its language may be left to the organization (null).
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION languages_of_own_invitations() RETURNS TABLE (org_id text, language text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ SELECT DISTINCT ON (i.org_id) i.org_id, i.language
        FROM memberships m
        JOIN users u ON u.id = m.user_id
        JOIN employees e ON e.org_id = m.org_id AND (e.user_id = u.id OR e.email = u.email)
        JOIN invitations i ON i.org_id = e.org_id AND i.employee_id = e.id
        WHERE m.user_id = app_user() AND m.status = 'active'
        ORDER BY i.org_id, i.created_at DESC, i.id DESC $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION languages_of_own_invitations() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION languages_of_own_invitations() TO muster_handler;
