-- `since` is a day ago. A mail that was stored under a clock that was ahead lies in the future and counts for nothing, so that
-- nobody waits longer than a day; the clocks of nodes may be apart by five seconds.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE OR REPLACE FUNCTION addresses_used_up(addresses text[], kinds text[], since timestamptz, of_one integer, of_all integer, firsts integer)
    RETURNS TABLE (address text, at timestamptz) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ WITH own AS (SELECT owner_id FROM organizations WHERE id = app_org()),
        asked AS (SELECT DISTINCT a, encode(sha256(convert_to(a, $utf8$UTF8$utf8$)), $hex$hex$hex$) AS hash FROM unnest(addresses) a),
        sent AS (
          SELECT m.to_address, m.created_at, coalesce(o.owner_id = (SELECT owner_id FROM own), false) AS is_own
          FROM mails m LEFT JOIN organizations o ON o.id = m.org_id
          WHERE m.to_address = ANY (addresses) AND m.created_at > since AND m.created_at <= since + interval $day$1 day 5 seconds$day$ AND m.org_id IS NOT NULL AND m.state <> $failed$failed$failed$
            AND m.kind = ANY (kinds)
          UNION ALL
          SELECT asked.a, f.at, coalesce(f.owner_id = (SELECT owner_id FROM own), false)
          FROM asked JOIN forgotten_mails f ON f.address_hash = asked.hash WHERE f.at > since AND f.at <= since + interval $day$1 day 5 seconds$day$)
        SELECT to_address, (array_agg(created_at ORDER BY created_at DESC) FILTER (WHERE is_own))[of_one] FROM sent
        GROUP BY to_address
        HAVING count(*) FILTER (WHERE is_own) >= of_one OR count(*) >= CASE WHEN bool_or(is_own) THEN of_all ELSE firsts END $f$ $create$,
    current_schema());
END $do$;
