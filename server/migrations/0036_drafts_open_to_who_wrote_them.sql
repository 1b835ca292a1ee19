-- Who wrote what was written before this was kept: the account that the record is linked with, else whoever has its address.
UPDATE submissions s SET author_address = coalesce((SELECT u.email FROM users u WHERE u.id = e.user_id), e.email)
FROM employees e WHERE e.org_id = s.org_id AND e.id = s.employee_id;
--> statement-breakpoint
UPDATE removed_employees r
SET kept = jsonb_set(kept, '{submissions,0,author_address}', to_jsonb(coalesce((SELECT u.email FROM users u WHERE u.id = r.user_id), r.email)))
WHERE jsonb_array_length(kept->'submissions') > 0;
--> statement-breakpoint
ALTER TABLE forgotten_mails ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- It holds no organization's id: a handler adds what went with its own, and neither it nor another sees what is there.
CREATE POLICY added_by_all ON forgotten_mails FOR INSERT TO muster_handler WITH CHECK (true);
--> statement-breakpoint
GRANT INSERT ON forgotten_mails TO muster_handler;
--> statement-breakpoint
-- As before, and the mails that have gone with their organization or their person count as well.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE OR REPLACE FUNCTION addresses_used_up(addresses text[], since timestamptz, of_one integer, of_all integer, firsts integer)
    RETURNS TABLE (address text, at timestamptz) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ WITH own AS (SELECT owner_id FROM organizations WHERE id = app_org()),
        asked AS (SELECT DISTINCT a, encode(sha256(convert_to(a, $utf8$UTF8$utf8$)), $hex$hex$hex$) AS hash FROM unnest(addresses) a),
        sent AS (
          SELECT m.to_address, m.created_at, coalesce(o.owner_id = (SELECT owner_id FROM own), false) AS is_own
          FROM mails m LEFT JOIN organizations o ON o.id = m.org_id
          WHERE m.to_address = ANY (addresses) AND m.created_at > since AND m.org_id IS NOT NULL AND m.state <> $failed$failed$failed$
          UNION ALL
          SELECT asked.a, f.at, coalesce(f.owner_id = (SELECT owner_id FROM own), false)
          FROM asked JOIN forgotten_mails f ON f.address_hash = asked.hash WHERE f.at > since)
        SELECT to_address, (array_agg(created_at ORDER BY created_at DESC) FILTER (WHERE is_own))[of_one] FROM sent
        GROUP BY to_address
        HAVING count(*) FILTER (WHERE is_own) >= of_one OR count(*) >= CASE WHEN bool_or(is_own) THEN of_all ELSE firsts END $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
DROP FUNCTION invitations_to_own_address();
--> statement-breakpoint
-- Who is signed in is told which invitations went to their own address, in whatever organization: those that can be accepted
-- at a moment, the newest 100, or, by its id, one in whatever state. The address is the confirmed one of the account.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION invitations_to_own_address(pending_at timestamptz, invitation text) RETURNS TABLE (org_id text, id text, organization_name text, membership_role text, expires_at timestamptz) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ SELECT i.org_id, i.id, o.company_name, i.membership_role, i.expires_at
        FROM users u
        JOIN employees e ON e.email = u.email
        JOIN invitations i ON i.org_id = e.org_id AND i.employee_id = e.id AND i.is_latest AND i.revoked_at IS NULL
        JOIN organizations o ON o.id = i.org_id
        WHERE u.id = app_user() AND u.is_email_verified AND (i.accepted_by IS NULL OR i.accepted_by = u.id)
          AND CASE WHEN invitation IS NULL THEN i.accepted_at IS NULL AND i.expires_at > pending_at ELSE i.id = invitation END
        ORDER BY i.created_at DESC, i.id LIMIT 100 $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION invitations_to_own_address(timestamptz, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION invitations_to_own_address(timestamptz, text) TO muster_handler;
