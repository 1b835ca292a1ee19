import { useOwners } from '../../core/organization/owners.ts'
import { useReportLocale } from '../report/language/report-language.tsx'

/** Whom to ask for what owners alone do; nothing where that is not known. */
export default function OwnerContact() {
  const { piece, named } = useReportLocale()
  const owners = useOwners(true, named)
  return owners === undefined ? null : <span>{piece('billing.askOwner', { owners })}</span>
}
