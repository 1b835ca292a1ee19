import { type SingleConnection, quoteIdentifier } from '../single-connection.ts'

/** What the database itself says it holds: a table that a later migration makes is in the next backup unasked. */

export type Table = { schema: string; name: string; columns: string[] }

/** Of pg-boss only pending and finished jobs: the rest of its tables is created again with the queues. */
const ofJobs = ['job', 'archive']

/** The tables to be kept, each with its stored columns. Holds them against changes of their shape until the transaction ends. */
export const readTables = async ({ query }: SingleConnection): Promise<Table[]> => {
  const found = await query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' or n.nspname = 'pgboss' and c.relname in ('${ofJobs.join("', '")}'))
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1, 2`)
  if (found.length === 0) return []
  await query(
    `lock table ${found.map(({ schema, name }) => quoteIdentifier(schema, name)).join(', ')} in access share mode`,
  )
  const columns = await query<{ schema: string; name: string; column: string }>(`
    select n.nspname as schema, c.relname as name, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`)
  return found.map((table) => ({
    ...table,
    columns: columns
      .filter(({ schema, name }) => schema === table.schema && name === table.name)
      .map(({ column }) => column),
  }))
}

/** The sequences of the product's tables that have given a number, each with the last. */
export const readSequences = ({ query }: SingleConnection): Promise<{ name: string; value: string }[]> =>
  query(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`)

/** The queues of jobs, those first that others name for what has failed. */
export const readQueues = async ({
  query,
}: SingleConnection): Promise<{ name: string; deadLetter: string | null }[]> => {
  const [found] = await query<{ there: boolean }>("select to_regclass('pgboss.queue') is not null as there")
  if (!found?.there) return []
  return query(
    'select name, dead_letter as "deadLetter" from pgboss.queue order by dead_letter nulls first, name',
  )
}

/** How many pictures lie in a store of files instead of the database. */
export const countExternalPictures = async (
  { query }: SingleConnection,
  tables: readonly Table[],
): Promise<number> => {
  if (!tables.some(({ schema, name }) => schema === 'public' && name === 'images')) return 0
  const [found] = await query<{ count: number }>(
    'select count(*)::int as count from public.images where bytes is null',
  )
  return found?.count ?? 0
}

/** Something that lies in a database already, as it is called; undefined where it is empty. */
export const findExistingContent = async ({ query }: SingleConnection): Promise<string | undefined> => {
  const [found] = await query<{ what: string }>(`
    select what from (
      select 1 as turn, 'the table ' || c.relname as what from pg_class c
      where c.relnamespace = to_regnamespace('public') and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      union all
      select 2, 'the schema ' || nspname from pg_namespace where nspname in ('drizzle', 'pgboss')
    ) as found order by turn, what limit 1`)
  return found?.what
}
