CREATE TABLE "cycles" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"reason" text,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"opened_by" text NOT NULL,
	"asked" integer NOT NULL,
	CONSTRAINT "cycles_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "cycles_number" UNIQUE("org_id","number")
);
--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;