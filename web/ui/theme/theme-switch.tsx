import { SegmentedControl } from '@mantine/core'
import { themes } from '../../core/browser/theme-preference.ts'
import { useTheme } from './color-scheme.ts'
import { say } from '../t.ts'

const names = {
  light: say('themeSwitch.light'),
  dark: say('themeSwitch.dark'),
  system: say('themeSwitch.system'),
} as const

/** Light, dark or what the device says. */
export const ThemeSwitch = ({ size = 'xs' }: { size?: 'xs' | 'sm' }) => {
  const [theme, setTheme] = useTheme()
  return (
    <SegmentedControl
      fullWidth
      size={size}
      aria-label={say('themeSwitch.theme')}
      value={theme}
      onChange={setTheme}
      data={themes.map((value) => ({ value, label: names[value] }))}
    />
  )
}
