import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../../contract/shapes/limits.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { runs } from '../../../contract/calls/batch-jobs.ts'
import { organizationData, sampleOrganization, renderScreen } from '../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import { Onboarding } from './onboarding.tsx'
import { currentStep, wizardStepsFor } from './wizard-steps.ts'

const notYet = sampleOrganization('owner', { onboardingCompleted: false })
const Inviting: ComponentProps<typeof Onboarding>['inviting'] = ({ onUnsent }) => (
  <>
    <p>Inviting stands here</p>
    <button onClick={() => onUnsent({ words: 'Two people are not invited yet.' })}>Type two people</button>
    <button onClick={() => onUnsent({ words: '1 line is left.' })}>Leave a line</button>
  </>
)
const links = <p>The links stand here</p>
const plan = <p>The plan stands here</p>

const open = (at = '/onboarding', data: Parameters<typeof organizationData>[0] = {}, as = notYet) =>
  renderScreen(<Onboarding inviting={Inviting} links={links} plan={plan} />, { at, as, data })

let sent: unknown[]
beforeEach(() => {
  localStorage.clear()
  sent = []
  serveCall(organizations.updateOrgData, ({ body }) => {
    sent.push(body)
    return { org: organizationData() }
  })
  serveCall(people.getEmployees, { employees: [], next: null })
  serveCall(runs.getRuns, { runs: [] })
})

const step = (name: string) => screen.findByRole('heading', { level: 2, name })

test('the company step is kept as it is left, and goes on to the next', async () => {
  const { user, router } = open()
  expect(await step('Your company')).toBeDefined()
  const name = screen.getByRole('textbox', { name: 'Company name' })
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Company name is required')).toBeDefined()
  expect(sent).toEqual([])
  await user.type(name, 'Northwind Ltd')
  await user.type(screen.getByRole('combobox', { name: 'Industry (optional)' }), 'Retail')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await step('Departments')).toBeDefined()
  expect(router.state.location.search).toEqual({ step: 'departments' })
  expect(sent).toEqual([
    {
      data: {
        companyName: 'Northwind Ltd',
        onboardingData: { industry: 'Retail', step: 'departments' },
      },
    },
  ])
})

test('where what was entered could not be loaded no step is shown, it is said, and it can be loaded again', async () => {
  const retry = vi.fn<() => void>()
  const { user, unmount } = renderScreen(<Onboarding inviting={Inviting} links={links} plan={plan} />, {
    as: notYet,
    retry,
  })
  expect(await screen.findByText(/could not be loaded, .*Your data is safe\.$/)).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(retry).toHaveBeenCalledOnce()
  unmount()
  expect(sent).toEqual([])
})

test('departments are collected, also one that was typed and not entered; the way back keeps them', async () => {
  const { user } = open('/onboarding?step=departments', { onboardingData: { departments: ['Sales'] } })
  await user.type(
    await screen.findByRole('combobox', { name: 'Departments (optional)' }),
    'Finance{Enter}Design',
  )
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await step('Your company')).toBeDefined()
  expect(sent).toEqual([
    { data: { onboardingData: { departments: ['Sales', 'Finance', 'Design'], step: 'company' } } },
  ])
})

test('the wizard goes on where it was left, and shows what other features bring', async () => {
  const { user } = open('/onboarding', { onboardingData: { step: 'people' } })
  expect(await screen.findByText('Inviting stands here')).toBeDefined()
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Your company',
    'Departments',
    '3Your people',
    '4Ready',
  ])
  expect(steps[2]?.getAttribute('aria-current')).toBe('step')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await step('Ready')).toBeDefined()
  expect(screen.getByText(/Nobody is invited yet/)).toBeDefined()
  expect(screen.getByText('The links stand here')).toBeDefined()
})

