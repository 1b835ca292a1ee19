CREATE TABLE "chat_erasures" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"employee_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"done_up_to" text NOT NULL,
	"is_done" boolean NOT NULL,
	CONSTRAINT "chat_erasures_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
ALTER TABLE "chat_erasures" ADD CONSTRAINT "chat_erasures_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;