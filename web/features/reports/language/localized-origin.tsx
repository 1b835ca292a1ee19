import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReportStep } from '../../../../contract/calls/reports/release-report.ts'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { paths } from '../../../core/navigation/paths.ts'
import { cycleText } from '../../../ui/report/language/cycle-label.ts'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { useIsPrinting } from '../../../ui/print/use-printing.ts'
import { useReportWords } from './employee-report-texts.tsx'

type Props = {
  report: StoredEmployeeReport
  /** Whether it is about its reader. */
  isOwn: boolean
  seesAll: boolean
  /** What was decided about it, oldest first. */
  decided: readonly ReportStep[]
}

/** Whose report it is, which version, and of when, in another language than English; on paper with its state and who decided. */
export const LocalizedOrigin = ({ report, isOwn, seesAll, decided }: Props) => {
  const isPrinting = useIsPrinting()
  const { companyName } = useMembership().organization
  const reading = useReportWords()
  const { words, say, fill, piece, locale } = reading
  const { role, department, version, cycle, gradingOverview, submittedAt, generatedAt, origin, state } =
    report
  const moments = {
    made: <RelativeTime at={generatedAt} locale={locale} />,
    ...(submittedAt !== null && { given: <RelativeTime at={submittedAt} locale={locale} /> }),
  }
  const name = words.named(gradingOverview.employeeName)
  // On paper the step says it, with who did it.
  const isEdited = origin === 'edited' && !(isPrinting && decided.some(({ kind }) => kind === 'edited'))
  const onScreen = submittedAt === null ? 'origin.version' : 'origin.versionFrom'
  const onPaper = submittedAt === null ? 'origin.paper' : 'origin.paperFrom'
  return (
    <>
      {isPrinting && `${words.named(companyName)}. ${name}. `}
      {say('origin.person', { role: words.named(role), department: words.named(department) })}{' '}
      {fill(isPrinting ? onPaper : onScreen, moments, {
        version,
        ...(isPrinting && { state: piece(`states.${state}`) }),
      })}{' '}
      {cycle && `${say('origin.cycle', { cycle: cycleText(reading, cycle) })} `}
      {isEdited && `${say('origin.edited')} `}
      {isPrinting && decided.map((step) => <Decided key={step.id} step={step} />)}
      {isOwn ? say('origin.writtenToYou') : say('origin.writtenTo', { name })}{' '}
      {seesAll && !isPrinting && (
        <Anchor inherit renderRoot={(props) => <Link to={paths.reports} {...props} />}>
          {say('origin.allReports')}
        </Anchor>
      )}
    </>
  )
}

const Decided = ({ step: { kind, by, at } }: { step: ReportStep }) => {
  const { words, piece, fillPiece, locale } = useReportWords()
  return (
    <>
      {fillPiece(
        'steps.by',
        { when: <RelativeTime at={at} locale={locale} /> },
        {
          step: piece(`steps.${kind}`),
          name: by === null ? piece('steps.somebody') : words.named(by.name),
        },
      )}{' '}
    </>
  )
}
