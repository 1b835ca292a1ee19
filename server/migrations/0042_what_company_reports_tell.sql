ALTER TABLE told_company_reports ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_organization ON told_company_reports TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
-- What was settled at a release is added and never rewritten.
GRANT SELECT, INSERT ON told_company_reports TO muster_handler;
--> statement-breakpoint
UPDATE organizations SET settings = settings || '{"groupThreshold": 5}'::jsonb WHERE NOT settings ? 'groupThreshold';
