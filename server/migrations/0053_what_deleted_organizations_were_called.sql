CREATE TABLE "deleted_organizations" (
	"org_id" text PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"owner_id" text NOT NULL
);

--> statement-breakpoint
ALTER TABLE deleted_organizations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A handler says of its own organization that it is deleted; none reads what is there, its own neither.
CREATE POLICY added_by_its_own ON deleted_organizations FOR INSERT TO muster_handler WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
GRANT INSERT ON deleted_organizations TO muster_handler;
