import { useMembership } from '../../core/organization/membership.tsx'
import { paths } from '../../core/navigation/paths.ts'
import { SectionsFrame } from './sections-frame.tsx'
import { hiddenSectionsFor, sectionsFor } from './sections.ts'
import { say } from './t.ts'

/** The settings: one's own, and those of the selected organization (specification point 2). */
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
