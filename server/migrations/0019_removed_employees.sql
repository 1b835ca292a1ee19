CREATE TABLE "removed_employees" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"department" text NOT NULL,
	"user_id" text,
	"removed_at" timestamp (3) with time zone NOT NULL,
	"removed_by" text NOT NULL,
	"has_answered" boolean NOT NULL,
	"reports" integer NOT NULL,
	"code_hashes" "bytea"[] NOT NULL,
	"kept" jsonb NOT NULL,
	CONSTRAINT "removed_employees_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
ALTER TABLE "removed_employees" ADD CONSTRAINT "removed_employees_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_employees_email" ON "removed_employees" USING btree ("org_id","email");--> statement-breakpoint
CREATE INDEX "removed_employees_at" ON "removed_employees" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "removed_employees_codes" ON "removed_employees" USING gin ("code_hashes");