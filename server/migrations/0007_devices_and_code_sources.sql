CREATE TABLE "one_time_code_sources" (
	"email" text NOT NULL,
	"source" text NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"window_sends" integer NOT NULL,
	"window_wrong_tries" integer NOT NULL,
	CONSTRAINT "one_time_code_sources_email_source_pk" PRIMARY KEY("email","source")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_hash" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "one_time_code_sources_window" ON "one_time_code_sources" USING btree ("window_started_at");