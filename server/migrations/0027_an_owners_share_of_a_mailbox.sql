-- An address that many organizations write to is one mailbox. A handler sees the mails of its own organization alone, so
-- it is told which addresses have had their mails that ask for answers: `of_one` of all organizations of one owner, or
-- `of_all` of everybody, where an owner's first one passes up to `firsts`. When the next may be is told of an owner's own
-- share alone: nobody learns when others wrote to an address, or how often.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION addresses_used_up(addresses text[], since timestamptz, of_one integer, of_all integer, firsts integer)
    RETURNS TABLE (address text, at timestamptz) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ WITH sent AS (
          SELECT m.to_address, m.created_at, coalesce(o.owner_id = (SELECT owner_id FROM organizations WHERE id = app_org()), false) AS is_own
          FROM mails m LEFT JOIN organizations o ON o.id = m.org_id
          WHERE m.to_address = ANY (addresses) AND m.created_at > since AND m.org_id IS NOT NULL AND m.state <> $failed$failed$failed$)
        SELECT to_address, (array_agg(created_at ORDER BY created_at DESC) FILTER (WHERE is_own))[of_one] FROM sent
        GROUP BY to_address
        HAVING count(*) FILTER (WHERE is_own) >= of_one OR count(*) >= CASE WHEN bool_or(is_own) THEN of_all ELSE firsts END $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION addresses_used_up(text[], timestamptz, integer, integer, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION addresses_used_up(text[], timestamptz, integer, integer, integer) TO muster_handler;
--> statement-breakpoint
DROP FUNCTION nth_last_asking_mail(text[], timestamptz, integer);
