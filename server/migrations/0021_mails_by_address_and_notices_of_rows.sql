ALTER TABLE "run_rows" ADD COLUMN "notice" text;--> statement-breakpoint
CREATE INDEX "mails_address" ON "mails" USING btree ("to_address","created_at");--> statement-breakpoint
-- An address that many organizations write to is one mailbox. A handler sees the mails of its own organization alone, so
-- it is told when the nth last mail that asks for answers went to an address, and nothing of whose it was.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION nth_last_asking_mail(addresses text[], since timestamptz, nth integer) RETURNS TABLE (address text, at timestamptz) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ SELECT m.to_address, (array_agg(m.created_at ORDER BY m.created_at DESC))[nth] FROM mails m
        WHERE m.to_address = ANY (addresses) AND m.created_at > since AND m.org_id IS NOT NULL AND m.state <> $failed$failed$failed$
        GROUP BY m.to_address HAVING count(*) >= nth $f$ $create$,
    current_schema());
END $do$;--> statement-breakpoint
REVOKE ALL ON FUNCTION nth_last_asking_mail(text[], timestamptz, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION nth_last_asking_mail(text[], timestamptz, integer) TO muster_handler;
