import { useQuery } from '@tanstack/react-query'
import { release, type ReportStep } from '../../../../contract/calls/reports/release-report.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useReportLocale } from '../../../ui/report/language/report-language.tsx'
import { TransitionList } from '../../../ui/report/release/transition-list.tsx'
import { useIsPrinting } from '../../../ui/print/use-printing.ts'

/** What a printout shows, like an exported file; the reasons for edits stay between deciders. */
const isSaid = ({ kind }: ReportStep): boolean =>
  kind !== 'edited' && kind !== 'deleted' && kind !== 'restored'

type Props = { employeeId: string; version: number }

/**
 * The decisions and comments about a version of a person's report, oldest first, on paper only: on screen they
 * surround the controls to respond, and readers of a printout see the person's response beside the report.
 */
export const PrintedDecisions = ({ employeeId, version }: Props) => {
  const { piece } = useReportLocale()
  const isPrinting = useIsPrinting()
  // The bar on screen sends the same request, so the answer is loaded before anybody prints.
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
