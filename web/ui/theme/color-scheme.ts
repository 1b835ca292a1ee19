import { useMantineColorScheme, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core'
import {
  onThemeChangedInOtherTab,
  saveTheme,
  storedTheme,
  type Theme,
} from '../../core/browser/theme-preference.ts'

const toScheme = (theme: Theme): MantineColorScheme => (theme === 'system' ? 'auto' : theme)
const toTheme = (scheme: MantineColorScheme): Theme => (scheme === 'auto' ? 'system' : scheme)

const storedScheme = () => toScheme(storedTheme())

/** Lets Mantine read and keep the theme as the specification names it. */
export const colorSchemeManager = (): MantineColorSchemeManager => {
  let silence: (() => void) | null = null
  let firstRead: MantineColorScheme | null = null
  let isHearing = false
  return {
    get: () => {
      firstRead ??= storedScheme()
      return storedScheme()
    },
    set: (scheme) => {
      if (!isHearing) saveTheme(toTheme(scheme))
    },
    subscribe: (onUpdate) => {
      // Mantine calls `set` with what it hears, and another tab may have chosen again by then.
      const hear = (scheme: MantineColorScheme) => {
        isHearing = true
        try {
          onUpdate(scheme)
        } finally {
          isHearing = false
        }
      }
      silence = onThemeChangedInOtherTab((theme) => hear(toScheme(theme)))
      // Another tab may have changed it after this page was drawn and before it listened.
      if (firstRead !== null && firstRead !== storedScheme()) hear(storedScheme())
    },
    unsubscribe: () => silence?.(),
    clear: () => saveTheme('system'),
  }
}

/** The chosen theme and how to change it; a change is kept at once. */
export const useTheme = (): [Theme, (theme: Theme) => void] => {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return [toTheme(colorScheme), (theme) => setColorScheme(toScheme(theme))]
}
