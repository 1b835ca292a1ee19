CREATE TABLE "plan_items" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"details" text NOT NULL,
	"owner_id" text,
	"due_on" date,
	"state" text NOT NULL,
	"outcome" text NOT NULL,
	"finding" jsonb,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_items_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_items_owner" ON "plan_items" USING btree ("org_id","owner_id");