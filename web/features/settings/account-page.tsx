import { paths } from '../../paths.ts'
import { SectionsFrame } from './sections-frame.tsx'
import { ownSections } from './sections.ts'

/** One's own settings, for whoever is in no organization, or comes from a mail about their account. */
export default function AccountPage() {
  return <SectionsFrame title="Your account" at={paths.account} sections={ownSections} />
}
