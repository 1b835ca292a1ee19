import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { LanguagePanel } from './language-panel.tsx'
import { Panel } from './panel.tsx'

/** The theme of specification point 1, and the language; saved at every change. */
export default function AppearanceSection() {
  return (
    <>
      <Panel title="Theme" text="System follows your device. The choice is kept in this browser.">
        <ThemeSwitch size="sm" />
      </Panel>
      <LanguagePanel />
    </>
  )
}
