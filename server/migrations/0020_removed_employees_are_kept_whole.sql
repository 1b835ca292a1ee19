ALTER TABLE removed_employees ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_organization ON removed_employees TO muster_handler USING (org_id = (SELECT app_org())) WITH CHECK (org_id = (SELECT app_org()));
--> statement-breakpoint
-- Written by the functions below alone; what is kept is never changed.
GRANT SELECT, DELETE ON removed_employees TO muster_handler;
--> statement-breakpoint
-- Takes somebody out of the organization's list with every row that refers to them, whichever table it is in, and
-- keeps all of it. Their codes count as revoked from then on. The caller holds the employee's row; rows of theirs that
-- are being written are waited for.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION take_out_employee(employee text, by_user text, at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$
    DECLARE
      org constant text := app_org();
      child record;
      child_rows jsonb;
      kept jsonb;
    BEGIN
      UPDATE invitations SET revoked_at = at WHERE org_id = org AND employee_id = employee AND revoked_at IS NULL;
      SELECT jsonb_build_object('employees', jsonb_agg(to_jsonb(e))) INTO kept FROM employees e WHERE e.org_id = org AND e.id = employee;
      FOR child IN
        SELECT c.relname AS name FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
        WHERE f.contype = 'f' AND f.confrelid = 'employees'::regclass ORDER BY c.relname
      LOOP
        EXECUTE format('SELECT coalesce(jsonb_agg(to_jsonb(r)), ''[]'') FROM (SELECT * FROM %%I WHERE org_id = $1 AND employee_id = $2 FOR UPDATE) r', child.name)
          INTO child_rows USING org, employee;
        kept := kept || jsonb_build_object(child.name, child_rows);
      END LOOP;
      INSERT INTO removed_employees (org_id, id, name, email, role, department, user_id, removed_at, removed_by, has_answered, reports, code_hashes, kept)
      SELECT org, e.id, e.name, e.email, e.role, e.department, e.user_id, at, by_user,
        EXISTS (SELECT FROM submissions s WHERE s.org_id = org AND s.employee_id = employee AND s.status = 'completed'),
        (SELECT count(*) FROM reports r WHERE r.org_id = org AND r.employee_id = employee AND r.removed_at IS NULL),
        ARRAY(SELECT code FROM invitations i, LATERAL (VALUES (i.code_hash), (decode(i.handed_code_hash, 'hex'))) codes (code)
          WHERE i.org_id = org AND i.employee_id = employee AND code IS NOT NULL),
        kept
      FROM employees e WHERE e.org_id = org AND e.id = employee;
      DELETE FROM employees WHERE org_id = org AND id = employee;
    END $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
-- Puts somebody who was taken out back, as they were. A column that has come since has its default, one that has gone is
-- left out; a link with an account that is gone, or that somebody else in the list has by now, is not made again.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION put_back_employee(employee text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$
    DECLARE
      org constant text := app_org();
      was record;
      part record;
      columns text;
    BEGIN
      DELETE FROM removed_employees WHERE org_id = org AND id = employee RETURNING kept, user_id INTO was;
      IF NOT FOUND THEN RETURN; END IF;
      FOR part IN SELECT key AS name, value AS rows FROM jsonb_each(was.kept) ORDER BY key <> 'employees', key LOOP
        CONTINUE WHEN jsonb_array_length(part.rows) = 0 OR to_regclass(quote_ident(part.name)) IS NULL;
        SELECT string_agg(quote_ident(a.attname), ', ') INTO columns FROM pg_attribute a
        WHERE a.attrelid = to_regclass(quote_ident(part.name)) AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
          AND part.rows->0 ? a.attname;
        EXECUTE format('INSERT INTO %%1$I (%%2$s) SELECT %%2$s FROM jsonb_populate_recordset(NULL::%%1$I, $1)', part.name, columns)
          USING CASE WHEN part.name = 'employees' AND (
              NOT EXISTS (SELECT FROM users u WHERE u.id = was.user_id)
              OR EXISTS (SELECT FROM employees e WHERE e.org_id = org AND e.user_id = was.user_id))
            THEN jsonb_set(part.rows, '{0,user_id}', 'null') ELSE part.rows END;
      END LOOP;
    END $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
-- The organization of somebody who was removed, by an invite code that they had.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION org_of_removed_code(hash bytea) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$ SELECT org_id FROM removed_employees WHERE code_hashes @> ARRAY[hash] LIMIT 1 $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION take_out_employee(text, text, timestamptz), put_back_employee(text), org_of_removed_code(bytea) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION take_out_employee(text, text, timestamptz), put_back_employee(text), org_of_removed_code(bytea) TO muster_handler;
