import { paths } from '../../core/navigation/paths.ts'
import { SectionsFrame } from './sections-frame.tsx'
import { ownSections } from './sections.ts'
import { say } from './t.ts'

/** The user's own settings, for people without an organization or coming from a mail about their account. */
export default function AccountPage() {
  return <SectionsFrame title={say('accountPage.yourAccount')} at={paths.account} sections={ownSections} />
}
