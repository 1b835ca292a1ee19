import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'

const app = testApp()

const { newOwner, auditOf, orgOf, organizationsOfUser } = organizationsOf(app)

test('settings are merged, and the audit log says what changed', async () => {
  const owner = await newOwner()
  const { orgId } = owner
  const location = { latitude: -90, longitude: 180 }
  await app.ok(
    contract.updateOrgData,
    { data: { settings: { location }, companyName: 'Tide & Company' } },
    owner,
  )
  app.pass(5000)
  const collected = { industry: 'Fishing', step: 'departments', unknown: 'dropped' }
  await app.ok(
    contract.updateOrgData,
    {
      data: { settings: { reportVisibility: 'organization' }, onboardingData: collected },
    },
    owner,
  )
  app.pass(5000)
  const at = app.now.toISOString()
  await app.ok(contract.updateOrgData, { data: { name: 'Tide', onboardingData: { size: '11-50' } } }, owner)
  const org = await orgOf(owner)
  expect(org).toMatchObject({
    name: 'Tide',
    companyName: 'Tide & Company',
    settings: { reportVisibility: 'organization', location, groupThreshold: 5, invitationLanguage: null },
    onboardingData: { industry: 'Fishing', step: 'departments', size: '11-50' },
    updatedAt: at,
    onboarding: { completedAt: null, lastUpdated: at },
  })
  expect(org.onboardingData).not.toHaveProperty('unknown')

  app.pass(5000)
  // What is the same already is no change.
  await app.ok(contract.updateOrgData, { data: { name: 'Tide', settings: {} } }, owner)
  expect((await orgOf(owner)).updatedAt).toBe(at)
  await app.ok(contract.updateOrgData, { data: { settings: { location: null } } }, owner)
  expect((await orgOf(owner)).settings).toEqual({
    reportVisibility: 'organization',
    reportsOpenSince: new Date(Date.parse(at) - 5000).toISOString(),
    location: null,
    groupThreshold: 5,
    invitationLanguage: null,
  })

  const entries = await auditOf(orgId)
  expect(entries.map(({ action, details }) => [action, details])).toEqual([
    ['organization.created', {}],
    ['organization.updated', { changed: ['companyName', 'location'] }],
    [
      'organization.updated',
      {
        changed: ['reportVisibility', 'industry'],
        reportVisibility: { from: 'own', to: 'organization' },
      },
    ],
    ['organization.updated', { changed: ['name', 'size'] }],
    ['organization.updated', { changed: ['location'] }],
  ])
})

test('passing through the steps of the wizard leaves no entry', async () => {
  const owner = await newOwner()
  const pass = (onboardingData: object) => app.ok(contract.updateOrgData, { data: { onboardingData } }, owner)
  await pass({ step: 'departments' })
  await pass({ step: 'people' })
  expect((await orgOf(owner)).onboardingData.step).toBe('people')
  await pass({ step: 'done', departments: ['Sales'] })
  expect((await auditOf(owner.orgId)).map(({ action }) => action)).toEqual([
    'organization.created',
    'organization.updated',
  ])
})

test.each([
  [{ name: ' ' }, 'data.name', 'Organization name is required'],
  [{ companyName: '' }, 'data.companyName', 'Company name is required'],
  [{ companyName: 'x'.repeat(121) }, 'data.companyName', 'Company name is too long (max 120 characters)'],
])('%j is refused by its own name', async (data, path, message) => {
  const owner = await newOwner()
  expect(await app.call(contract.updateOrgData, { data }, owner)).toMatchObject({
    status: 400,
    body: { error: message, details: [{ path, message }] },
  })
})

test('departments are kept once each, and names are one line', async () => {
  const owner = await newOwner('Tide\r\n&\tCo')
  const departments = ['A', 'B', 'A', 'a', ' b ', 'C\nD']
  const { org } = await app.ok(contract.updateOrgData, { data: { onboardingData: { departments } } }, owner)
  expect(org).toMatchObject({ name: 'Tide & Co', onboardingData: { departments: ['A', 'B', 'C D'] } })
})

test('onboarding is completed once, and completing it again changes nothing', async () => {
  const owner = await newOwner()
  const { orgId } = owner
  await app.ok(contract.updateOrgData, { data: { onboardingData: { industry: 'Fishing' } } }, owner)
  app.pass(1000)
  const at = app.now.toISOString()
  const payload = { departments: ['Sales', 'Boats'] }
  const first = (await app.ok(contract.completeOnboarding, { payload }, owner)).org
  expect(first).toMatchObject({
    onboardingCompleted: true,
    onboarding: { completedAt: at, lastUpdated: at },
    onboardingData: { industry: 'Fishing', departments: ['Sales', 'Boats'] },
  })
  app.pass(1000)
  expect(await app.ok(contract.completeOnboarding, { payload }, owner)).toEqual({ org: first })
  expect(await app.ok(contract.completeOnboarding, {}, owner)).toEqual({ org: first })
  const [listed] = await organizationsOfUser(owner.token)
  expect(listed?.onboardingCompleted).toBe(true)
  expect((await auditOf(orgId)).map(({ action, details }) => [action, details])).toEqual([
    ['organization.created', {}],
    ['organization.updated', { changed: ['industry'] }],
    ['organization.onboarding_completed', { changed: ['departments'] }],
  ])
})
