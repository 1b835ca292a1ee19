DROP FUNCTION put_back_employee(text);
--> statement-breakpoint
-- Puts somebody who was taken out back, as they were. A column that has come since has its default, one that has gone is
-- left out; a link with an account that is gone, or that somebody else in the list has by now, is not made again. False where
-- nobody was taken out with this id, or somebody else has put them back.
DO $do$ BEGIN
  EXECUTE format(
    $create$CREATE FUNCTION put_back_employee(employee text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = %I, pg_temp AS
    $f$
    DECLARE
      org constant text := app_org();
      was record;
      part record;
      columns text;
    BEGIN
      DELETE FROM removed_employees WHERE org_id = org AND id = employee RETURNING kept, user_id INTO was;
      IF NOT FOUND THEN RETURN false; END IF;
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
      RETURN true;
    END $f$ $create$,
    current_schema());
END $do$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION put_back_employee(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION put_back_employee(text) TO muster_handler;
