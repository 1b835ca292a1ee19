import { ThemeSwitch } from '../../../ui/theme/theme-switch.tsx'
import { LanguagePanel } from './language-panel.tsx'
import { Panel } from '../panel.tsx'
import { say } from '../t.ts'

/** Theme (specification point 1) and language; saved at every change. */
export default function AppearanceSection() {
  return (
    <>
      <Panel
        title={say('appearanceSection.theme')}
        text={say('appearanceSection.systemFollowsYourDeviceThe')}
      >
        <ThemeSwitch size="sm" />
      </Panel>
      <LanguagePanel />
    </>
  )
}
