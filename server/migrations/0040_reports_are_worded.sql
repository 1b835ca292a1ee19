CREATE TABLE "told_company_reports" (
	"org_id" text NOT NULL,
	"report_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"threshold" integer NOT NULL,
	"withheld" text,
	"departments" jsonb NOT NULL,
	"withheld_topics" jsonb NOT NULL,
	CONSTRAINT "told_company_reports_org_id_report_id_at_pk" PRIMARY KEY("org_id","report_id","at")
);
--> statement-breakpoint
ALTER TABLE "company_reports" ADD COLUMN "prose" jsonb;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "prose" jsonb;--> statement-breakpoint
ALTER TABLE "told_company_reports" ADD CONSTRAINT "told_company_reports_org_id_report_id_company_reports_org_id_id_fk" FOREIGN KEY ("org_id","report_id") REFERENCES "public"."company_reports"("org_id","id") ON DELETE cascade ON UPDATE no action;