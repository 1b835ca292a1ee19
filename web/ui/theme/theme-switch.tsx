import { SegmentedControl } from '@mantine/core'
import { themes } from '../../core/browser/theme-preference.ts'
import { useTheme } from './color-scheme.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

const names = {
  light: t(texts, 'themeSwitch.light'),
  dark: t(texts, 'themeSwitch.dark'),
  system: t(texts, 'themeSwitch.system'),
} as const

/** Light, dark or what the device says. */
export const ThemeSwitch = ({ size = 'xs' }: { size?: 'xs' | 'sm' }) => {
  const [theme, setTheme] = useTheme()
  return (
    <SegmentedControl
      fullWidth
      size={size}
      aria-label={t(texts, 'themeSwitch.theme')}
      value={theme}
      onChange={setTheme}
      data={themes.map((value) => ({ value, label: names[value] }))}
    />
  )
}
