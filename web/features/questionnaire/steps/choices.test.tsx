import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { at, complete, heading, open } from '../testing/open-questionnaire.ts'
import { createFakeServer } from '../testing/fake-questionnaire-server.ts'

beforeEach(() => {
  const pretend = createFakeServer()
  pretend.serve()
  pretend.write(complete)
})

it.each([
  ['tool_effectiveness', /tools help/, '8', '0', '10, They help me fully'],
  ['has_kpis', /targets or KPIs/, 'y', 'n', 'No'],
])(
  'a key that picks an answer to %s takes the focus along from another choice, and from nowhere else',
  async (question, prompt, first, second, name) => {
    const { user } = open(at(question))
    const title = await heading(prompt)
    await user.keyboard(first)
    const before = screen.getByRole('radio', { checked: true })
    expect(document.activeElement).toBe(title)
    await user.tab()
    expect(document.activeElement).toBe(before)
    await user.keyboard(second)
    const chosen = screen.getByRole('radio', { name })
    expect(chosen).toHaveProperty('checked', true)
    expect(document.activeElement).toBe(chosen)
  },
)
