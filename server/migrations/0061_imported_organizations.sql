CREATE TABLE "imported_ids" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"original_id" text NOT NULL,
	CONSTRAINT "imported_ids_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "imported_names" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	CONSTRAINT "imported_names_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "organization_imports" (
	"org_id" text PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"server" text NOT NULL,
	"exported_at" timestamp (3) with time zone NOT NULL,
	"exported_by" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"imported_by" text NOT NULL,
	"file_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_ids" ADD CONSTRAINT "imported_ids_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_names" ADD CONSTRAINT "imported_names_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_imports" ADD CONSTRAINT "organization_imports_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE organization_imports ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE imported_names ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE imported_ids ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_organization ON organization_imports TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
CREATE POLICY own_organization ON imported_names TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
CREATE POLICY own_organization ON imported_ids TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
-- It is written once, with the organization. Names of people who are erased are taken out of it.
GRANT SELECT, INSERT ON organization_imports, imported_ids TO muster_handler;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON imported_names TO muster_handler;
--> statement-breakpoint
-- What a rule had removed where the organization comes from is known here, too.
GRANT INSERT ON removed_inputs TO muster_handler;
