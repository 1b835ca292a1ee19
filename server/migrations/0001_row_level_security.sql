-- Handlers run as a role that cannot bypass row-level security; what they may see is said in three settings
-- of their transaction: app.org_id, app.user_id, and app.door ('on' for the calls of signing in).
-- An administrator may have made the role: CREATE ROLE would ask for the right to make roles even then. Other
-- databases of the same server start at the same time, and so make it in between.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'muster_handler') THEN
    CREATE ROLE muster_handler NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
-- From PostgreSQL 16 on, whoever makes a role is its member without the right to become it.
DO $$ BEGIN
  IF NOT pg_has_role('muster_handler', CASE WHEN current_setting('server_version_num')::int < 160000 THEN 'MEMBER' ELSE 'SET' END) THEN
    EXECUTE format('GRANT muster_handler TO %I', current_user);
  END IF;
EXCEPTION WHEN unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO muster_handler', current_schema());
END $$;
--> statement-breakpoint
CREATE FUNCTION app_org() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('app.org_id', true), '') $$;
--> statement-breakpoint
CREATE FUNCTION app_user() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('app.user_id', true), '') $$;
--> statement-breakpoint
CREATE FUNCTION app_at_door() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT coalesce(current_setting('app.door', true), '') = 'on' $$;
--> statement-breakpoint
-- An organization always has its owner's membership: checked when the transaction commits.
ALTER TABLE organizations ADD CONSTRAINT organizations_owner_is_member FOREIGN KEY (id, owner_id) REFERENCES memberships (org_id, user_id) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE one_time_codes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE server_secrets ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE organizations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE memberships ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE mails ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['employees','invitations','submissions','reports','company_reports','runs','run_rows','audit_entries','changes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY own_organization ON %I TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()))', t);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY own_organization ON organizations TO muster_handler USING (id = (SELECT app_org())) WITH CHECK (id = (SELECT app_org()));
--> statement-breakpoint
CREATE POLICY organizations_of_user ON organizations FOR SELECT TO muster_handler USING (
  EXISTS (SELECT 1 FROM memberships m WHERE m.org_id = organizations.id AND m.user_id = (SELECT app_user()) AND m.status = 'active')
);
--> statement-breakpoint
CREATE POLICY own_organization ON memberships TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
CREATE POLICY own_memberships ON memberships FOR SELECT TO muster_handler USING (user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY own_user ON users TO muster_handler USING (id = (SELECT app_user()) OR (SELECT app_at_door())) WITH CHECK (id = (SELECT app_user()) OR (SELECT app_at_door()));
--> statement-breakpoint
CREATE POLICY members_of_organization ON users FOR SELECT TO muster_handler USING (
  EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = users.id AND m.org_id = (SELECT app_org()))
);
--> statement-breakpoint
CREATE POLICY own_sessions ON sessions TO muster_handler USING (user_id = (SELECT app_user()) OR (SELECT app_at_door())) WITH CHECK (user_id = (SELECT app_user()) OR (SELECT app_at_door()));
--> statement-breakpoint
CREATE POLICY at_the_door ON one_time_codes TO muster_handler USING ((SELECT app_at_door())) WITH CHECK ((SELECT app_at_door()));
--> statement-breakpoint
CREATE POLICY own_mails ON mails TO muster_handler
  USING (org_id = (SELECT app_org()) OR (org_id IS NULL AND (SELECT app_at_door())))
  WITH CHECK (org_id = (SELECT app_org()) OR (org_id IS NULL AND (SELECT app_at_door())));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON users, sessions, one_time_codes, organizations, memberships, employees, invitations, submissions, runs, run_rows, mails TO muster_handler;
--> statement-breakpoint
-- History is added to and never rewritten by a handler.
GRANT SELECT, INSERT ON audit_entries, changes TO muster_handler;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON reports, company_reports TO muster_handler;
