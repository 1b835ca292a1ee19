ALTER TABLE cycles ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_organization ON cycles TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
-- What was done is never changed; it goes with its organization.
GRANT SELECT, INSERT ON cycles TO muster_handler;
