import type { StoredEmployeeReport } from '../../../../contract/reports.ts'
import { useMembership } from '../../../core/membership.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { useIsPrinting } from '../../../ui/use-printing.ts'
import { useReportWords } from './report-words.tsx'

/** Whose report it is, which version, and of when, in another language than English; on paper with its state. */
export const OriginIn = ({ report, seesAll }: { report: StoredEmployeeReport; seesAll: boolean }) => {
  const isPrinting = useIsPrinting()
  const { companyName } = useMembership().organization
  const { words, say, fill, locale } = useReportWords()
  const { role, department, version, gradingOverview, submittedAt, generatedAt, origin, state } = report
  const moments = {
    made: <RelativeTime at={generatedAt} locale={locale} />,
    ...(submittedAt !== null && { given: <RelativeTime at={submittedAt} locale={locale} /> }),
  }
  const name = words.named(gradingOverview.employeeName)
  const onScreen = submittedAt === null ? 'origin.version' : 'origin.versionFrom'
  const onPaper = submittedAt === null ? 'origin.paper' : 'origin.paperFrom'
  return (
    <>
      {isPrinting && `${words.named(companyName)}. ${name}. `}
      {say('origin.person', { role: words.named(role), department: words.named(department) })}{' '}
      {fill(isPrinting ? onPaper : onScreen, moments, {
        version,
        ...(isPrinting && { state: say(`states.${state}`) }),
      })}{' '}
      {origin === 'edited' && `${say('origin.edited')} `}
      {seesAll ? say('origin.speaks', { name }) : say('origin.speaksToYou')}
    </>
  )
}
