import { paths } from '../../core/navigation/paths.ts'
import { SectionsFrame } from './sections-frame.tsx'
import { ownSections } from './sections.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/settings.json' with { type: 'json' }

/** The user's own settings, for people without an organization or coming from a mail about their account. */
export default function AccountPage() {
  return (
    <SectionsFrame title={t(texts, 'accountPage.yourAccount')} at={paths.account} sections={ownSections} />
  )
}
