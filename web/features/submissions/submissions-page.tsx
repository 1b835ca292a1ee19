import { useMay } from '../../core/membership.tsx'
import { NotYourPage } from './not-your-page.tsx'
import { Overview } from './overview.tsx'

/** Who has answered, who has started, who was only invited. */
export default function SubmissionsPage() {
  return useMay('submission:view') ? <Overview /> : <NotYourPage />
}
