ALTER TABLE "told_company_reports" DROP CONSTRAINT "told_company_reports_org_id_report_id_at_pk";--> statement-breakpoint
ALTER TABLE "told_company_reports" ADD COLUMN "id" text;--> statement-breakpoint
UPDATE "told_company_reports" SET "id" = "report_id" || extract(epoch FROM "at");--> statement-breakpoint
ALTER TABLE "told_company_reports" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "told_company_reports" ADD CONSTRAINT "told_company_reports_org_id_id_pk" PRIMARY KEY("org_id","id");--> statement-breakpoint
CREATE INDEX "told_company_reports_report" ON "told_company_reports" USING btree ("org_id","report_id");
