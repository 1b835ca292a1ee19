import { afterAll, beforeEach, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import type { LanguageCode } from '../../../languages/index.ts'
import { mailWords } from '../../core/email-layout/email-texts.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'
import { signUp } from '../../testing/sign-up.ts'
import { afterRetry } from '../../testing/retry-eventually.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url })
const { newOwner, invite } = organizationsOf(app)
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.received.length = 0
})

const day = 86_400_000
const organization = 'Tide & Co'
const inviter = 'Grace Hopper'
const languageOf = (html = '') => /<html lang="(\w+)" dir="(\w+)">/.exec(html)?.slice(1, 3).join(' ')
/** The languages of the mails to an address, once there are so many. */
const languagesTo = (email: string, mails: number) =>
  eventually(() => {
    const there = smtp.to(email)
    return there.length < mails ? undefined : there.map(({ html }) => languageOf(html))
  })
const chooses = (language: LanguageCode | null, { token }: Pick<Member, 'token'>) =>
  app.ok(contract.updateProfile, { language }, { token })
const setsInvitationLanguage = (invitationLanguage: LanguageCode | null, owner: Member) =>
  app.ok(contract.updateOrgData, { data: { settings: { invitationLanguage } } }, owner)
const asksForCode = (email: string) => app.ok(contract.sendOTP, { email })

test('an invitation arrives in its language, whole: subject, text and page, with names kept apart', async () => {
  const owner = await newOwner(organization)
  const { email } = await invite(owner, { name: 'أمل', language: 'ar' })
  const mail = await eventually(() => smtp.to(email)[0])
  const { line } = mailWords('ar')
  expect(mail.subject).toBe(line('invitation.subject', { inviter, organization }))
  expect(mail.subject).toContain('\u2068Tide & Co\u2069')
  expect(languageOf(mail.html)).toBe('ar rtl')
  expect(mail.text).toContain(line('frame.helloName', { name: 'أمل' }))
  expect(mail.text).toContain(line('frame.goodUntil', { day: '16 مارس 2026' }))
  expect(mail.text).toMatch(/^http:\/\/localhost:3000\/#\/questionnaire\/[0-9A-Z]{16}$/m)
  expect(mail.html).toContain('<bdi>Tide &amp; Co</bdi>')
})

test('so does a reminder, and what nobody chose a language for is in English', async () => {
  const owner = await newOwner(organization)
  const german = await invite(owner, { language: 'de' })
  const nobodys = await invite(owner)
  app.pass(4 * day)
  await app.ok(contract.remindEmployees, {}, owner)
  const reminder = mailWords('de').line('reminder.subject', { organization })
  const mail = await eventually(() => smtp.to(german.email).find(({ subject }) => subject === reminder))
  expect(mail.text).toContain('Der Fragebogen über Ihre Arbeit bei Tide & Co ist noch für Sie offen.')
  expect(mail.text).toContain('gilt bis 16. März 2026')
  expect(await languagesTo(nobodys.email, 2)).toEqual(['en ltr', 'en ltr'])
})

test('what somebody chose in their profile goes before the language of their invitation', async () => {
  const owner = await newOwner(organization)
  const person = await signUp(app.host)
  await chooses('es', person)
  await invite(owner, { email: person.email, language: 'de' })
  expect(await languagesTo(person.email, 1)).toEqual(['es ltr'])
})

test('an invitation without a language goes by the organization’s, as it is when the mail leaves', async () => {
  const owner = await newOwner(organization)
  const { employee, email } = await invite(owner)
  expect(await languagesTo(email, 1)).toEqual(['en ltr'])
  await setsInvitationLanguage('es', owner)
  app.pass(day)
  await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  expect(await languagesTo(email, 2)).toEqual(['en ltr', 'es ltr'])
})

test('the organization’s language is not that of who was never invited to it', async () => {
  const owner = await newOwner(organization)
  await setsInvitationLanguage('ar', owner)
  await asksForCode(owner.email)
  expect(await languagesTo(owner.email, 1)).toEqual(['en ltr'])
})

test('a mail that waits is written in the language that its reader has when it leaves', async () => {
  const owner = await newOwner(organization)
  const person = await signUp(app.host)
  await chooses('de', person)
  await smtp.stop()
  await invite(owner, { email: person.email })
  // Its first try has ended: nothing that was written before is still under way.
  await eventually(async () => {
    const [mail] = await app.host.database
      .sql`select last_error from mails where to_address = ${person.email} and last_error is not null`
    return mail
  })
  await chooses('es', person)
  await smtp.start()
  await afterRetry(app.host, () => smtp.to(person.email)[0])
  expect(await languagesTo(person.email, 1)).toEqual(['es ltr'])
})

test('a code is in the language of the newest invitation that is good, and then in that of the profile', async () => {
  const owner = await newOwner(organization)
  const email = app.freshEmail()
  const { employee } = await invite(owner, { email, language: 'ar' })
  await languagesTo(email, 1)
  await asksForCode(email)
  expect(await languagesTo(email, 2)).toEqual(['ar rtl', 'ar rtl'])
  const code = smtp.to(email)[1]
  expect(code?.subject).toBe(mailWords('ar').line('code.subject'))
  expect(code?.text).toMatch(/^\d{6}$/m)

  await app.ok(contract.revokeInvitation, { employeeId: employee.id }, owner)
  app.pass(day)
  await asksForCode(email)
  expect((await languagesTo(email, 3))?.[2]).toBe('en ltr')

  const person = await signUp(app.host, { email: app.freshEmail() })
  await chooses('de', person)
  await asksForCode(person.email)
  expect(await languagesTo(person.email, 1)).toEqual(['de ltr'])
})

test('a code is in the language that was chosen on the device that asks, and only that code', async () => {
  const person = await signUp(app.host)
  await chooses('de', person)
  await app.ok(contract.sendOTP, { email: person.email, language: 'es' })
  expect(await languagesTo(person.email, 1)).toEqual(['es ltr'])
  expect(smtp.to(person.email)[0]?.subject).toBe(mailWords('es').line('code.subject'))
  app.pass(60_000)
  await asksForCode(person.email)
  expect(await languagesTo(person.email, 2)).toEqual(['es ltr', 'de ltr'])
  const unknown = app.freshEmail()
  await app.ok(contract.sendOTP, { email: unknown, language: 'ar' })
  expect(await languagesTo(unknown, 1)).toEqual(['ar rtl'])
  expect(await app.call(contract.sendOTP, { email: unknown, language: 'tlh' })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR' },
  })
})
