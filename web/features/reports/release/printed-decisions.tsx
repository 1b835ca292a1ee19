import { useQuery } from '@tanstack/react-query'
import { release, type ReportStep } from '../../../../contract/calls/reports/release-report.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useReportLocale } from '../../../ui/report/language/report-language.tsx'
import { TransitionList } from '../../../ui/report/release/transition-list.tsx'
import { useIsPrinting } from '../../../ui/print/use-printing.ts'

/** What a paper tells, as a file does; why texts were edited is between those who decide. */
const isSaid = ({ kind }: ReportStep): boolean =>
  kind !== 'edited' && kind !== 'deleted' && kind !== 'restored'

type Props = { employeeId: string; version: number }

/**
 * What was decided and said about a version of a person's report, in the order of time, on paper alone: what is pressed to
 * answer it stands around that on the screen, and whoever is handed the sheet reads what its person wrote beside it.
 */
export const PrintedDecisions = ({ employeeId, version }: Props) => {
  const { piece } = useReportLocale()
  const isPrinting = useIsPrinting()
  // The bar on the screen asks the same question, so that the answer is there before anybody prints.
  const steps = useQuery(callQuery(release.getReportSteps, { employeeId, version }))
  const said = (steps.data?.steps ?? []).filter(isSaid).toReversed()
  if (!isPrinting || said.length === 0) return null
  return (
    <section className="said-on-paper">
      <h2>{piece('release.said')}</h2>
      <TransitionList steps={said} />
    </section>
  )
}
