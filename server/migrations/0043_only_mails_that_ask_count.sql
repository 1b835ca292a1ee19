DROP FUNCTION addresses_used_up(text[], timestamptz, integer, integer, integer);
--> statement-breakpoint
-- An address that many organizations write to is one mailbox. A handler sees the mails of its own organization alone, so
-- it is told which addresses have had their mails of these kinds, those that ask for answers: `of_one` of all organizations
-- of one owner, or `of_all` of everybody, where an owner's first one passes up to `firsts`. Mails that have gone with their
-- organization or their person count as well. When the next may be is told of an owner's own share alone: nobody learns
-- when others wrote to an address, or how often.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION addresses_used_up(addresses text[], kinds text[], since timestamptz, of_one integer, of_all integer, firsts integer)
    RETURNS TABLE (address text, at timestamptz) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ WITH own AS (SELECT owner_id FROM organizations WHERE id = app_org()),
        asked AS (SELECT DISTINCT a, encode(sha256(convert_to(a, $utf8$UTF8$utf8$)), $hex$hex$hex$) AS hash FROM unnest(addresses) a),
        sent AS (
          SELECT m.to_address, m.created_at, coalesce(o.owner_id = (SELECT owner_id FROM own), false) AS is_own
          FROM mails m LEFT JOIN organizations o ON o.id = m.org_id
          WHERE m.to_address = ANY (addresses) AND m.created_at > since AND m.org_id IS NOT NULL AND m.state <> $failed$failed$failed$
            AND m.kind = ANY (kinds)
          UNION ALL
          SELECT asked.a, f.at, coalesce(f.owner_id = (SELECT owner_id FROM own), false)
          FROM asked JOIN forgotten_mails f ON f.address_hash = asked.hash WHERE f.at > since)
        SELECT to_address, (array_agg(created_at ORDER BY created_at DESC) FILTER (WHERE is_own))[of_one] FROM sent
        GROUP BY to_address
        HAVING count(*) FILTER (WHERE is_own) >= of_one OR count(*) >= CASE WHEN bool_or(is_own) THEN of_all ELSE firsts END $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION addresses_used_up(text[], text[], timestamptz, integer, integer, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION addresses_used_up(text[], text[], timestamptz, integer, integer, integer) TO muster_handler;
