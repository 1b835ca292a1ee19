ALTER TABLE reminder_opt_outs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_organization ON reminder_opt_outs TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON reminder_opt_outs TO muster_handler;
