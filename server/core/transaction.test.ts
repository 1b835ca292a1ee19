import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { inTransaction } from './transaction.ts'

const database = testDatabase()

test('a transaction runs as the handlers role with its scope', async () => {
  const [row] = await inTransaction(database.current.db, { orgId: 'o1', userId: 'u1', door: true }, (tx) =>
    tx.execute(
      sql`select current_user as who, current_setting('app.org_id') as org, current_setting('app.user_id') as person, current_setting('app.door') as door`,
    ),
  )
  expect(row).toEqual({ who: 'muster_handler', org: 'o1', person: 'u1', door: 'on' })
})
