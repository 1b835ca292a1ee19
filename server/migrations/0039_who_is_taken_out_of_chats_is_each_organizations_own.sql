ALTER TABLE chat_erasures ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_organization ON chat_erasures TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
GRANT SELECT, INSERT ON chat_erasures TO muster_handler;
--> statement-breakpoint
-- What is counted before what is said, as where a question is stored: two who end and ask wait for each other, not in a circle.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE OR REPLACE FUNCTION forget_chats_of(person text) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$
      DELETE FROM chat_counts WHERE org_id = app_org() AND user_id = person;
      DELETE FROM chats WHERE org_id = app_org() AND user_id = person;
    $f$ $create$,
    current_schema());
END $do$;
