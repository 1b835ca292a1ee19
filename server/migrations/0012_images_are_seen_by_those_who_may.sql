ALTER TABLE images ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Whether somebody and the caller are active members of one organization; of others' memberships a caller sees none.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION shares_organization(somebody text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ SELECT EXISTS (SELECT FROM memberships mine JOIN memberships theirs ON theirs.org_id = mine.org_id
        WHERE mine.user_id = app_user() AND mine.status = 'active' AND theirs.user_id = somebody AND theirs.status = 'active') $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION shares_organization(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION shares_organization(text) TO muster_handler;
--> statement-breakpoint
CREATE POLICY own_image ON images TO muster_handler USING (user_id = (SELECT app_user())) WITH CHECK (user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY images_of_fellow_members ON images FOR SELECT TO muster_handler USING (user_id IS NOT NULL AND shares_organization(user_id));
--> statement-breakpoint
CREATE POLICY own_organization ON images TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
CREATE POLICY images_of_own_organizations ON images FOR SELECT TO muster_handler USING (
  EXISTS (SELECT 1 FROM memberships m WHERE m.org_id = images.org_id AND m.user_id = (SELECT app_user()) AND m.status = 'active')
);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON images TO muster_handler;
