DROP INDEX "employees_department";--> statement-breakpoint
CREATE INDEX "employees_by_department" ON "employees" USING btree ("org_id","department");--> statement-breakpoint
-- Whoever comes back finds the department under the name that it was given meanwhile.
GRANT UPDATE (department) ON removed_employees TO muster_handler;
