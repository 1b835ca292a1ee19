import { Menu } from '@mantine/core'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { saveTheme } from '../../core/browser/theme-preference.ts'
import { renderScreen } from '../../testing/render.tsx'
import { colorSchemeManager } from './color-scheme.ts'

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

it('learns of a theme that another tab chose after the page was drawn and before it listened', () => {
  const manager = colorSchemeManager()
  const heard: string[] = []
  expect(manager.get('auto')).toBe('auto')
  saveTheme('dark')
  manager.subscribe((scheme) => void heard.push(scheme))
  expect(heard).toEqual(['dark'])
  manager.unsubscribe()
})

it('says nothing of a theme that is as it was drawn', () => {
  const manager = colorSchemeManager()
  const heard: string[] = []
  manager.get('auto')
  manager.subscribe((scheme) => void heard.push(scheme))
  expect(heard).toEqual([])
  manager.unsubscribe()
})
