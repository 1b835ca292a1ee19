CREATE TABLE "removed_inputs" (
	"org_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"revision" integer NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "removed_inputs_org_id_employee_id_revision_pk" PRIMARY KEY("org_id","employee_id","revision")
);
--> statement-breakpoint
CREATE TABLE "retention_rules" (
	"org_id" text NOT NULL,
	"kind" text NOT NULL,
	"years" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "retention_rules_org_id_kind_pk" PRIMARY KEY("org_id","kind")
);
--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "removed_inputs" ADD CONSTRAINT "removed_inputs_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_rules" ADD CONSTRAINT "retention_rules_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retention_rules_begins" ON "retention_rules" USING btree ("begins_at");--> statement-breakpoint
ALTER TABLE retention_rules ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE removed_inputs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_organization ON retention_rules TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
CREATE POLICY own_organization ON removed_inputs TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON retention_rules TO muster_handler;
--> statement-breakpoint
-- Written by what removes by itself, never by a call.
GRANT SELECT ON removed_inputs TO muster_handler;
--> statement-breakpoint
-- Of memberships that ended before this was kept the audit log knows the day; where it does not, they count from now on.
UPDATE employees e SET left_at = coalesce(
  (SELECT max(a.at) FROM audit_entries a WHERE a.org_id = m.org_id AND a.entity = 'membership' AND a.entity_id = m.user_id
    AND a.action IN ('membership.removed', 'membership.left')), now())
FROM memberships m JOIN users u ON u.id = m.user_id
WHERE m.org_id = e.org_id AND m.status = 'suspended' AND (m.user_id = e.user_id OR (e.user_id IS NULL AND e.email = u.email));
