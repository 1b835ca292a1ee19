CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"org_id" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "images_one_owner" CHECK (("images"."user_id" is null) <> ("images"."org_id" is null))
);
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "images_user" ON "images" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "images_org" ON "images" USING btree ("org_id");