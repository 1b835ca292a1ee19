import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { people } from '../../../testing/people.ts'
import { pruneSignIns } from './prune-sign-ins.ts'

const app = testApp()
const { signIn } = people(app)
const hour = 60 * 60_000
const day = 24 * hour

const tidy = () => asSystem(app.host.database.db, (tx) => pruneSignIns.work(tx, app.host))
const left = () =>
  asSystem(app.host.database.db, async (tx) => {
    const [row] = await tx.execute(sql`
      select (select count(*) from one_time_codes)::int as codes,
        (select count(*) from one_time_code_sources)::int as sources,
        (select count(*) from mails)::int as mails,
        (select count(*) from sessions)::int as sessions,
        (select count(*) from users)::int as users`)
    return row
  })

test('what signing in leaves behind is forgotten in time, and the account stays', async () => {
  const { token } = await signIn(app.freshEmail())
  await tidy()
  expect(await left()).toEqual({ codes: 1, sources: 1, mails: 1, sessions: 1, users: 1 })
  app.pass(day + 1)
  await tidy()
  expect(await left()).toEqual({ codes: 0, sources: 0, mails: 1, sessions: 1, users: 1 })
  app.pass(6 * day)
  await tidy()
  expect(await left()).toMatchObject({ mails: 0, sessions: 1 })
  await app.ok(contract.getProfile, {}, { token })
  app.pass(23 * day)
  await tidy()
  expect((await app.call(contract.getProfile, {}, { token })).status).toBe(401)
  expect(await left()).toMatchObject({ sessions: 1 })
  app.pass(30 * day)
  await tidy()
  expect(await left()).toMatchObject({ sessions: 0, users: 1 })
})
