DROP INDEX "employees_name";--> statement-breakpoint
CREATE INDEX "employees_name" ON "employees" USING btree ("org_id",lower("name") COLLATE "C","id");