-- Who has an account and has turned reminders off in it is not reminded, also where they have not joined yet: a handler
-- sees no account outside its organization, so it is told which addresses of its own list those are, and no more.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION addresses_refusing_reminders() RETURNS TABLE (address text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ SELECT e.email FROM employees e JOIN users u ON u.email = e.email
        WHERE e.org_id = app_org() AND NOT u.wants_reminders $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION addresses_refusing_reminders() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION addresses_refusing_reminders() TO muster_handler;
