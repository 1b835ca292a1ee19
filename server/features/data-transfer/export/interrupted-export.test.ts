import { request } from 'node:http'
import { pino } from 'pino'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { buildApp } from '../../../app.ts'
import { contract } from '../../../../contract/index.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { mailServer } from '../../../testing/fakes/mail-server.ts'
import { exportAs } from '../../../testing/data-transfer/archives.ts'
import { filledOrganization } from '../../../testing/data-transfer/filled-organization.ts'
import { exportOrganization } from './export-organization.ts'
import { exportBegunEmail } from '../../../emails/organization/data-export-email.ts'

/** An export that its owner stops. */

const smtp = await mailServer()
const muster = testApp({ SMTP_URL: smtp.url })
afterAll(() => smtp.stop())

const listening = async () => {
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const app = await buildApp(muster.host, { calls: [exportOrganization], logger })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  return { lines, url, connections }
}

const told = (orgId: string) =>
  asSystem(muster.host.database.db, async (tx) => [
    ...(await tx.execute(sql`select
      (select count(*) from audit_entries where org_id = ${orgId} and action = 'organization.exported')::int as entries,
      (select count(*) from mails where org_id = ${orgId} and kind like 'organization-export%')::int as mails`)),
  ])

const ask = (url: string, { token, orgId }: { token: string; orgId: string }, signal: AbortSignal) =>
  fetch(`${url}/api/exportOrganization`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'organization-id': orgId,
      'content-type': 'application/json',
    },
    body: '{}',
    signal,
  })

test('before anything has left is told in no mail and no audit log, and is no fault of the server', async () => {
  const { owner, orgId } = await filledOrganization(muster)
  const { lines, url, connections } = await listening()
  const stop = new AbortController()
  // What the export waits for, until it was stopped.
  await asSystem(muster.host.database.db, async (tx) => {
    await tx.execute(sql`select 1 from organizations where id = ${orgId} for update`)
    const answer = ask(url, { ...owner, orgId }, stop.signal)
    await eventually(async () => {
      const [waiting] = await muster.host.database.sql`
        select 1 as one from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return waiting
    })
    stop.abort()
    await expect(answer).rejects.toThrow('abort')
    await eventually(async () => ((await connections()) === 0 ? true : undefined))
  })
  await eventually(() => lines.some((line) => line.includes('has gone')) || undefined)
  expect(await told(orgId)).toEqual([{ entries: 0, mails: 0 }])
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

test('after it has begun is told, and is no fault of the server either', async () => {
  const { owner, orgId } = await filledOrganization(muster)
  const { lines, url } = await listening()
  const stop = new AbortController()
  const answer = await ask(url, { ...owner, orgId }, stop.signal)
  expect(answer.status).toBe(200)
  stop.abort()
  expect(await told(orgId)).toEqual([{ entries: 1, mails: 1 }])
  await eventually(
    () => lines.some((line) => /ended early|request completed|has gone/.test(line)) || undefined,
  )
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

const mailTo = (email: string, subject: string) =>
  eventually(() =>
    smtp
      .to(email)
      .find((mail) => mail.subject === subject)
      ?.text?.replaceAll(/\s+/g, ' '),
  )

test('in the middle is told in the mail and in the audit log with what had left, and nothing says that all was downloaded', async () => {
  const { owner, orgId } = await filledOrganization(muster)
  const { url, connections } = await listening()
  // What the last files of the archive are read from, until it was stopped.
  await asSystem(muster.host.database.db, async (tx) => {
    await tx.execute(sql`lock table plan_items in access exclusive mode`)
    const asked = request(`${url}/api/exportOrganization`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${owner.token}`,
        'organization-id': orgId,
        'content-type': 'application/json',
      },
    })
    asked.on('error', () => undefined).end('{}')
    await eventually(async () => {
      const [waiting] = await muster.host.database.sql`
        select 1 as one from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return waiting
    })
    asked.destroy()
    await eventually(async () => ((await connections()) === 0 ? true : undefined))
  })
  const text = await mailTo(owner.email, 'A download of everything of Tide & Company was stopped')
  expect(text).toContain('It was stopped before its end.')
  expect(text).toMatch(
    /What had left by then, the last part perhaps not whole: organization\.ndjson, .*people\.ndjson, .*action-plan\.ndjson\./,
  )
  expect(text).not.toContain('audit-log.ndjson')
  expect(text).not.toContain('has downloaded')
  expect(await told(orgId)).toEqual([{ entries: 1, mails: 1 }])
  const { entries } = await muster.ok(contract.getAuditLog, {}, { ...owner, orgId })
  expect(entries[0]).toMatchObject({
    action: 'organization.export_stopped',
    actor: { userId: owner.userId },
    details: { left: expect.arrayContaining(['people.ndjson', 'action-plan.ndjson']) },
  })
})

test('where its end is not known, as after a server was killed, the mail says that it has begun', async () => {
  const { owner, orgId } = await filledOrganization(muster)
  const { host } = muster
  await exportAs(muster, { ...owner, orgId })
  const written = await asSystem(host.database.db, (tx) =>
    exportBegunEmail.write(
      {
        kind: 'organization-export-begun',
        orgId,
        toAddress: owner.email,
        subjectId: 'entry',
        details: { byUserId: owner.userId },
        queuedAt: muster.now,
      },
      { tx, host, now: muster.now },
    ),
  )
  expect(written?.subject).toBe('Everything of Tide & Company is being downloaded')
  expect(written?.text).toContain('Whether all of it has arrived is not known.')
  expect(written?.text).not.toContain('has downloaded')
})
