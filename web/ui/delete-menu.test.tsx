import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../testing/render.tsx'
import { DeleteMenu } from './ask-to-delete.tsx'

it('opens at once by keyboard, gives the focus back when it closes, and opens again', async () => {
  const remove = vi.fn<() => void>()
  const { user } = renderScreen(<DeleteMenu name="Actions for Ada" act="Delete this" onDelete={remove} />)
  const button = () => screen.getByRole('button', { name: 'Actions for Ada' })
  await screen.findByRole('button', { name: 'Actions for Ada' })
  expect(button().getAttribute('aria-expanded')).toBe('false')
  button().focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Delete this' })
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button()))
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Delete this' }))
  expect(remove).toHaveBeenCalledOnce()
})
