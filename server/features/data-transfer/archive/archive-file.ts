import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

/** One file of the archive: its lines, where they come from, and what the file is for. */
export type Entity = {
  /** Its name in the archive, without the ending. */
  name: string
  /** What is in it, as the file beside it says. */
  what: string
  /** One line of it. The same schema holds for what is written and for what is read. */
  line: z.ZodObject
  /** The statement that gives its lines as JSON text, in order. */
  lines: (orgId: string) => SQL
  /** How many lines are read at once: few where one may be megabytes. */
  portion: number
  /** Whether a line is about the whole company, and grows with its people. */
  hasLongLines?: boolean
  /** The table that holds its rows, with why columns of it are not in the file. */
  table?: { of: PgTable; leftOut: Readonly<Record<string, string>> }
}

/** A moment as it travels: ISO 8601 in UTC, to the millisecond. */
export const instantText = (moment: SQL | PgColumn): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The name of a file in the archive. */
export const archiveFileName = ({ name }: Pick<Entity, 'name'>): string => `${name}.ndjson`

/** The columns of a table that can be written to, by their names in lines. */
export const storedColumns = (table: PgTable): [string, PgColumn][] =>
  Object.entries(getTableColumns(table)).filter(([, column]) => column.generated === undefined)

const valueOf = (column: PgColumn): SQL => {
  const name = sql.identifier(column.name)
  return column.getSQLType().startsWith('timestamp') ? instantText(sql`${name}`) : sql`${name}`
}

/** JSON text of fields, one object a row. */
export const jsonObject = (fields: readonly (readonly [string, SQL])[]): SQL =>
  sql`json_build_object(${sql.join(
    fields.flatMap(([key, value]) => [sql.raw(`'${key}'`), value]),
    sql`, `,
  )})::text`

type OfTable = Omit<Entity, 'lines' | 'table' | 'portion'> & {
  of: PgTable
  /** The columns by which lines are in order, by code point; the organization is the first of the key already. */
  by: readonly PgColumn[]
  portion?: number
  /** Columns that stay behind, each with the reason. */
  leftOut?: Readonly<Record<string, string>>
  /** What is stored in place of a column. */
  instead?: Readonly<Record<string, SQL>>
}

const usualPortion = 500

/** The entity of a table: a line has what a row has, but for the organization and what is left out. */
export const tableEntity = ({ of, by, leftOut = {}, instead = {}, portion, ...about }: OfTable): Entity => {
  const fields = storedColumns(of)
    .filter(([key]) => key !== 'orgId' && leftOut[key] === undefined)
    .map(([key, column]): [string, SQL] => [key, instead[key] ?? valueOf(column)])
  const order = by.map((column) =>
    column.getSQLType() === 'text'
      ? sql`${sql.identifier(column.name)} collate "C"`
      : sql`${sql.identifier(column.name)}`,
  )
  return {
    ...about,
    portion: portion ?? usualPortion,
    table: { of, leftOut },
    // Sorted before they are made into text: what is long is read once, and not carried through the sorting.
    lines: (orgId) => sql`
      select ${jsonObject(fields)} as line from (
        select * from ${sql.identifier(getTableName(of))} where org_id = ${orgId}
        order by ${sql.join(order, sql`, `)} offset 0) as sorted`,
  }
}
