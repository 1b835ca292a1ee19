import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messages } from '../../../contract/http/failures.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { sampleOrganization, renderScreen } from '../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import SubmissionsPage from './people-page.tsx'
import { sampleInvitation, samplePerson, sampleSubmission } from './testing/sample-people.ts'
import { serve } from './testing/serve-people.ts'
import { names, findRow } from './testing/shown-rows.ts'
import { ada, ben, chloe, draftSubmission, mixedStages as world } from './testing/sample-worlds.ts'

describe('the list', () => {
  it('says of each person how far they are, and how their invitation and its mail stand', async () => {
    serve(world)
    renderScreen(<SubmissionsPage />)
    const first = await findRow('Ada Lovelace')
    expect(first.getByText(/^Answered/)).toBeTruthy()
    expect(first.getByText('Accepted')).toBeTruthy()
    expect(first.getByText('e1@northwind.example')).toBeTruthy()
    const second = await findRow('Ben Okafor')
    expect(second.getByText(/^Started/)).toBeTruthy()
    expect(await second.findByText(/Pending until/)).toBeTruthy()
    expect(second.getByText(/Mail sent/)).toBeTruthy()
    expect((await findRow('Chloé Kim')).getByText('Mail failed: 550 no such mailbox')).toBeTruthy()
    expect((await findRow('Dmitri Novak')).getByText('Revoked')).toBeTruthy()
  })

  it('says of who has answered without joining that they have not joined, not that they are waited for', async () => {
    serve({ ...world, invitations: [sampleInvitation('e1')] })
    renderScreen(<SubmissionsPage />)
    const row = await findRow('Ada Lovelace')
    expect(await row.findByText('Not joined yet')).toBeTruthy()
    expect(row.getByText(/^Answered/)).toBeTruthy()
    expect(row.queryByText(/Pending/)).toBeNull()
  })

  it('says of who has answered what has expired: the link to join by', async () => {
    serve({ ...world, invitations: [sampleInvitation('e1', { state: 'expired' })] })
    renderScreen(<SubmissionsPage />)
    const row = await findRow('Ada Lovelace')
    expect(await row.findByText(/^Not joined; link expired on/)).toBeTruthy()
  })

  it('adds up above it', async () => {
    serve(world)
    renderScreen(<SubmissionsPage />)
    const figures = within(await screen.findByRole('region', { name: 'How far everyone has come' }))
    const values = ['People', 'Answered', 'Started', 'Waiting', 'Submission rate'].map(
      (label) => figures.getByText(label).nextElementSibling?.textContent,
    )
    expect(values).toEqual(['4', '1', '1', '2', '25%'])
  })

  it('shows of a department that nobody is in any more that it is why nobody is found', async () => {
    serve(world)
    renderScreen(<SubmissionsPage />, { at: '/submissions?department=Gone' })
    expect(await screen.findByText('Nobody matches')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Department' })).toHaveProperty('value', 'Gone (empty)')
  })

  it('keeps search, filters and order in the address', async () => {
    serve(world)
    const { user, router } = renderScreen(<SubmissionsPage />, { at: '/submissions?department=Sales' })
    await screen.findByText('2 of 4 people')
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ben')
    await screen.findByText('1 of 4 people')
    expect(router.state.location.search).toMatchObject({ department: 'Sales', q: 'ben' })
    await router.navigate({ to: '.', search: { state: 'waiting' } })
    await waitFor(() => expect(names()).toEqual(['Chloé Kim', 'Dmitri Novak']))
    await router.navigate({ to: '.', search: { q: 'nobody at all' } })
    await user.click(await screen.findByRole('button', { name: 'Clear the filters' }))
    await screen.findByText('4 people')
    await user.click(screen.getByRole('button', { name: 'State' }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ sort: 'state' }))
    expect(names()[0]).toBe('Ada Lovelace')
    expect(screen.getByRole('columnheader', { name: /State/ }).getAttribute('aria-sort')).toBe('ascending')
  })

  it('keeps 3,000 people out of the page but near the window', async () => {
    serve({
      employees: Array.from({ length: 3000 }, (_, index) => samplePerson(`p${index}`, `Person ${index}`)),
    })
    renderScreen(<SubmissionsPage />)
    expect(await screen.findByText('3,000 people')).toBeTruthy()
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3001')
    expect(screen.getAllByRole('row').length).toBeLessThan(60)
  })

  it('joins all pages', async () => {
    serve(world)
    serveCall(people.getEmployees, ({ request }) => {
      const { searchParams } = new URL(request.url)
      // So many that there are more.
      if (searchParams.has('first')) return { employees: Array.from({ length: 100 }, () => ada), next: null }
      return searchParams.get('after') === 'e2'
        ? { employees: [chloe], next: null }
        : { employees: [ada, ben], next: 'e2' }
    })
    serveCall(questionnaires.getSubmissions, ({ request }) =>
      new URL(request.url).searchParams.get('after') === 'e1'
        ? { submissions: { e3: sampleSubmission('e3') }, next: null }
        : { submissions: { e1: sampleSubmission('e1') }, next: 'e1' },
    )
    renderScreen(<SubmissionsPage />)
    expect(await screen.findByText('3 people')).toBeTruthy()
    expect(screen.getByText('66.7%')).toBeTruthy()
  })

  it('invites while nobody is there, and says what failed', async () => {
    serve({ employees: [] })
    const { unmount, user, router } = renderScreen(<SubmissionsPage />)
    expect(await screen.findByText('Nobody is invited yet')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Invite people' }))
    expect(await screen.findByRole('dialog', { name: 'Invite people' })).toBeTruthy()
    expect(router.state.location.search).toMatchObject({ invite: 'one' })
    unmount()
    serve(world)
    serveFailure(questionnaires.getSubmissions, failureResponse('INTERNAL', messages.internal))
    renderScreen(<SubmissionsPage />)
    expect(await screen.findByText('The submissions could not be loaded')).toBeTruthy()
    serve(world)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('4 people')).toBeTruthy()
  })
})

