import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { notifyWithUndo } from './notify-undo.tsx'
import { Toasts } from './toasts.tsx'

test('what is done twice in a row is said twice, each time for the whole time in which it can be undone', async () => {
  const { user } = renderScreen(<Toasts />)
  const undone: string[] = []
  const tell = (time: string) =>
    act(() => notifyWithUndo('report-1', `Deleted the ${time} time.`, () => undone.push(time)))
  tell('first')
  const first = (await screen.findByText('Deleted the first time.')).closest('[role="alert"]')
  expect(first).not.toBeNull()
  tell('second')
  const second = (await screen.findByText('Deleted the second time.')).closest('[role="alert"]')
  // In another element, with a clock of its own, which a screen reader says anew.
  expect(second).not.toBe(first)
  await waitFor(() => expect(screen.queryByText('Deleted the first time.')).toBeNull())
  await user.dblClick(screen.getByRole('button', { name: 'Undo' }))
  expect(undone).toEqual(['second'])
})
