import { Menu } from '@mantine/core'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'

it('lets a menu stand inside the main landmark', async () => {
  const { user } = renderScreen(
    <main>
      <Menu>
        <Menu.Target>
          <button type="button">Actions</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Edit</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </main>,
    { as: null },
  )
  await user.click(await screen.findByRole('button', { name: 'Actions' }))
  const item = await screen.findByRole('menuitem', { name: 'Edit' })
  expect(screen.getByRole('main').contains(item)).toBe(true)
})
