ALTER TABLE plan_items ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_organization ON plan_items TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON plan_items TO muster_handler;