test('people who are typed and not invited are asked about before the step is left, and stay typed', async () => {
  const { user } = open('/onboarding?step=people')
  await user.click(await screen.findByRole('button', { name: 'Type two people' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const dialog = await screen.findByRole('dialog', { name: 'Continue without inviting them?' })
  expect(dialog.textContent).toContain('Two people are not invited yet.')
  expect(dialog.textContent).toContain('saved on this device only')
  expect(screen.getByText(/People you haven’t invited yet are saved on this device only/)).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Stay here' }))
  expect(await step('Your people')).toBeDefined()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Continue without them' }))
  expect(await step('Ready')).toBeDefined()
  expect(screen.getByText('Inviting stands here')).toBeDefined()
})

test('who finishes with people typed and not invited is told that they are forgotten, unless they said yes to just these', async () => {
  let completed = 0
  serveCall(organizations.completeOnboarding, () => {
    completed += 1
    return { org: organizationData() }
  })
  const { user } = open('/onboarding?step=people')
  await user.click(await screen.findByRole('button', { name: 'Type two people' }))
  await user.click(screen.getByRole('button', { name: /^Skip the setup/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Finish without inviting them?' })
  expect(dialog.textContent).toMatch(/Two people are not invited yet\. What you typed is forgotten/)
  await user.click(within(dialog).getByRole('button', { name: 'Stay here' }))

  const agree = async (words: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const question = await screen.findByRole('dialog', { name: 'Continue without inviting them?' })
    expect(question.textContent).toMatch(words)
    await user.click(within(question).getByRole('button', { name: 'Continue without them' }))
    expect(await step('Ready')).toBeDefined()
  }
  await agree(/Two people are not invited yet\..*forgotten when the setup ends/)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await step('Your people')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Leave a line' }))
  await agree(/1 line is left\./)
  expect(completed).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Finish the setup' }))
  await waitFor(() => expect(completed).toBe(1))
})

test('a step that is skipped untouched stores nothing but where one is', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Skip for now' }))
  expect(await step('Departments')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Skip for now' }))
  expect(await step('Your people')).toBeDefined()
  expect(sent).toEqual([
    { data: { onboardingData: { step: 'departments' } } },
    { data: { onboardingData: { step: 'people' } } },
  ])
})

test('a step that is skipped keeps what was typed and holds', async () => {
  const { user } = open()
  await user.clear(await screen.findByRole('textbox', { name: 'Company name' }))
  await user.type(screen.getByRole('combobox', { name: 'Industry (optional)' }), 'Retail')
  await user.click(screen.getByRole('button', { name: 'Skip for now' }))
  expect(await step('Departments')).toBeDefined()
  const tooLong = 'x'.repeat(limits.departmentMax + 1)
  const departments = screen.getByRole('combobox', { name: 'Departments (optional)' })
  await user.type(departments, 'Finance{Enter}')
  await user.click(departments)
  await user.paste(tooLong)
  await user.click(screen.getByRole('button', { name: 'Skip for now' }))
  expect(await step('Your people')).toBeDefined()
  expect(sent).toEqual([
    { data: { onboardingData: { industry: 'Retail', step: 'departments' } } },
    { data: { onboardingData: { departments: ['Finance'], step: 'people' } } },
  ])
})

test('a plan is a step only where billing is configured', async () => {
  const subscription = { ...organizationData().subscription, status: 'none' as const }
  open('/onboarding?step=plan', { subscription })
  expect(await screen.findByText('The plan stands here')).toBeDefined()
  expect(wizardStepsFor({ subscription: { ...subscription, status: 'not_required' } })).toEqual([
    'company',
    'departments',
    'people',
    'done',
  ])
})

test.each(['Continue', 'Back'])(
  'a plan that is looked at before anything else leads on to the first step by %s',
  async (button) => {
    const subscription = { ...organizationData().subscription, status: 'none' as const }
    const { user } = open('/onboarding?step=plan', { subscription })
    await step('Plan')
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
    expect(steps.filter((one) => one.hasAttribute('data-passed'))).toEqual([])
    await user.click(screen.getByRole('button', { name: button }))
    expect(await step('Your company')).toBeDefined()
    expect(sent).toEqual([{ data: { onboardingData: { step: 'company' } } }])
  },
)

test('what cannot be stored stays on the screen with the reason, and can be tried again', async () => {
  serveFailure(
    organizations.updateOrgData,
    failureResponse('UNAVAILABLE', 'Muster cannot reach its database.'),
  )
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Company name' }), ' Ltd')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Muster cannot reach its database.')
  expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveProperty(
    'value',
    'Northwind Traders Ltd',
  )
  serveCall(organizations.updateOrgData, ({ body }) => {
    sent.push(body)
    return { org: organizationData() }
  })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await step('Departments')).toBeDefined()
  expect(sent).toMatchObject([{ data: { companyName: 'Northwind Traders Ltd' } }])
})

test('finishing completes the onboarding, remembers it here and goes on to the people', async () => {
  serveCall(organizations.completeOnboarding, ({ body }) => {
    sent.push(body)
    return { org: organizationData() }
  })
  const { user } = open('/onboarding?step=done')
  await user.click(await screen.findByRole('button', { name: 'Finish the setup' }))
  await waitFor(() => expect(localStorage.getItem('muster.onboarding.org-1')).toBe('true'))
  expect(sent).toEqual([{ payload: {} }])
})

test.each([
  ['own', /^Employees see only their own report/],
  ['organization', /^Employees see everyone’s released reports/],
] as const)('the last step says who sees reports: %s', async (reportVisibility, says) => {
  const settings = { ...organizationData().settings, reportVisibility }
  open('/onboarding?step=done', { settings })
  expect(await screen.findByText(says)).toBeDefined()
})

test('the setup can be skipped from its first step, which keeps what was typed', async () => {
  serveCall(organizations.completeOnboarding, () => ({ org: organizationData() }))
  const { user, unmount } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Company name' }), ' Ltd')
  await user.click(screen.getByRole('button', { name: /^Skip the setup/ }))
  await waitFor(() => expect(localStorage.getItem('muster.onboarding.org-1')).toBe('true'))
  unmount()
  await waitFor(() => expect(sent).toMatchObject([{ data: { companyName: 'Northwind Traders Ltd' } }]))
})

test('who may not change settings goes through the steps and changes nothing', async () => {
  const helper = sampleOrganization('employee', {
    onboardingCompleted: false,
    permissions: ['onboarding:edit', 'org:view'],
  })
  const { user } = open('/onboarding', {}, helper)
  expect(await screen.findByText(/Only people who may change/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await step('Departments')).toBeDefined()
  expect(sent).toEqual([])
})

test.each([
  ['people', 'departments', 'people'],
  [undefined, 'departments', 'departments'],
  ['plan', 'done', 'done'],
  ['nonsense', 'nonsense', 'company'],
] as const)('asked for %s and left at %s, the step is %s', (wanted, left, shown) => {
  expect(currentStep(['company', 'departments', 'people', 'done'], { wanted, left })).toBe(shown)
})

const stored = { departments: ['Sales'], industry: 'Retail', size: '11–50', step: 'done' }

test('what was set up is gone through again from its first step, and only what is changed is stored', async () => {
  const { user } = open('/onboarding', { onboardingData: stored }, sampleOrganization('owner'))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The setup of Northwind Traders' }),
  ).toBeDefined()
  expect(await step('Your company')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Skip the setup/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await step('Departments')).toBeDefined()
  expect(sent).toEqual([])
  await user.type(screen.getByRole('combobox', { name: 'Departments (optional)' }), 'Finance{Enter}')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Inviting stands here')).toBeDefined()
  expect(sent).toEqual([{ data: { onboardingData: { departments: ['Sales', 'Finance'] } } }])
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).toBeNull())
  expect(sent).toHaveLength(1)
})

test('who may view the setup and not edit it reads what was set up', async () => {
  open('/onboarding', { onboardingData: stored }, sampleOrganization('employee'))
  const facts = await screen.findAllByRole('definition')
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Northwind Traders',
    'Northwind',
    'Retail',
    '11–50 people',
    'Sales',
  ])
  expect(
    screen.getByText(/can be changed by an owner or admin, and by everyone with the permission “Carry out/),
  ).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'Close' }).getAttribute('href')).toBe('/company-wiki')
})

test('who may not even view it is told so', async () => {
  const helper = sampleOrganization('employee', { permissions: ['org:view'] })
  open('/onboarding', { onboardingData: {} }, helper)
  expect(await screen.findByText(/don’t include seeing what was set up/)).toBeDefined()
  expect(screen.queryByRole('definition')).toBeNull()
})

test('who may edit the setup and not see the organization changes nothing of what they cannot see', async () => {
  const helper = sampleOrganization('admin', { permissions: ['onboarding:edit', 'org:settings'] })
  open('/onboarding?step=departments', {}, helper)
  expect(await step('Departments')).toBeDefined()
  expect(screen.getByRole('combobox', { name: 'Departments (optional)' })).toHaveProperty('readOnly', true)
})
