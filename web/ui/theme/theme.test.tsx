import { Menu } from '@mantine/core'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keys } from '../../core/browser/storage.ts'
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

describe('what another tab chose is heard and not written back', () => {
  const heardFrom = (stored: string | null, choose?: () => void) => {
    const heard: string[] = []
    const manager = colorSchemeManager()
    // Mantine hears with the function that also keeps what somebody chooses.
    manager.subscribe((scheme) => {
      heard.push(scheme)
      choose?.()
      manager.set(scheme)
    })
    if (stored === null) localStorage.removeItem(keys.theme)
    else localStorage.setItem(keys.theme, stored)
    window.dispatchEvent(new StorageEvent('storage', { key: keys.theme, newValue: stored }))
    manager.unsubscribe()
    return { heard, stored: localStorage.getItem(keys.theme), manager }
  }

  it('where a tab chooses again before the other has done with the first choice', () => {
    const chooser = colorSchemeManager()
    expect(heardFrom('dark', () => chooser.set('light'))).toMatchObject({ heard: ['dark'], stored: 'light' })
  })

  it.each([[null], ['purple'], ['dark']])('where the other tab left %j', (left) => {
    expect(heardFrom(left).stored).toBe(left)
  })

  it('and a choice made in this tab afterwards is kept', () => {
    const { manager } = heardFrom('dark')
    manager.set('light')
    expect(localStorage.getItem(keys.theme)).toBe('light')
  })
})
