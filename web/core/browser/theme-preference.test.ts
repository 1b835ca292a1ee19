import { describe, expect, it, test, vi } from 'vitest'
import { onThemeChangedInOtherTab, saveTheme, storedTheme } from './theme-preference.ts'

describe('theme', () => {
  test.each([
    [null, 'system'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['sepia', 'system'],
  ])('stored %s reads as %s', (stored, theme) => {
    if (stored !== null) localStorage.setItem('theme', stored)
    expect(storedTheme()).toBe(theme)
  })
  it('is kept under the key theme at every change', () => {
    saveTheme('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    saveTheme('system')
    expect(localStorage.getItem('theme')).toBe('system')
  })
  it('hears of another tab', () => {
    const heard = vi.fn<(theme: string) => void>()
    const silence = onThemeChangedInOtherTab(heard)
    localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    silence()
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(heard.mock.calls).toEqual([['dark']])
  })
})
