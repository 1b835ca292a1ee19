import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { at, complete, heading, key, open } from '../testing/open-questionnaire.ts'
import { createFakeServer } from '../testing/fake-questionnaire-server.ts'

const reopened = (
  by: string | null = 'Olga Owner',
  reason: string | null = 'May is missing',
  isNewRound = false,
) => {
  const server = createFakeServer()
  server.write(complete)
  server.complete(complete)
  server.serve()
  server.reopen({ by, reason, isNewRound })
  return server
}

describe('answers that were opened again', () => {
  it('say who did it and why, what stays, and show what was answered', async () => {
    reopened()
    open(at())
    const note = within(await screen.findByRole('region', { name: 'Olga Owner opened your answers again' }))
    expect(note.getByText('May is missing')).toBeTruthy()
    expect(note.getByText(/Your earlier answers stay until you submit/)).toBeTruthy()
    expect(note.queryByRole('button')).toBeNull()
  })

  it('say that everybody is asked again, where a new round opened them', async () => {
    reopened('Olga Owner', 'Half a year has passed', true)
    open(at())
    const note = within(await screen.findByRole('region', { name: 'Everybody is asked again' }))
    expect(note.getByText(/^Olga Owner started a new round of the questionnaire\./)).toBeTruthy()
    expect(note.getByText('Half a year has passed')).toBeTruthy()
    expect(note.getByText(/Leave what still holds, change what doesn’t/)).toBeTruthy()
    expect(note.queryByText(/opened your answers again/)).toBeNull()
  })

  it('are reviewed, changed and sent', async () => {
    const server = reopened(null, null)
    const { user } = open(at('review'))
    expect(await screen.findByRole('region', { name: 'Your answers were opened again' })).toBeTruthy()
    expect(screen.getByText('Payroll')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send my answers' }))
    await heading(/^Thank you/)
    expect(server.submitted()).toMatchObject({ core_responsibilities: 'Payroll' })
  })

  it('put in what this device never sent only where the person says so', async () => {
    const server = reopened()
    localStorage.setItem(
      key,
      JSON.stringify({
        version: 1,
        about: null,
        edits: { career_goals: { text: 'Lead the works', at: 1, by: 'a', stored: null } },
        known: { revision: 1, answers: {} },
      }),
    )
    const { user } = open(at('review'))
    const note = within(await screen.findByRole('region', { name: 'Olga Owner opened your answers again' }))
    expect(note.getByText('Lead the works')).toBeTruthy()
    expect(server.answers()['career_goals']).toBeUndefined()
    await user.click(note.getByRole('button', { name: /^Use this answer: / }))
    await waitFor(() => expect(server.answers()['career_goals']).toBe('Lead the works'), { timeout: 4_000 })
    expect(note.queryByRole('button')).toBeNull()
  })
})
