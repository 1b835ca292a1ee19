ALTER TABLE chats ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE chat_turns ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE chat_counts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Private to who asked, also before the owner of the organization.
CREATE POLICY own_chats ON chats TO muster_handler
  USING (org_id = (SELECT app_org()) AND user_id = (SELECT app_user()))
  WITH CHECK (org_id = (SELECT app_org()) AND user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY own_chats ON chat_turns TO muster_handler
  USING (org_id = (SELECT app_org()) AND user_id = (SELECT app_user()))
  WITH CHECK (org_id = (SELECT app_org()) AND user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY own_chats ON chat_counts TO muster_handler
  USING (org_id = (SELECT app_org()) AND user_id = (SELECT app_user()))
  WITH CHECK (org_id = (SELECT app_org()) AND user_id = (SELECT app_user()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON chats, chat_counts TO muster_handler;
--> statement-breakpoint
-- What was said is never changed.
GRANT SELECT, INSERT, DELETE ON chat_turns TO muster_handler;
--> statement-breakpoint
-- Whoever ends a membership ends its conversations, without seeing them.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION forget_chats_of(person text) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$
      DELETE FROM chats WHERE org_id = app_org() AND user_id = person;
      DELETE FROM chat_counts WHERE org_id = app_org() AND user_id = person;
    $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
-- Whoever erases a person takes them out of everybody's conversations: the questions and replies that were about them.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION forget_in_chats(organization text, employee text, instead text) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$
      UPDATE chat_turns SET question = instead, reply = instead, mentions = '[]', citations = '[]', choices = '[]', suggestions = '[]'
        WHERE org_id = organization AND employee = ANY (people) AND organization = coalesce(app_org(), organization);
      UPDATE chats SET title = instead
        WHERE org_id = organization AND organization = coalesce(app_org(), organization)
          AND EXISTS (SELECT FROM chat_turns t WHERE t.org_id = organization AND t.chat_id = chats.id AND t.position = 1 AND employee = ANY (t.people));
    $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_chats_of(text), forget_in_chats(text, text, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_chats_of(text), forget_in_chats(text, text, text) TO muster_handler;