describe('the drawer', () => {
  it('shows the answers in the questionnaire’s order, and what was not answered', async () => {
    serve(world)
    const { user, router } = renderScreen(<SubmissionsPage />)
    const link = await screen.findByRole('link', { name: 'Ada Lovelace' })
    link.focus()
    await user.keyboard('{Enter}')
    const drawer = within(await screen.findByRole('dialog', { name: 'Ada Lovelace' }))
    expect(router.state.location.search).toMatchObject({ person: 'e1' })
    await drawer.findByRole('region', { name: 'Getting Started' })
    expect(drawer.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Getting Started',
      'Your Role & Responsibilities',
      'Output & Accountability',
      'Team & Collaboration',
      'Tools & Resources',
      'Skills & Development',
      'Feedback & Improvement',
    ])
    const role = within(drawer.getByRole('region', { name: 'Your Role & Responsibilities' }))
    const texts = role.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(texts).toEqual(['Not answered', 'Payroll', '8 of 10', 'Not answered'])
    expect(drawer.getAllByText('Not answered')).toHaveLength(20)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).not.toHaveProperty('person')
    await waitFor(() => expect(document.activeElement).toBe(link))
  })

  it('asks for the answers of its person alone, and says where they cannot be loaded or are open again', async () => {
    serve(world)
    const asked: string[] = []
    let isOpenAgain = false
    serveCall(questionnaires.getSubmissions, ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      if (searchParams.get('fields') === 'state') {
        return { submissions: { e1: sampleSubmission('e1', { answers: [], rawAnswers: {} }) }, next: null }
      }
      if (!isOpenAgain) throw failureResponse('INTERNAL', messages.internal)
      const opened = { status: 'in_progress' as const, reopenedAt: '2026-11-12T09:00:00.000Z', answers: [] }
      return { submissions: { e1: sampleSubmission('e1', opened) }, next: null }
    })
    const { user } = renderScreen(<SubmissionsPage />, { at: '/submissions?person=e1' })
    const drawer = within(await screen.findByRole('dialog', { name: 'Ada Lovelace' }))
    expect(await drawer.findByText('These answers could not be loaded')).toBeTruthy()
    expect(asked).toEqual(['?limit=5000&fields=state', '?employeeId=e1'])
    isOpenAgain = true
    await user.click(drawer.getByRole('button', { name: 'Try again' }))
    expect(await drawer.findByText(/^Ada Lovelace can change their answers/)).toBeTruthy()
    expect(drawer.queryByText('Not answered')).toBeNull()
  })

  it('never shows a draft, and opens from its address', async () => {
    serve({ ...world, submissions: [{ ...draftSubmission, answers: sampleSubmission('e2').answers }] })
    renderScreen(<SubmissionsPage />, { at: '/submissions?person=e2' })
    const drawer = within(await screen.findByRole('dialog', { name: 'Ben Okafor' }))
    expect(
      drawer.getByText(
        'Ben Okafor has started. The answers are private until they are submitted. The link isn’t shown here any more. If you send it again, it goes to Ben Okafor by mail only.',
      ),
    ).toBeTruthy()
    expect(drawer.queryByText('Payroll')).toBeNull()
    expect(await drawer.findByRole('button', { name: 'Renew invitation' })).toBeTruthy()
    expect(drawer.queryByRole('button', { name: /link|QR/ })).toBeNull()
  })

  it('opened by its address, gives the focus to the person in the list when it closes', async () => {
    serve(world)
    const { user } = renderScreen(<SubmissionsPage />, { at: '/submissions?person=e2' })
    await screen.findByRole('dialog', { name: 'Ben Okafor' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ben Okafor' })))
  })

  it('is honest about somebody who is not there, and gives the focus to the search', async () => {
    serve(world)
    const { user } = renderScreen(<SubmissionsPage />, { at: '/submissions?person=gone' })
    expect(await screen.findByRole('dialog', { name: 'This person isn’t in the list' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' })),
    )
  })
})

describe('roles', () => {
  it('leave out what somebody may not do who only reads', async () => {
    serve(world)
    const reader = sampleOrganization('admin', {
      permissions: ['employee:view', 'submission:view', 'org:view'],
    })
    renderScreen(<SubmissionsPage />, { as: reader })
    expect(await screen.findByText('4 people')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Invite|Remind|Actions/ })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('columnheader', { name: 'Invitation' })).toBeNull()
  })
})
