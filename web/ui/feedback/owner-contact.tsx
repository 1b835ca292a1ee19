import { useOwners } from '../../core/organization/owners.ts'
import { useReportLocale } from '../report/language/report-language.tsx'

/** Who to ask for what only owners can do; nothing if the owners are not known. */
export default function OwnerContact() {
  const { piece, named } = useReportLocale()
  const owners = useOwners(true, named)
  return owners === undefined ? null : <span>{piece('billing.askOwner', { owners })}</span>
}
