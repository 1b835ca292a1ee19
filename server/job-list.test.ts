import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import { mailKinds } from '../contract/shapes/mail-kinds.ts'
import { pruneSignIns } from './features/accounts/sign-in/prune-sign-ins.ts'
import { oneTimeCodes, sessions } from './schema/accounts.ts'
import { emails } from './emails/email-list.ts'
import { scheduledWork } from './job-list.ts'
import { testApp } from './testing/app.ts'
import { people } from './testing/people.ts'
import { mails } from './core/database/tables.ts'
import { scheduledJobs, scheduleJobs } from './core/jobs/scheduled-jobs.ts'
import { asSystem } from './core/database/transaction.ts'

const day = 24 * 60 * 60 * 1000

it('there is no kind of mail that is not known to those who tell which mails there are', () => {
  expect(emails.map(({ kind }) => kind).toSorted()).toEqual([...mailKinds].toSorted())
})

describe('regular jobs', () => {
  const app = testApp()
  const { signIn } = people(app)
  const waiting = async (name: string) => {
    const [row] = await app.host.database.sql<{ count: number }[]>`
      select count(*)::int as count from pgboss.job where name = ${name} and state = 'created'`
    return row?.count
  }

  it('wait once each, however many servers start', async () => {
    await scheduleJobs(app.host, Object.keys(scheduledWork))
    for (const name of Object.keys(scheduledWork)) expect(await waiting(name)).toBe(1)
  })

  it('add their next run when they are done, and when they have failed for good', async () => {
    const name = 'prune-changes'
    const job = scheduledJobs(() => app.host, scheduledWork)[name]
    const none = { id: 'job', attempt: 1, attempts: 1, signal: new AbortController().signal }
    for (const run of [() => job?.run({}, none), () => job?.onFinalFailure?.({}, { reason: 'none' })]) {
      await app.host.database.sql`delete from pgboss.job where name = ${name}`
      await run()
      expect(await waiting(name)).toBe(1)
    }
  })

  it('forget codes after a day, their mails after a week, and sessions a month after they ended', async () => {
    const { db } = app.host.database
    const email = app.freshEmail()
    const { userId, token } = await signIn(email)
    const left = async () => ({
      codes: (await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email))).length,
      mails: (await db.select().from(mails).where(eq(mails.toAddress, email))).length,
      sessions: (await db.select().from(sessions).where(eq(sessions.userId, userId))).length,
    })
    const tidy = () => asSystem(db, (tx) => pruneSignIns.work(tx, app.host))

    await tidy()
    expect(await left()).toEqual({ codes: 1, mails: 1, sessions: 1 })
    app.pass(2 * day)
    await tidy()
    expect(await left()).toEqual({ codes: 0, mails: 1, sessions: 1 })
    await app.ok(contract.getProfile, {}, { token })
    app.pass(6 * day)
    await tidy()
    expect(await left()).toEqual({ codes: 0, mails: 0, sessions: 1 })
    app.pass(60 * day)
    await tidy()
    expect(await left()).toEqual({ codes: 0, mails: 0, sessions: 0 })
  })
})
