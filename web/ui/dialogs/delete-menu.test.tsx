import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { DeleteMenu } from './delete-dialog.tsx'

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

it('whoever deletes nothing is told why in its place, where arrow keys come by, and nothing happens there', async () => {
  const remove = vi.fn<() => void>()
  const deleted = { act: 'Deleted ones', onOpen: vi.fn<() => void>() }
  const { user } = renderScreen(
    <DeleteMenu
      name="Actions for Ada"
      act="Delete this"
      onDelete={remove}
      insteadOfDeleting="Another decides."
      deleted={deleted}
    />,
  )
  await user.click(await screen.findByRole('button', { name: 'Actions for Ada' }))
  const instead = await screen.findByRole('menuitem', { name: 'Another decides.' })
  expect(instead.getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(instead)
  await user.keyboard('{Enter}')
  expect(screen.getByRole('menu')).toBeTruthy()
  expect(remove).not.toHaveBeenCalled()
})
