import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { ListUpdateButton } from './list-update-button.tsx'

test.each([
  ['2 new answers', '2 new answers — show'],
  [undefined, 'The list has changed — show'],
])('what is new in a list is shown when it is pressed: %s', async (what, name) => {
  const show = vi.fn<() => void>()
  const { user } = renderScreen(<ListUpdateButton isBehind what={what} onShow={show} />)
  await user.click(await screen.findByRole('button', { name }))
  expect(show).toHaveBeenCalledOnce()
})
