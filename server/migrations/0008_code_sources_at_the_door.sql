ALTER TABLE one_time_code_sources ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY at_the_door ON one_time_code_sources TO muster_handler USING ((SELECT app_at_door())) WITH CHECK ((SELECT app_at_door()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON one_time_code_sources TO muster_handler;
