import { ThemeSwitch } from '../../../ui/theme/theme-switch.tsx'
import { LanguagePanel } from './language-panel.tsx'
import { Panel } from '../panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** Theme (specification point 1) and language; saved at every change. */
export default function AppearanceSection() {
  return (
    <>
      <Panel
        title={t(texts, 'appearanceSection.theme')}
        text={t(texts, 'appearanceSection.systemFollowsYourDeviceThe')}
      >
        <ThemeSwitch size="sm" />
      </Panel>
      <LanguagePanel />
    </>
  )
}
