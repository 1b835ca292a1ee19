ALTER TABLE "told_company_reports" DROP CONSTRAINT "told_company_reports_org_id_report_id_company_reports_org_id_id_fk";
--> statement-breakpoint
ALTER TABLE "told_company_reports" ADD COLUMN "sums" jsonb;--> statement-breakpoint
ALTER TABLE "told_company_reports" ADD CONSTRAINT "told_company_reports_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Whoever is erased is taken out of it, and it is added to releases from before it was kept.
GRANT UPDATE (sums) ON told_company_reports TO muster_handler;
