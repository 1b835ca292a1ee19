CREATE TABLE "audit_entries" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_user_id" text,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "audit_entries_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"org_id" text NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_org_id_xid_id_pk" PRIMARY KEY("org_id","xid","id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"subject_id" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"email" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"window_sends" integer NOT NULL,
	"window_wrong_tries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_accessed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"device_info" text,
	"ip_address" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"photo_url" text,
	"phone_number" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"login_count" integer DEFAULT 0 NOT NULL,
	"is_email_verified" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"org_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"permissions" text[],
	"joined_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "memberships_org_id_user_id_pk" PRIMARY KEY("org_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company_name" text NOT NULL,
	"owner_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"settings" jsonb NOT NULL,
	"onboarding_data" jsonb NOT NULL,
	"onboarding_completed_at" timestamp (3) with time zone,
	"onboarding_updated_at" timestamp (3) with time zone NOT NULL,
	"last_report_generation_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"department" text NOT NULL,
	"status" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"given_initials" text,
	"user_id" text,
	CONSTRAINT "employees_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"employee_id" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"membership_role" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" text,
	"is_latest" boolean DEFAULT true NOT NULL,
	CONSTRAINT "invitations_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"org_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"status" text NOT NULL,
	"submission_type" text NOT NULL,
	"raw_answers" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"questionnaire_version" text NOT NULL,
	"invitation_id" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	CONSTRAINT "submissions_org_id_employee_id_pk" PRIMARY KEY("org_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "company_reports" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"content" jsonb NOT NULL,
	"answered" integer GENERATED ALWAYS AS ((content->'coverage'->>'answered')::integer) STORED NOT NULL,
	"employees" integer GENERATED ALWAYS AS ((content->'coverage'->>'employees')::integer) STORED NOT NULL,
	CONSTRAINT "company_reports_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "company_reports_version" UNIQUE("org_id","version")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"employee_id" text NOT NULL,
	"version" integer NOT NULL,
	"origin" text NOT NULL,
	"generated_at" timestamp (3) with time zone NOT NULL,
	"generated_by" text NOT NULL,
	"submission_revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"grading" jsonb GENERATED ALWAYS AS (content->'gradingOverview') STORED NOT NULL,
	CONSTRAINT "reports_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "reports_version" UNIQUE("org_id","employee_id","version")
);
--> statement-breakpoint
CREATE TABLE "run_rows" (
	"org_id" text NOT NULL,
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"input" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"error" text,
	CONSTRAINT "run_rows_org_id_run_id_position_pk" PRIMARY KEY("org_id","run_id","position")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"started_by" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "runs_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_org_id_employee_id_employees_org_id_id_fk" FOREIGN KEY ("org_id","employee_id") REFERENCES "public"."employees"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_org_id_employee_id_employees_org_id_id_fk" FOREIGN KEY ("org_id","employee_id") REFERENCES "public"."employees"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_reports" ADD CONSTRAINT "company_reports_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_org_id_employee_id_employees_org_id_id_fk" FOREIGN KEY ("org_id","employee_id") REFERENCES "public"."employees"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_rows" ADD CONSTRAINT "run_rows_org_id_run_id_runs_org_id_id_fk" FOREIGN KEY ("org_id","run_id") REFERENCES "public"."runs"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("org_id","at");--> statement-breakpoint
CREATE INDEX "changes_at" ON "changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mails_subject" ON "mails" USING btree ("org_id","subject_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_owner" ON "memberships" USING btree ("org_id") WHERE "memberships"."role" = 'owner';--> statement-breakpoint
CREATE UNIQUE INDEX "employees_email" ON "employees" USING btree ("org_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "employees_user" ON "employees" USING btree ("org_id","user_id");--> statement-breakpoint
CREATE INDEX "employees_name" ON "employees" USING btree ("org_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_code" ON "invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "invitations_employee" ON "invitations" USING btree ("org_id","employee_id");--> statement-breakpoint
CREATE INDEX "submissions_submitted" ON "submissions" USING btree ("org_id","submitted_at");--> statement-breakpoint
CREATE INDEX "runs_started" ON "runs" USING btree ("org_id","started_by","started_at");