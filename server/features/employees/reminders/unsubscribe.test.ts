import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { mailServer } from '../../../testing/fakes/mail-server.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { signUp } from '../../../testing/sign-up.ts'

const smtp = await mailServer()
afterAll(() => smtp.stop())
const publicUrl = 'https://muster.example.test'
const app = testApp({ SMTP_URL: smtp.url, PUBLIC_URL: publicUrl, RATE_LIMIT: 'on' })
const { newOwner, invite, audited, completeQuestionnaire } = organizationsOf(app)
const hour = 3_600_000
const form = 'application/x-www-form-urlencoded'
const body = 'List-Unsubscribe=One-Click'
const notWanted =
  'They don’t want more mail about this questionnaire. Their link still works: give it to them yourself.'

const mailTo = (email: string, which = 0) => eventually(() => smtp.to(email)[which])
type Mail = Awaited<ReturnType<typeof mailTo>>
const header = (mail: Mail, name: string) => mail.headers.find(({ key }) => key === name)?.value
/** The address in the header, below the public one. */
const unsubscribeIn = (mail: Mail): string => {
  const [, url = ''] = /^<([^<>]*)>$/.exec(header(mail, 'list-unsubscribe') ?? '') ?? []
  expect(url.startsWith(`${publicUrl}/api/unsubscribe?token=`)).toBe(true)
  return url.slice(publicUrl.length)
}

const invited = async () => {
  const owner = await newOwner()
  const person = await invite(owner)
  const mail = await mailTo(person.email)
  return { owner, person, mail, url: unsubscribeIn(mail) }
}
const post = (url: string, payload: string = body, contentType: string = form) =>
  app.app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } })
const isReminded = async (url: string) => {
  const token = new URL(url, publicUrl).searchParams.get('token') ?? ''
  return (await app.ok(contract.getReminderChoice, { token })).choice.isReminded
}

test('invitations and reminders, and what is sent to who has answered, all tell how to have no more of them', async () => {
  const { owner, person, mail } = await invited()
  app.pass(72 * hour)
  await app.ok(contract.remindEmployees, {}, owner)
  const reminder = await mailTo(person.email, 1)
  await completeQuestionnaire(owner.orgId, person.employee.id)
  app.pass(hour)
  await app.ok(contract.resendInvitation, { employeeId: person.employee.id }, owner)
  const toJoin = await mailTo(person.email, 2)
  expect(toJoin.subject).toContain('invites you to join')
  for (const each of [mail, reminder, toJoin]) {
    const token = new URL(unsubscribeIn(each), publicUrl).searchParams.get('token') ?? ''
    expect(header(each, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    for (const part of [each.text, each.html]) {
      expect(part).toContain('without signing in')
      expect(part).toContain(`${publicUrl}/#/reminders/${token}`)
    }
  }
})

test('the longest address has a header that is whole', async () => {
  const owner = await newOwner()
  const email = `${'x'.repeat(64)}@${`${'y'.repeat(60)}.`.repeat(3)}test`
  await invite(owner, { email })
  const url = unsubscribeIn(await mailTo(email))
  expect((await post(url)).statusCode).toBe(200)
})

test.each([
  ['as a form', body, form],
  ['as a form with its encoding named', body, `${form}; charset=utf-8`],
  [
    'in parts',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
])(
  'a mail program stops them with one post, %s: no session, no mail, a link to copy',
  async (_how, payload, type) => {
    const { owner, person, url } = await invited()
    for (const _ of [1, 2]) {
      const answer = await post(url, payload, type)
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    }
    expect(await isReminded(url)).toBe(false)
    expect((await audited(owner.orgId)).filter((action) => action === 'reminders.stopped')).toHaveLength(1)
    app.pass(hour)
    const { result } = await app.ok(contract.resendInvitation, { employeeId: person.employee.id }, owner)
    expect(result).toMatchObject({
      success: true,
      emailSent: false,
      notice: notWanted,
      inviteLink: person.inviteLink,
    })
    const invites = [{ name: 'Ada Lovelace', email: person.email }]
    const { run } = await app.ok(contract.startInvitations, { invites }, owner)
    const ended = await eventually(async () => {
      const now = await app.ok(contract.getRun, { id: run.id }, owner)
      return now.run.state === 'finished' ? now : undefined
    })
    expect(ended.notices).toMatchObject([{ success: true, notice: notWanted }])
    // Another organization has not been told anything; codes for signing in come as ever.
    const elsewhere = await invite(await newOwner(), { email: person.email })
    expect(elsewhere.emailSent).toBe(true)
    await app.ok(contract.sendOTP, { email: person.email })
    const mails = await eventually(() =>
      smtp.to(person.email).length === 3 ? smtp.to(person.email) : undefined,
    )
    const code = mails.find(({ subject }) => !subject?.includes('invites'))
    expect(code?.text).toMatch(/\b\d{6}\b/)
    expect(code && header(code, 'list-unsubscribe')).toBeUndefined()
    await signUp(app.host)
  },
)

test('looking at it changes nothing, and leads to the page with the button', async () => {
  const { url } = await invited()
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await app.app.inject({ method, url })
    const token = new URL(url, publicUrl).searchParams.get('token')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `${publicUrl}/#/reminders/${token}`])
  }
  expect(await isReminded(url)).toBe(true)
})

test('what is no such form, or too large for one, changes nothing', async () => {
  const { url } = await invited()
  for (const [payload, type, status] of [
    ['', form, 400],
    ['isReminded=false', form, 400],
    [JSON.stringify({ 'List-Unsubscribe': 'One-Click' }), 'application/json', 400],
    [body, 'text/plain', 400],
    [`${body}&x=${'x'.repeat(20_000)}`, form, 413],
  ] as const) {
    const answer = await post(url, payload, type)
    expect([answer.statusCode, answer.json()['success']]).toEqual([status, false])
  }
  expect(await isReminded(url)).toBe(true)
})

test('links hold no address that others could read, and those that were sent before still work', async () => {
  const { owner, person, mail, url } = await invited()
  const token = new URL(url, publicUrl).searchParams.get('token') ?? ''
  for (const part of token.split('.')) {
    const read = Buffer.from(part, 'base64url').toString('latin1')
    expect(read).not.toContain(owner.orgId)
    expect(read).not.toContain(person.email)
  }
  for (const link of (mail.text ?? '').match(/https?:\S+/g) ?? []) expect(link).not.toContain(person.email)
  const about = Buffer.from(JSON.stringify([owner.orgId, person.email])).toString('base64url')
  const before = `${about}.${app.host.secrets.signature('reminder choice', about)}`
  expect((await post(`/api/unsubscribe?token=${before}`)).statusCode).toBe(200)
  expect(await isReminded(url)).toBe(false)
  const other = await invited()
  expect(other.url).not.toBe(url)
  expect(await isReminded(other.url)).toBe(true)
})

test('an address that was made up or changed is not known', async () => {
  const { url } = await invited()
  const forged = Buffer.from(JSON.stringify(['another', 'ada@example.test'])).toString('base64url')
  const signature = url.split('.').at(-1)
  for (const wrong of [
    '/api/unsubscribe',
    '/api/unsubscribe?token=',
    '/api/unsubscribe?token=x',
    '/api/unsubscribe?token=%0d%0aa.b',
    `/api/unsubscribe?token=${forged}.${signature}`,
    `${url.slice(0, -2)}__`,
  ]) {
    const answer = await post(wrong)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { code: 'NOT_FOUND', error: 'We don’t know this link. Please open the one in your newest mail.' },
    ])
  }
  expect(await isReminded(url)).toBe(true)
})
