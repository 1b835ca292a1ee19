import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleOrganization, renderScreen } from '../../testing/render.tsx'
import SubmissionsPage from './people-page.tsx'
import { sampleInvitation, samplePerson, sampleSubmission } from './testing/sample-people.ts'
import { serve } from './testing/serve-people.ts'

const employees = Array.from({ length: 120 }, (_, index) =>
  samplePerson(`e${index}`, `Person ${String(index).padStart(3, '0')}`),
)
const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')))
const afterwards = () => act(() => void window.dispatchEvent(new Event('afterprint')))

it('the list of people on paper has every row as text, and is the screen’s own again afterwards', async () => {
  serve({ employees, submissions: [sampleSubmission('e7')], invitations: [sampleInvitation('e8')] })
  renderScreen(<SubmissionsPage />)
  await screen.findByRole('link', { name: 'Person 000' })
  print()
  expect(screen.getByText('120 people.')).toBeTruthy()
  expect(screen.queryByLabelText('Search')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(121)
  expect(rows[8]?.textContent).toMatch(
    /^Person 007e7@northwind\.exampleAccountantFinanceAnswered .*10.*2026Not invited$/,
  )
  expect(rows[9]?.textContent).toBe(
    'Person 008e8@northwind.exampleAccountantFinanceWaiting for answersPending',
  )
  afterwards()
  expect(screen.queryByText('120 people.')).toBeNull()
  expect(screen.getByLabelText('Search')).toBeTruthy()
})

it('the list on paper says that it is part of a longer one', async () => {
  serve({ employees })
  renderScreen(<SubmissionsPage />, { at: '/submissions?q=Person%20007' })
  await screen.findByRole('link', { name: 'Person 007' })
  print()
  expect(screen.getByText('1 of 120 people, as searched for.')).toBeTruthy()
  afterwards()
})

it('who may invite alone prints who is invited, and not how far they have come', async () => {
  serve({ employees, invitations: [sampleInvitation('e8', { name: 'Person 008' })] })
  renderScreen(<SubmissionsPage />, {
    as: sampleOrganization('employee', { permissions: ['org:view', 'employee:invite'] }),
  })
  await screen.findByText('Person 008')
  print()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows[1]?.textContent).toBe('Person 008e8@northwind.examplePending')
  afterwards()
})
