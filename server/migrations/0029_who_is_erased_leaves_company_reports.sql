ALTER TABLE "removed_employees" ADD COLUMN "member_user_id" text;--> statement-breakpoint
ALTER TABLE "removed_employees" ADD COLUMN "member_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_reports" ADD COLUMN "redacted_at" timestamp (3) with time zone;--> statement-breakpoint
-- Whose membership ended with a removal is added to what is kept; of a report that is stored, people who are erased are taken out.
GRANT UPDATE (member_user_id, member_since) ON removed_employees TO muster_handler;
--> statement-breakpoint
GRANT UPDATE (content, redacted_at) ON company_reports TO muster_handler;
