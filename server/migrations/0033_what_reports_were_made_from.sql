CREATE TABLE "company_report_inputs" (
	"org_id" text NOT NULL,
	"report_id" text NOT NULL,
	"organization_name" text NOT NULL,
	"people" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "company_report_inputs_org_id_report_id_pk" PRIMARY KEY("org_id","report_id")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "inputs" jsonb;--> statement-breakpoint
ALTER TABLE "company_report_inputs" ADD CONSTRAINT "company_report_inputs_org_id_report_id_company_reports_org_id_id_fk" FOREIGN KEY ("org_id","report_id") REFERENCES "public"."company_reports"("org_id","id") ON DELETE cascade ON UPDATE no action;