import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { isAnyOf } from './any-of-condition.ts'

const app = testApp()

test('ten thousand texts are one parameter, and are found as they are written', async () => {
  const odd = String.raw`o'"{,}\ NULL`
  const isOne = isAnyOf(sql`word`, [...Array.from({ length: 9_999 }, (_none, index) => `p${index}`), odd])
  expect(new PgDialect().sqlToQuery(isOne).params).toHaveLength(1)
  const found = await app.host.database.db.execute(
    sql`select word from (values (${odd}), ('p7'), ('p10000')) as list(word) where ${isOne}`,
  )
  expect([...found]).toEqual([{ word: odd }, { word: 'p7' }])
})
