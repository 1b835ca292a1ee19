CREATE TABLE "submission_versions" (
	"org_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"revision" integer NOT NULL,
	"submission_type" text NOT NULL,
	"raw_answers" jsonb NOT NULL,
	"questionnaire_version" text NOT NULL,
	"invitation_id" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"reopened_at" timestamp (3) with time zone NOT NULL,
	"reopened_by" text NOT NULL,
	"reason" text,
	CONSTRAINT "submission_versions_org_id_employee_id_revision_pk" PRIMARY KEY("org_id","employee_id","revision")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "reopened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "reopened_revision" integer;--> statement-breakpoint
ALTER TABLE "company_reports" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_reports" ADD COLUMN "removed_by" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "removed_by" text;--> statement-breakpoint
ALTER TABLE "submission_versions" ADD CONSTRAINT "submission_versions_org_id_employee_id_employees_org_id_id_fk" FOREIGN KEY ("org_id","employee_id") REFERENCES "public"."employees"("org_id","id") ON DELETE cascade ON UPDATE no action;