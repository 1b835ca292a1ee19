import { SegmentedControl } from '@mantine/core'
import { themes } from '../core/theme.ts'
import { useTheme } from './color-scheme.ts'

const names = { light: 'Light', dark: 'Dark', system: 'System' } as const

/** Light, dark or what the device says. */
export const ThemeSwitch = ({ size = 'xs' }: { size?: 'xs' | 'sm' }) => {
  const [theme, setTheme] = useTheme()
  return (
    <SegmentedControl
      fullWidth
      size={size}
      aria-label="Theme"
      value={theme}
      onChange={setTheme}
      data={themes.map((value) => ({ value, label: names[value] }))}
    />
  )
}
