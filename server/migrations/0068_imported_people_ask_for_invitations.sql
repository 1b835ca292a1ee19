-- In an organization that was imported, the invitations that were open there are revoked at that moment, and nobody who had
-- accepted one is a member by it: both count as run out. Everything else is as it was.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE OR REPLACE FUNCTION records_of_own_address(at timestamptz, organization text, asking text) RETURNS TABLE (org_id text, employee_id text, organization_name text, has_report boolean, asked_at timestamptz) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ SELECT e.org_id, e.id, o.company_name, r.is_there,
          (SELECT max(m.created_at) FROM mails m
           WHERE m.org_id = e.org_id AND m.subject_id = e.id AND m.kind = asking AND m.state <> $failed$failed$failed$
             AND m.created_at > at - interval $day$1 day$day$)
        FROM users u
        JOIN employees e ON e.email = u.email AND e.user_id IS NULL AND e.left_at IS NULL
        JOIN organizations o ON o.id = e.org_id
        LEFT JOIN invitations i ON i.org_id = e.org_id AND i.employee_id = e.id AND i.is_latest
        LEFT JOIN organization_imports x ON x.org_id = e.org_id
        CROSS JOIN LATERAL (
          SELECT EXISTS (
            SELECT FROM reports r WHERE r.org_id = e.org_id AND r.employee_id = e.id AND r.removed_at IS NULL
              AND r.state IN ($s$released$s$, $s$acknowledged$s$, $s$contested$s$)) AS is_there) r
        WHERE u.id = app_user() AND u.is_email_verified AND (organization IS NULL OR e.org_id = organization)
          AND (i.revoked_at IS NULL OR i.revoked_at = x.imported_at)
          AND (i.accepted_at IS NULL OR i.accepted_at <= x.imported_at)
          AND (i.id IS NULL AND r.is_there OR i.expires_at <= at OR i.revoked_at = x.imported_at OR i.accepted_at <= x.imported_at)
          AND NOT EXISTS (SELECT FROM memberships m WHERE m.org_id = e.org_id AND m.user_id = u.id)
          AND NOT EXISTS (
            SELECT FROM reminder_opt_outs w
            WHERE w.org_id = e.org_id AND w.email IN (
              u.email, $h$sha256:$h$ || encode(sha256(convert_to(e.org_id || $h$ $h$ || u.email, $h$UTF8$h$)), $h$hex$h$)))
        ORDER BY e.org_id LIMIT 100 $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION records_of_own_address(timestamptz, text, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION records_of_own_address(timestamptz, text, text) TO muster_handler;
