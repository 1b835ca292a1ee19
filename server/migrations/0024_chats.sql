CREATE TABLE "chat_counts" (
	"org_id" text NOT NULL,
	"user_id" text NOT NULL,
	"minute_from" timestamp (3) with time zone NOT NULL,
	"in_minute" integer NOT NULL,
	"day_from" timestamp (3) with time zone NOT NULL,
	"in_day" integer NOT NULL,
	CONSTRAINT "chat_counts_org_id_user_id_pk" PRIMARY KEY("org_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_turns" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"chat_id" text NOT NULL,
	"user_id" text NOT NULL,
	"position" integer NOT NULL,
	"turn_id" text,
	"question_id" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"question" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"attachments" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"reply" text NOT NULL,
	"citations" jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"suggestions" jsonb NOT NULL,
	"topic" jsonb NOT NULL,
	"rights" jsonb NOT NULL,
	"people" text[] NOT NULL,
	CONSTRAINT "chat_turns_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "chat_turns_position" UNIQUE("org_id","chat_id","position"),
	CONSTRAINT "chat_turns_sent" UNIQUE("org_id","user_id","turn_id")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"turns" integer NOT NULL,
	CONSTRAINT "chats_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
ALTER TABLE "chat_counts" ADD CONSTRAINT "chat_counts_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD CONSTRAINT "chat_turns_org_id_chat_id_chats_org_id_id_fk" FOREIGN KEY ("org_id","chat_id") REFERENCES "public"."chats"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_latest" ON "chats" USING btree ("org_id","user_id","last_message_at","id");