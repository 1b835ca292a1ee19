-- From where the owner of a transaction's organization has used their sessions since then: a handler sees no sessions of others.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION addresses_of_owner(since timestamptz) RETURNS SETOF text
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ SELECT DISTINCT s.ip_address FROM sessions s JOIN organizations o ON o.owner_id = s.user_id
        WHERE o.id = app_org() AND s.ip_address IS NOT NULL AND s.last_accessed_at > since $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
-- How many of `wanted` invitations to strangers may leave, where new senders who share something (`names` with `keys`) have so
-- many a day together (`mosts`); they are counted unless it is asked only. In one order, so that two who count wait in turn.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION count_new_senders(names text[], keys text[], mosts integer[], wanted integer, at timestamptz, is_asked_only boolean)
    RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$
    DECLARE
      room integer := wanted;
      one record;
      used integer;
    BEGIN
      FOR one IN SELECT * FROM unnest(names, keys, mosts) AS t (name, key, most) ORDER BY 1, 2 LOOP
        IF NOT is_asked_only THEN
          INSERT INTO address_counts AS c (name, address, started_at, count) VALUES (one.name, one.key, at, 0)
          ON CONFLICT (name, address) DO UPDATE SET
            count = CASE WHEN c.started_at > at - interval $day$1 day$day$ AND c.started_at <= at + interval $s$5 seconds$s$ THEN c.count ELSE 0 END,
            started_at = CASE WHEN c.started_at > at - interval $day$1 day$day$ AND c.started_at <= at + interval $s$5 seconds$s$ THEN c.started_at ELSE at END;
        END IF;
        SELECT c.count INTO used FROM address_counts c
          WHERE c.name = one.name AND c.address = one.key
            AND c.started_at > at - interval $day$1 day$day$ AND c.started_at <= at + interval $s$5 seconds$s$;
        room := least(room, greatest(one.most - coalesce(used, 0), 0));
      END LOOP;
      IF NOT is_asked_only AND room > 0 THEN
        UPDATE address_counts c SET count = c.count + room
          FROM unnest(names, keys) AS t (name, key) WHERE c.name = t.name AND c.address = t.key;
      END IF;
      RETURN room;
    END
    $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION addresses_of_owner(timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION addresses_of_owner(timestamptz) TO muster_handler;
--> statement-breakpoint
REVOKE ALL ON FUNCTION count_new_senders(text[], text[], integer[], integer, timestamptz, boolean) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION count_new_senders(text[], text[], integer[], integer, timestamptz, boolean) TO muster_handler;
