import { Anchor, Button, Paper, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import type { Draft } from '../../../../contract/calls/submissions.ts'
import type { ReportSummary } from '../../../../contract/calls/reports/reports.ts'
import { inputIds } from '../../../../insights/scoring/scores.ts'
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { Grade } from '../../../ui/report/scores/grade.tsx'
import { AnsweredInputs } from '../../../ui/report/scores/answered-inputs.tsx'
import { ReleaseChip } from '../../../ui/report/release/release-chip.tsx'
import { LocalizedLoading } from '../../../ui/report/language/localized-states.tsx'
import { cycleText } from '../../../ui/report/language/cycle-label.ts'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { Empty } from '../../../ui/feedback/query-states.tsx'
import { subScores } from '../../../ui/report/scores/sub-scores.ts'
import { NamedScore } from '../grade/named-score.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { WithdrawnOwnReport } from './withdrawn-versions.tsx'

/** What an employee sees who may read no report but their own; in their language. */
export const OwnReports = ({
  summaries,
  own,
}: {
  summaries: readonly ReportSummary[]
  own: Draft | undefined
}) => {
  const { say } = useReportWords()
  const sendsMail = useMailEnabled()
  if (summaries.length > 0) {
    return (
      <>
        {summaries.map((summary) => (
          <OwnReport key={summary.employeeId} summary={summary} />
        ))}
        {own !== undefined && <WithdrawnOwnReport employeeId={own.employeeId} />}
      </>
    )
  }
  const hasAnswered = own?.status === 'completed'
  const nothing = (
    <Empty
      title={hasAnswered ? say('ownReports.notReleased') : say('ownReports.startsWithAnswers')}
      icon={<FileText size={24} aria-hidden />}
      action={
        !hasAnswered && (
          <Button renderRoot={(props) => <Link to={paths.employeeForm} {...props} />}>
            {own?.status === 'in_progress' ? say('ownReports.goOn') : say('ownReports.openQuestionnaire')}
          </Button>
        )
      }
    >
      {hasAnswered
        ? say(sendsMail ? 'ownReports.answersAreIn' : 'ownReports.answersAreInUnmailed')
        : say('ownReports.onceCompleted')}
    </Empty>
  )
  if (own === undefined) return nothing
  // It is said to be not released yet only where it never was; what is asked for is asked for all the same.
  return hasAnswered ? (
    <WithdrawnOwnReport employeeId={own.employeeId} loading={<LocalizedLoading />} otherwise={nothing} />
  ) : (
    <>
      {nothing}
      <WithdrawnOwnReport employeeId={own.employeeId} />
    </>
  )
}

const madeKeys = {
  alone: { current: 'ownReports.made', stale: 'ownReports.madeAndChanged' },
  inCycle: { current: 'ownReports.madeInCycle', stale: 'ownReports.madeInCycleAndChanged' },
} as const

const OwnReport = ({ summary }: { summary: ReportSummary }) => {
  const reading = useReportWords()
  const { say, fill, words, locale } = reading
  return (
    <Paper withBorder p="lg" className="own-report">
      <div className="own-report__grade">
        <Grade grade={summary.grade} size="lg" />
        <Text>
          {say('ownReports.overall', { overall: words.decimal(summary.overall) })}{' '}
          {fill(
            madeKeys[summary.cycle ? 'inCycle' : 'alone'][summary.isStale ? 'stale' : 'current'],
            { at: <RelativeTime at={summary.generatedAt} locale={locale} /> },
            { cycle: summary.cycle ? cycleText(reading, summary.cycle) : '' },
          )}
        </Text>
      </div>
      <div className="own-report__state">
        <ReleaseChip state={summary.state} />
        {summary.state === 'released' && <Text size="sm">{say('ownReports.acknowledge')}</Text>}
      </div>
      <Text size="sm" component="div" mb="md">
        <strong>{say('sure.title')}</strong>{' '}
        <AnsweredInputs answered={summary.scoreInputsAnswered} of={inputIds.length} />
      </Text>
      <div className="own-report__scores">
        {subScores.map(({ id }) => (
          <NamedScore
            key={id}
            label={words.say(`scores.${id}`)}
            value={summary[id]}
            isDefault={summary.scoreInputsAnswered === 0}
          />
        ))}
      </div>
      <Anchor
        renderRoot={(props) => (
          <Link to={paths.report} params={{ employeeId: summary.employeeId }} {...props} />
        )}
      >
        {say('ownReports.read')}
      </Anchor>
    </Paper>
  )
}
