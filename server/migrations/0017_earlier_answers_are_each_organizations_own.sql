ALTER TABLE submission_versions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_organization ON submission_versions TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
-- What was submitted is kept as it was: it is added to and never rewritten.
GRANT SELECT, INSERT ON submission_versions TO muster_handler;
--> statement-breakpoint
-- A report is taken away, and otherwise never rewritten.
GRANT UPDATE (removed_at, removed_by) ON reports, company_reports TO muster_handler;
