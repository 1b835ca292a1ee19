CREATE TABLE "address_counts" (
	"name" text NOT NULL,
	"address" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "address_counts_name_address_pk" PRIMARY KEY("name","address")
);
--> statement-breakpoint
CREATE TABLE "wrong_code_tries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wrong_code_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"code_id" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "digits" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
CREATE INDEX "address_counts_started" ON "address_counts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "wrong_code_tries_email" ON "wrong_code_tries" USING btree ("email","at");--> statement-breakpoint
CREATE INDEX "wrong_code_tries_code" ON "wrong_code_tries" USING btree ("code_id","source");--> statement-breakpoint
CREATE INDEX "wrong_code_tries_at" ON "wrong_code_tries" USING btree ("at");--> statement-breakpoint
ALTER TABLE "one_time_code_sources" DROP COLUMN "window_wrong_tries";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "wrong_tries";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "window_wrong_tries";
--> statement-breakpoint
ALTER TABLE wrong_code_tries ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY at_the_door ON wrong_code_tries TO muster_handler USING ((SELECT app_at_door())) WITH CHECK ((SELECT app_at_door()));
--> statement-breakpoint
GRANT SELECT, INSERT ON wrong_code_tries TO muster_handler;
--> statement-breakpoint
-- Counted outside of the transactions of calls: no handler reads or writes it.
ALTER TABLE address_counts ENABLE ROW LEVEL SECURITY;
