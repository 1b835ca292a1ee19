import { readdirSync } from 'node:fs'
import path from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { entities } from './archive-files.ts'
import { storedColumns } from './archive-file.ts'
import { excludedTables } from './excluded-tables.ts'

/** Every table of the product that belongs to an organization, as the schema itself says: none is forgotten unseen. */
let tables: PgTable[]
beforeAll(async () => {
  const server = path.resolve(import.meta.dirname, '../../..')
  const files = readdirSync(server, { recursive: true })
    .map(String)
    .filter((file) => file === 'core/database/tables.ts' || path.dirname(file) === 'schema')
  const modules = await Promise.all(
    files.map(async (file): Promise<Record<string, unknown>> => import(path.join(server, file))),
  )
  tables = modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable))
    .filter((table) => storedColumns(table).some(([key]) => key === 'orgId'))
})

const nameOf = (table: PgTable) => getTableConfig(table).name
const exported = entities.flatMap(({ table }) => (table ? [table.of] : []))

describe('the tables of an organization', () => {
  test('are each exported, or left out with a reason, and none is both', () => {
    const left = excludedTables.flatMap(({ tables }) => tables)
    expect(tables.length).toBeGreaterThan(20)
    expect([...exported, ...left].map(nameOf).toSorted()).toEqual(tables.map(nameOf).toSorted())
    for (const { what, why } of excludedTables) expect(what.length * why.length).toBeGreaterThan(0)
  })

  test('have each column in their lines, or a reason why not', () => {
    for (const { name, line, table } of entities) {
      if (!table) continue
      const columns = storedColumns(table.of).map(([key]) => key)
      const inLine = Object.keys(line.shape)
      const missing = columns.filter(
        (key) => key !== 'orgId' && !inLine.includes(key) && table.leftOut[key] === undefined,
      )
      expect(missing, name).toEqual([])
      for (const key of Object.keys(table.leftOut)) expect(columns, name).toContain(key)
    }
  })
})
