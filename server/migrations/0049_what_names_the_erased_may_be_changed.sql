-- Where what people wrote names somebody who is erased: in edited reports of others, in what a cycle is called and why it was
-- opened, in why answers were opened again, and in what is kept of others who were removed.
GRANT UPDATE (content) ON reports TO muster_handler;
--> statement-breakpoint
GRANT UPDATE (name, reason) ON cycles TO muster_handler;
--> statement-breakpoint
GRANT UPDATE (reason) ON submission_versions TO muster_handler;
--> statement-breakpoint
GRANT UPDATE (kept) ON removed_employees TO muster_handler;
