CREATE TABLE "report_steps" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"employee_id" text,
	"report_id" text,
	"company_report_id" text,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_user_id" text NOT NULL,
	"text" text,
	"is_own" boolean NOT NULL,
	"was_out" boolean NOT NULL,
	CONSTRAINT "report_steps_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "report_steps_of_report" UNIQUE("org_id","report_id","position"),
	CONSTRAINT "report_steps_of_company_report" UNIQUE("org_id","company_report_id","position"),
	CONSTRAINT "report_steps_one_report" CHECK (("report_steps"."report_id" is null) = ("report_steps"."employee_id" is null) and ("report_steps"."report_id" is null) <> ("report_steps"."company_report_id" is null))
);
--> statement-breakpoint
ALTER TABLE "company_reports" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "generated_version" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_steps" ADD CONSTRAINT "report_steps_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_steps" ADD CONSTRAINT "report_steps_org_id_employee_id_employees_org_id_id_fk" FOREIGN KEY ("org_id","employee_id") REFERENCES "public"."employees"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_steps" ADD CONSTRAINT "report_steps_org_id_report_id_reports_org_id_id_fk" FOREIGN KEY ("org_id","report_id") REFERENCES "public"."reports"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_steps" ADD CONSTRAINT "report_steps_org_id_company_report_id_company_reports_org_id_id_fk" FOREIGN KEY ("org_id","company_report_id") REFERENCES "public"."company_reports"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whoever brings a person back puts their rows in by the names of the tables, steps before reports.
ALTER TABLE report_steps ALTER CONSTRAINT report_steps_org_id_report_id_reports_org_id_id_fk DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE report_steps ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_organization ON report_steps TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
-- A step is added and never rewritten.
GRANT SELECT, INSERT ON report_steps TO muster_handler;
--> statement-breakpoint
GRANT UPDATE (state) ON reports, company_reports TO muster_handler;
--> statement-breakpoint
-- But that the words of a step go where they name somebody who is erased.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION forget_words_of_steps(org text, steps text[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ UPDATE report_steps SET text = NULL WHERE org_id = org AND id = ANY (steps) AND (app_org() IS NULL OR org = app_org()) $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_words_of_steps(text, text[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_words_of_steps(text, text[]) TO muster_handler;
