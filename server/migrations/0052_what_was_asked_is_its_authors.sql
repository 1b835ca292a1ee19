CREATE TABLE "support_messages" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"page" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_messages_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_messages_user" ON "support_messages" USING btree ("org_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "support_messages_at" ON "support_messages" USING btree ("created_at");
--> statement-breakpoint
-- A message from the help centre is seen by whoever wrote it, in the organization that it was written from.
ALTER TABLE support_messages ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_messages ON support_messages TO muster_handler
  USING (org_id = (SELECT app_org()) AND user_id = (SELECT app_user()))
  WITH CHECK (org_id = (SELECT app_org()) AND user_id = (SELECT app_user()));
--> statement-breakpoint
GRANT SELECT, INSERT ON support_messages TO muster_handler;
