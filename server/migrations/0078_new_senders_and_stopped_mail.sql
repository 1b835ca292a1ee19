CREATE TABLE "stopped_senders" (
	"user_id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_recipients" (
	"owner_id" text NOT NULL,
	"employee_id" text NOT NULL,
	CONSTRAINT "known_recipients_owner_id_employee_id_pk" PRIMARY KEY("owner_id","employee_id")
);
--> statement-breakpoint
CREATE INDEX "mails_of_day" ON "mails" USING btree ("org_id","created_at");
--> statement-breakpoint
-- The operator's tool writes it: no handler reads it but by the function below.
ALTER TABLE stopped_senders ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE known_recipients ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY added_by_all ON known_recipients FOR INSERT TO muster_handler WITH CHECK (true);
--> statement-breakpoint
GRANT INSERT ON known_recipients TO muster_handler;
--> statement-breakpoint
-- What is known of the owner of a transaction's organization as a sender of invitations, over all organizations they own. A
-- handler sees its own organization alone. `at_day`: whom invitations went to since then, but for people who have joined and for
-- the domain of the owner's own confirmed address where it is none that anybody gets an address at (`anybodys`); those that have
-- gone with their organization count by their hash. `known`: people who have joined, or have answered with the link of a mail.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION sender_of_invitations(since timestamptz, anybodys text[])
    RETURNS TABLE (is_stopped boolean, own_domain text, at_day text[], forgotten integer, known integer)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ WITH own AS (
          SELECT o.owner_id, CASE WHEN u.is_email_verified AND split_part(u.email, $at$@$at$, 2) <> ALL (anybodys)
            THEN split_part(u.email, $at$@$at$, 2) END AS domain
          FROM organizations o LEFT JOIN users u ON u.id = o.owner_id WHERE o.id = app_org()),
        theirs AS (SELECT id FROM organizations WHERE owner_id = (SELECT owner_id FROM own)),
        sent AS (
          SELECT DISTINCT m.to_address FROM mails m
          WHERE m.org_id IN (SELECT id FROM theirs) AND m.created_at > since AND m.created_at <= since + interval $day$1 day 5 seconds$day$ AND m.state <> $failed$failed$failed$
            AND m.kind = $kind$invitation$kind$
            AND split_part(m.to_address, $at$@$at$, 2) IS DISTINCT FROM (SELECT domain FROM own)
            AND NOT EXISTS (SELECT FROM employees e WHERE e.org_id = m.org_id AND e.email = m.to_address AND e.user_id IS NOT NULL))
        SELECT EXISTS (SELECT FROM stopped_senders WHERE user_id = (SELECT owner_id FROM own)),
          (SELECT domain FROM own),
          (SELECT coalesce(array_agg(to_address), $none${}$none$) FROM sent),
          (SELECT count(DISTINCT address_hash)::int FROM forgotten_mails WHERE owner_id = (SELECT owner_id FROM own) AND at > since AND at <= since + interval $day$1 day 5 seconds$day$),
          (SELECT count(DISTINCT known.id)::int FROM (
            SELECT e.id FROM employees e WHERE e.org_id IN (SELECT id FROM theirs) AND e.user_id <> (SELECT owner_id FROM own)
            UNION SELECT k.employee_id FROM known_recipients k WHERE k.owner_id = (SELECT owner_id FROM own)) known)
    $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION sender_of_invitations(timestamptz, text[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION sender_of_invitations(timestamptz, text[]) TO muster_handler;
