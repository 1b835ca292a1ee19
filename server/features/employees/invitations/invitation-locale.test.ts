import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { languageCodes, type LanguageCode } from '../../../../languages/index.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newOwner, auditOf } = organizationsOf(app)
const day = 24 * 3_600_000
const unknown = `This language is not one that Muster writes in: use ${languageCodes.join(', ')}`
type Owner = Awaited<ReturnType<typeof newOwner>>

const listed = async (owner: Owner) =>
  Object.fromEntries(
    (await app.ok(contract.listInvitations, {}, owner)).invitations.map(({ name, language }) => [
      name,
      language,
    ]),
  )
const invite = async (owner: Owner, input: { name: string; email: string; language?: LanguageCode }) =>
  (await app.ok(contract.createInvitation, input, owner)).result

test('an invitation is in the language that it was made in, and tells it to whoever opens it', async () => {
  const owner = await newOwner()
  const { code } = await invite(owner, { name: 'Amira', email: 'amira@tide.test', language: 'ar' })
  expect(await listed(owner)).toEqual({ Amira: 'ar' })
  const { status } = await app.ok(contract.getInvitationStatus, { code: code ?? '' })
  expect(status.language).toBe('ar')
})

test('one that says no language has the organization’s, and none where that has none', async () => {
  const owner = await newOwner()
  await invite(owner, { name: 'Nobody Asked', email: 'nobody@tide.test' })
  await app.ok(contract.updateOrgData, { data: { settings: { invitationLanguage: 'es' } } }, owner)
  await invite(owner, { name: 'Elena', email: 'elena@tide.test' })
  await invite(owner, { name: 'Dirk', email: 'dirk@tide.test', language: 'de' })
  await app.ok(contract.updateOrgData, { data: { settings: { invitationLanguage: null } } }, owner)
  await invite(owner, { name: 'Later', email: 'later@tide.test' })
  expect(await listed(owner)).toEqual({ 'Nobody Asked': null, Elena: 'es', Dirk: 'de', Later: null })
  const entries = await auditOf(owner.orgId)
  expect(entries.filter(({ action }) => action === 'organization.updated')).toMatchObject([
    { details: { changed: ['invitationLanguage'] } },
    { details: { changed: ['invitationLanguage'] } },
  ])
})

test('it is kept when the invitation is sent again, also where that makes it anew', async () => {
  const owner = await newOwner()
  const { employee } = await invite(owner, { name: 'Amira', email: 'amira@tide.test', language: 'ar' })
  const employeeId = employee?.id ?? ''
  app.pass(day)
  await app.ok(contract.resendInvitation, { employeeId }, owner)
  expect(await listed(owner)).toEqual({ Amira: 'ar' })
  await app.ok(contract.revokeInvitation, { employeeId }, owner)
  app.pass(day)
  await app.ok(contract.resendInvitation, { employeeId }, owner)
  expect(await listed(owner)).toEqual({ Amira: 'ar' })
  app.pass(15 * day)
  await invite(owner, { name: 'Amira', email: 'amira@tide.test' })
  expect(await listed(owner)).toEqual({ Amira: 'ar' })
})

test('inviting somebody again in another language changes it', async () => {
  const owner = await newOwner()
  await invite(owner, { name: 'Dirk', email: 'dirk@tide.test', language: 'de' })
  app.pass(day)
  await invite(owner, { name: 'Dirk', email: 'dirk@tide.test', language: 'en' })
  expect(await listed(owner)).toEqual({ Dirk: 'en' })
})

test('many are invited each in their own, and a row whose language is unknown fails alone', async () => {
  const owner = await newOwner()
  const invites = [
    { name: 'Elena', email: 'elena@tide.test', language: 'es' },
    { name: 'Finn', email: 'finn@tide.test', language: 'tlh' },
  ]
  const { rows } = await app.ok(contract.checkInvitations, { invites }, owner)
  expect(rows).toMatchObject([{ outcome: 'invite' }, { outcome: 'bad', note: unknown }])
  const { results } = await app.ok(contract.sendEmployeeInvites, { invites }, owner)
  expect(results).toMatchObject([{ success: true }, { success: false, error: unknown }])
  expect(await listed(owner)).toEqual({ Elena: 'es' })
})

test('an unknown language is refused, of an invitation, of the organization and of oneself', async () => {
  const owner = await newOwner()
  const refused = { status: 400, body: { code: 'VALIDATION_ERROR' } }
  // As other software may send it, which knows no types.
  const inNone: { language?: 'en' } = JSON.parse('{"language":"tlh"}')
  expect(
    await app.call(contract.createInvitation, { name: 'Finn', email: 'finn@tide.test', ...inNone }, owner),
  ).toMatchObject({ ...refused, body: { details: [{ path: 'language', message: unknown }] } })
  expect(await app.call(contract.updateProfile, inNone, owner)).toMatchObject(refused)
  const settings: { invitationLanguage?: 'en' } = JSON.parse('{"invitationLanguage":"fi"}')
  expect(await app.call(contract.updateOrgData, { data: { settings } }, owner)).toMatchObject(refused)
  expect(await listed(owner)).toEqual({})
})

test('what somebody chose for themselves is kept in their profile until they take it back', async () => {
  const owner = await newOwner()
  const chosen = async () => (await app.ok(contract.getProfile, {}, owner)).user.language
  expect(await chosen()).toBeNull()
  await app.ok(contract.updateProfile, { language: 'de' }, owner)
  await app.ok(contract.updateProfile, { displayName: 'Olga' }, owner)
  expect(await chosen()).toBe('de')
  expect((await app.ok(contract.exportMyData, {}, owner)).data.language).toBe('de')
  await app.ok(contract.updateProfile, { language: null }, owner)
  expect(await chosen()).toBeNull()
})
