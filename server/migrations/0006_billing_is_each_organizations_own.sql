ALTER TABLE billing_accounts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_organization ON billing_accounts TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON billing_accounts TO muster_handler;
--> statement-breakpoint
-- An event comes from outside and says of whom it is only to those who ask the provider.
ALTER TABLE billing_events ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY at_the_door ON billing_events TO muster_handler USING ((SELECT app_at_door())) WITH CHECK ((SELECT app_at_door()));
--> statement-breakpoint
GRANT SELECT, INSERT ON billing_events TO muster_handler;
