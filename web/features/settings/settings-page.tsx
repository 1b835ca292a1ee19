import { useMembership } from '../../core/organization/membership.tsx'
import { paths } from '../../core/navigation/paths.ts'
import { SectionsFrame } from './sections-frame.tsx'
import { hiddenSectionsFor, sectionsFor } from './sections.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/settings.json' with { type: 'json' }

/** The settings: one's own, and those of the selected organization (specification point 2). */
export default function SettingsPage() {
  const membership = useMembership()
  return (
    <SectionsFrame
      title={t(texts, 'settingsPage.settings')}
      at={paths.settings}
      sections={sectionsFor(membership)}
      closed={hiddenSectionsFor(membership)}
    />
  )
}
