ALTER TABLE company_report_inputs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_organization ON company_report_inputs TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
-- It is never changed, but that whoever is erased is taken out of it.
GRANT SELECT, INSERT, DELETE ON company_report_inputs TO muster_handler;
--> statement-breakpoint
GRANT UPDATE (people) ON company_report_inputs TO muster_handler;
