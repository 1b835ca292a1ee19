import { useMembership } from '../../core/membership.tsx'
import { paths } from '../../paths.ts'
import { SectionsFrame } from './sections-frame.tsx'
import { sectionsClosedTo, sectionsFor } from './sections.ts'

/** The settings of specification point 2: one's own, and those of the selected organization. */
export default function SettingsPage() {
  const membership = useMembership()
  return (
    <SectionsFrame
      title="Settings"
      at={paths.settings}
      sections={sectionsFor(membership)}
      closed={sectionsClosedTo(membership)}
    />
  )
}
