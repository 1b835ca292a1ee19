import { useMembership } from '../../core/organization/membership.tsx'
import { paths } from '../../core/navigation/paths.ts'
import { SectionsFrame } from './sections-frame.tsx'
import { hiddenSectionsFor, sectionsFor } from './sections.ts'
import { say } from './t.ts'

/** The settings of specification point 2: one's own, and those of the selected organization. */
export default function SettingsPage() {
  const membership = useMembership()
  return (
    <SectionsFrame
      title={say('settingsPage.settings')}
      at={paths.settings}
      sections={sectionsFor(membership)}
      closed={hiddenSectionsFor(membership)}
    />
  )
}
