ALTER TABLE "report_steps" ADD COLUMN "nobody_else" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whether somebody else could decide was looked at before a release alone; of other steps with one's own report it is not known.
UPDATE report_steps SET nobody_else = true WHERE is_own AND kind = 'released';
