CREATE TABLE "forgotten_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"owner_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "author_address" text;--> statement-breakpoint
CREATE INDEX "forgotten_mails_address" ON "forgotten_mails" USING btree ("address_hash","at");--> statement-breakpoint
CREATE INDEX "forgotten_mails_at" ON "forgotten_mails" USING btree ("at");