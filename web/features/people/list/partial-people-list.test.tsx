import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { questionnaires } from '../../../../contract/calls/submissions.ts'
import { allEmployeesQuery } from '../../../core/organization/fetch-all-employees.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse } from '../../../testing/fake-server.ts'
import SubmissionsPage from '../people-page.tsx'
import { samplePerson, sampleSubmission } from '../testing/sample-people.ts'
import { serve } from '../testing/serve-people.ts'
import { names } from '../testing/shown-rows.ts'

const employees = Array.from({ length: 250 }, (_, index) =>
  samplePerson(`e${index}`, `Person ${String(index).padStart(3, '0')}`),
)

/** A server that says the first hundred at once, and the others when it is let go. */
const slow = () => {
  serve({ employees, submissions: [sampleSubmission('e0')] })
  const asked: string[] = []
  let letGo = (): void => undefined
  const rest = new Promise<void>((resolve) => {
    letGo = resolve
  })
  serveCall(people.getEmployees, async ({ request }) => {
    const { searchParams } = new URL(request.url)
    const limit = Number(searchParams.get('limit'))
    asked.push(`${limit} by ${searchParams.get('first') ?? 'place'}`)
    if (searchParams.get('first') === 'name') return { employees: employees.slice(0, limit), next: null }
    await rest
    return { employees, next: null }
  })
  return { asked, rest, letGo }
}

it('the first people of a long list are there before the others, and no number is said that is not known', async () => {
  const { asked, letGo } = slow()
  const { user, router } = renderScreen(<SubmissionsPage />)
  await screen.findByRole('link', { name: 'Person 000' })
  expect(screen.getByText(/^These are the first by name/)).toBeTruthy()
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('-1')
  const figures = within(screen.getByRole('region', { name: 'How far everyone has come' }))
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '',
    '',
    '',
    '',
    '',
  ])
  expect(within(screen.getByRole('table')).queryByText(/Answered|Waiting|invited/)).toBeNull()
  for (const early of ['checkbox', 'searchbox']) expect(screen.queryByRole(early)).toBeNull()
  expect(screen.queryByRole('button', { name: /Remind|Export|State/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Person 001' }))
  expect(router.state.location.search).toMatchObject({ person: 'e1' })
  expect(screen.queryByRole('dialog')).toBeNull()

  letGo()
  expect(await screen.findByRole('dialog', { name: 'Person 001' })).toBeTruthy()
  expect(screen.getByText('250 people')).toBeTruthy()
  expect(screen.getByText('0.4%')).toBeTruthy()
  expect(screen.queryByText(/^These are the first by name/)).toBeNull()
  expect(asked).toEqual(['100 by name', '5000 by place'])
})

it('they wait for everybody where the list is searched or stands in another order', async () => {
  const { asked, letGo } = slow()
  renderScreen(<SubmissionsPage />, { at: '/submissions?q=001&sort=name&order=desc' })
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(screen.queryByRole('link', { name: /^Person/ })).toBeNull()
  letGo()
  expect(await screen.findByText('1 of 250 people')).toBeTruthy()
  expect(names()).toEqual(['Person 001'])
})

it('they are not left standing where the others cannot be loaded', async () => {
  const { rest, letGo } = slow()
  serveCall(questionnaires.getSubmissions, async () => {
    await rest
    throw failureResponse('INTERNAL', messages.internal)
  })
  renderScreen(<SubmissionsPage />)
  await screen.findByRole('link', { name: 'Person 000' })
  letGo()
  expect(await screen.findByText('The submissions could not be loaded')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Person 000' })).toBeNull()
})

it('the name that has the focus keeps it: until the submissions are there as well, and in the whole list', async () => {
  const { letGo } = slow()
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  serveCall(questionnaires.getSubmissions, async () => {
    await answered
    return { submissions: { e0: sampleSubmission('e0') }, next: null }
  })
  const { client } = renderScreen(<SubmissionsPage />)
  const early = await screen.findByRole('link', { name: 'Person 001' })
  early.focus()
  letGo()
  await waitFor(() => expect(client.getQueryData(allEmployeesQuery('org-1').queryKey)).toHaveLength(250))
  expect(document.activeElement).toBe(early)
  answer()
  await screen.findByText('250 people')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Person 001' })))
  expect(early.isConnected).toBe(false)
})
