import { afterAll, beforeEach, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { mailRecipients } from '../../testing/reports/report-recipients.ts'
import { reportCalls } from '../../testing/reports/report-calls.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url })
const { newOwner } = organizationsOf(app)
const { generate, release, released, releasedCompany } = reportCalls(app)
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.received.length = 0
})

const said = (text = '') => text.replaceAll(/\s+/g, ' ')
const { mailsTo, mailTo, answered, joined } = mailRecipients(app, smtp)

/** A try that is under way would still go through: it has failed once, and the next writes the mail anew. */
const tried = (orgId: string, kind: string) =>
  eventually(async () => {
    const [row] = await app.host.database
      .sql`select last_error from mails where org_id = ${orgId} and kind = ${kind}`
    return row?.['last_error'] ? true : undefined
  })

const isTakenBack = /^Version \d of your report at .* was (withdrawn|deleted)$/

test('whose report is withdrawn or deleted after its release is mailed by whom, without a word of why', async () => {
  const owner = await newOwner('Tide & Co')
  const { person, member } = await joined(owner)
  const first = await released(person, owner)
  const { version } = await released(person, owner)
  const which = { employeeId: person.id, version }
  const reason = 'Another’s answers were used'
  expect(await app.ok(contract.withdrawReport, { ...which, reason }, owner)).toMatchObject({
    state: 'withdrawn',
    emailSent: true,
    notice: null,
  })
  const withdrawn = await mailTo(person.email, isTakenBack)
  // What was out before went with it, in one mail.
  expect(withdrawn.subject).toBe('Version 2 of your report at Tide & Co was withdrawn')
  const text = said(withdrawn.text)
  expect(text).toMatch(/Grace Hopper withdrew version 2 of your report on \d+ March 2026/)
  expect(text).toContain('There is no other version that you can read until somebody releases one.')
  expect(text).toContain(`http://localhost:3000/#/reports/${person.id}?org=${owner.orgId}`)
  expect(text).toContain('who took it back and why')
  for (const part of [text, said(withdrawn.html)]) {
    for (const secret of [reason, first.gradingOverview.overall.toFixed(1), 'Looked through it']) {
      expect(part).not.toContain(secret)
    }
  }
  await release(which, owner)
  expect(await app.ok(contract.deleteReport, { employeeId: person.id }, owner)).toMatchObject({
    emailSent: true,
    notice: null,
  })
  const deleted = await eventually(() =>
    mailsTo(person.email, isTakenBack).find((mail) => /deleted/.test(mail.subject ?? '')),
  )
  expect(said(deleted.text)).toContain(
    'Unless it is brought back, it is erased for good 30 days after that day',
  )
  // Nobody is asked why they delete.
  expect(said(deleted.text)).toContain('when it was released, who deleted it, and what you wrote')
  expect(said(deleted.text)).not.toContain('why, and')
  // A draft that goes is nobody's news, and neither is a version that its person could not read any more.
  await generate(person, owner)
  for (const _ of ['the draft', 'the version that was withdrawn']) {
    expect(await app.ok(contract.deleteReport, { employeeId: person.id }, owner)).toMatchObject({
      emailSent: false,
      notice: null,
    })
  }
  const queued = await app.host.database
    .sql`select id from mails where org_id = ${owner.orgId} and kind = 'report-taken-back'`
  expect(queued).toHaveLength(2)
  expect((await app.call(contract.getReport, { employeeId: person.id }, member)).status).toBe(404)
})

test('who wrote about a version that was withdrawn is mailed as well that it is deleted, with what they wrote', async () => {
  const owner = await newOwner('Tide & Co')
  const { person, member } = await joined(owner)
  const { version } = await released(person, owner)
  const which = { employeeId: person.id, version }
  await app.ok(contract.answerReport, { ...which, answer: 'contested', comment: 'A quiet month' }, member)
  await app.ok(contract.withdrawReport, { ...which, reason: 'Another’s answers were used' }, owner)
  expect(await app.ok(contract.deleteReport, { employeeId: person.id }, owner)).toMatchObject({
    emailSent: true,
    notice: null,
  })
  const deleted = await mailTo(person.email, /^Version 1 of your report at Tide & Co was deleted$/)
  expect(said(deleted.text)).toContain('together with what you wrote about it')
  expect(said(deleted.html)).toContain('Nobody can read it any more.')
  expect(said(deleted.html)).not.toContain('until then')
})

test('who takes their own report back is not mailed, and nobody for the company’s', async () => {
  const owner = await newOwner()
  const own = await answered(owner)
  await app.host.database
    .sql`update employees set user_id = ${owner.userId} where org_id = ${owner.orgId} and id = ${own.id}`
  const nobody = { emailSent: false, notice: null }
  const { version } = await released(own, owner)
  const withdrawal = { employeeId: own.id, version, reason: 'Too soon for this' }
  expect(await app.ok(contract.withdrawReport, withdrawal, owner)).toMatchObject(nobody)
  const { id } = await releasedCompany(owner)
  expect(
    await app.ok(contract.withdrawReport, { reportId: id, reason: 'Too soon for this' }, owner),
  ).toMatchObject(nobody)
})

test('who has no account never read what is taken back, and is not mailed that it was', async () => {
  const owner = await newOwner()
  const person = await answered(owner)
  const { version } = await released(person, owner)
  const reason = 'Another’s answers were used'
  expect(
    await app.ok(contract.withdrawReport, { employeeId: person.id, version, reason }, owner),
  ).toMatchObject({ emailSent: false, notice: null })
  await release({ employeeId: person.id, version }, owner)
  expect(await app.ok(contract.deleteReport, { employeeId: person.id }, owner)).toMatchObject({
    emailSent: false,
    notice: null,
  })
  const rows = await app.host.database.sql`select kind from mails where org_id = ${owner.orgId}`
  expect(rows.map((row) => String(row['kind']))).toContain('report-released')
  expect(rows.map((row) => String(row['kind']))).not.toContain('report-taken-back')
})

test('what is released again, or beside another version, before the mail of its withdrawal could leave, is told as it is', async () => {
  const owner = await newOwner()
  const { person, member } = await joined(owner)
  const { sql } = app.host.database
  const first = await released(person, owner)
  const withdraw = (version: number) =>
    app.ok(
      contract.withdrawReport,
      { employeeId: person.id, version, reason: 'Another’s answers were used' },
      owner,
    )
  const left = () =>
    eventually(async () => {
      await sql`update pgboss.job set start_after = now() where name in ('mail', 'urgent-mail') and state = 'retry'`
      const rows = await sql`select state from mails where org_id = ${owner.orgId}`
      return rows.some((row) => row['state'] === 'queued') ? undefined : true
    }, 30_000)
  await left()
  await smtp.stop()
  await withdraw(first.version)
  await tried(owner.orgId, 'report-taken-back')
  await release({ employeeId: person.id, version: first.version }, owner)
  await smtp.start()
  await left()
  expect(mailsTo(person.email, isTakenBack)).toEqual([])
  await smtp.stop()
  await withdraw(first.version)
  const second = await released(person, owner)
  await smtp.start()
  await left()
  const [mail] = mailsTo(person.email, isTakenBack)
  expect(said(mail?.text)).toContain('Another version of your report is released, and you can read that one.')
  // And who has left by then gets none.
  await smtp.stop()
  await withdraw(second.version)
  await app.ok(contract.removeMember, { userId: member.userId }, owner)
  await smtp.start()
  await left()
  expect(mailsTo(person.email, isTakenBack)).toHaveLength(1)
})
