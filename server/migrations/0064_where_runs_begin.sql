ALTER TABLE "audit_entries" ADD COLUMN "begins_hour" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Set where no earlier entry of the same run, action, entity and actor is in the same hour (UTC), so that a folded list
-- finds where runs begin without going through them. One too many does no harm, and where two are written at the same
-- time, or the later one first, both are set.
CREATE FUNCTION set_begins_hour() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  NEW.begins_hour := NOT EXISTS (
    SELECT FROM audit_entries e
    WHERE e.org_id = NEW.org_id AND e.run_id = NEW.run_id AND e.action = NEW.action
      AND e.at >= date_trunc('hour', NEW.at, 'UTC') AND (e.at, e.id) < (NEW.at, NEW.id)
      AND e.entity = NEW.entity AND e.actor_user_id IS NOT DISTINCT FROM NEW.actor_user_id
  );
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_begins_hour BEFORE INSERT ON audit_entries
  FOR EACH ROW WHEN (NEW.run_id IS NOT NULL) EXECUTE FUNCTION set_begins_hour();
--> statement-breakpoint
UPDATE audit_entries e SET begins_hour = true FROM (
  SELECT DISTINCT ON (org_id, run_id, action, entity, actor_user_id, date_trunc('hour', at, 'UTC')) org_id, id
  FROM audit_entries WHERE run_id IS NOT NULL
  ORDER BY org_id, run_id, action, entity, actor_user_id, date_trunc('hour', at, 'UTC'), at, id
) firsts WHERE e.org_id = firsts.org_id AND e.id = firsts.id;
--> statement-breakpoint
DROP INDEX "audit_entries_single";
--> statement-breakpoint
CREATE INDEX "audit_entries_folded" ON "audit_entries" USING btree ("org_id","at","id") WHERE "audit_entries"."run_id" is null or "audit_entries"."begins_hour";
