import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { questionnaires, type Draft } from '../../../contract/calls/submissions.ts'
import type { Role } from '../../../contract/rights/permissions.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall } from '../../testing/fake-server.ts'
import { ReopenedAnswersBar } from './reopened-answers-bar.tsx'

const draft: Draft = {
  employeeId: 'e1',
  status: 'in_progress',
  rawAnswers: {},
  revision: 2,
  savedAt: null,
  submittedAt: null,
  reopened: {
    at: '2026-11-20T09:00:00.000Z',
    by: 'Olga Owner',
    reason: null,
    isNewRound: false,
    revision: 2,
  },
}

const shown = async (as: Role, own: Draft) => {
  let isAsked = false
  serveCall(questionnaires.getMySubmission, () => {
    isAsked = true
    return { draft: own }
  })
  const { unmount } = renderScreen(
    <>
      <p>The page</p>
      <ReopenedAnswersBar />
    </>,
    { as },
  )
  await screen.findByText('The page')
  if (as === 'employee') await waitFor(() => expect(isAsked).toBe(true))
  return { unmount, isAsked }
}

test('an employee whose answers were opened again is told by whom, and led to them', async () => {
  await shown('employee', draft)
  expect((await screen.findByRole('status')).textContent).toBe(
    'Olga Owner reopened your answers. They don’t count until you submit them again.',
  )
  expect(screen.getByRole('link', { name: 'Open your questionnaire' }).getAttribute('href')).toBe(
    '/employee-form',
  )
})

test('and that everybody is asked again, where a new round did it', async () => {
  const { reopened } = draft
  if (reopened === null) throw new Error('It is open.')
  const { unmount } = await shown('employee', { ...draft, reopened: { ...reopened, isNewRound: true } })
  expect((await screen.findByRole('status')).textContent).toBe(
    'Olga Owner started a new round of the questionnaire: everyone who has answered is asked again. Your answers don’t count until you submit them again.',
  )
  unmount()
  await shown('employee', { ...draft, reopened: { ...reopened, by: null, isNewRound: true } })
  expect((await screen.findByRole('status')).textContent).toMatch(
    /^A new round of the questionnaire has started/,
  )
})

test('nobody else is, and of owners and admins, who may be nobody’s employee, it is not asked', async () => {
  for (const [as, own] of [
    ['employee', { ...draft, reopened: null }],
    ['employee', { ...draft, status: 'completed' }],
    ['owner', draft],
    ['admin', draft],
  ] as const) {
    const { unmount, isAsked } = await shown(as, own)
    expect(isAsked).toBe(as === 'employee')
    expect(screen.queryByRole('status')).toBeNull()
    unmount()
  }
})
