import { z } from 'zod'

/**
 * What a backup says of itself: the entry `manifest.json` of the file. Everything else in it is checked against this.
 */

export const manifestName = 'manifest.json'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)

const TableContent = z.strictObject({
  schema: z.string(),
  name: z.string(),
  /** The stored columns, in the order of the rows' fields. */
  columns: z.array(z.string()).min(1),
  rows: count,
  bytes: count,
  sha256: hash,
})

export const Manifest = z.strictObject({
  product: z.literal('muster'),
  /** Of the file's own make; another one is refused. */
  format: z.literal(1),
  /** The version of Muster that wrote it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'hosted']),
  postgres: z.string(),
  /** The last migration of the database: when it was written, its hash, and its name where this Muster knew it. */
  migration: z.strictObject({ at: z.int(), hash, name: z.string().nullable() }),
  /** The queues of jobs. */
  queues: z.array(z.strictObject({ name: z.string(), deadLetter: z.string().nullable() })),
  tables: z.array(TableContent),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
  /** Pictures that lie in a store of files, and so are not in the file. */
  picturesElsewhere: count,
})

export type Manifest = z.output<typeof Manifest>
export type TableContent = z.output<typeof TableContent>

/** Where in the file the rows of a table are. */
export const tableEntryName = ({ schema, name }: Pick<TableContent, 'schema' | 'name'>): string =>
  `tables/${schema}.${name}.copy`
