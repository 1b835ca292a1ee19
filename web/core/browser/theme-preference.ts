import { keys, local } from './storage.ts'

/** Light, dark, or what the device says (specification point 1). */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value)

/** The remembered theme; system where nothing, or nothing known, is remembered. */
export const storedTheme = (): Theme => {
  const stored = local.get(keys.theme)
  return isTheme(stored) ? stored : 'system'
}

/** Remembers the theme, at every change. */
export const saveTheme = (theme: Theme): void => local.set(keys.theme, theme)

/** Hears of a change made in another tab; the returned function stops listening. */
export const onThemeChangedInOtherTab = (hear: (theme: Theme) => void): (() => void) => {
  const listener = (event: StorageEvent) => {
    if (event.key === keys.theme || event.key === null) hear(storedTheme())
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
