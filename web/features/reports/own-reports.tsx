import { Anchor, Button, Paper, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import type { Draft } from '../../../contract/questionnaires.ts'
import { cycleLabel } from '../../../contract/report-cycle.ts'
import type { ReportSummary } from '../../../contract/reports.ts'
import { inputIds } from '../../../insights/scores.ts'
import { paths } from '../../paths.ts'
import { Grade } from '../../ui/grade.tsx'
import { InputsAnswered } from '../../ui/inputs-answered.tsx'
import { ReleaseChip } from '../../ui/release-chip.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ScoreBar } from '../../ui/score-bar.tsx'
import { Empty } from '../../ui/states.tsx'
import { subScores } from '../../ui/sub-scores.ts'
import { fill, say } from './say.ts'

/** What an employee sees who may read no report but their own. */
export const OwnReports = ({
  summaries,
  own,
}: {
  summaries: readonly ReportSummary[]
  own: Draft | undefined
}) => {
  if (summaries.length > 0) {
    return summaries.map((summary) => <OwnReport key={summary.employeeId} summary={summary} />)
  }
  const hasAnswered = own?.status === 'completed'
  return (
    <Empty
      title={
        hasAnswered ? say('ownReports.yourReportIsNotReleased') : say('ownReports.yourReportStartsWithYour')
      }
      icon={<FileText size={24} aria-hidden />}
      action={
        !hasAnswered && (
          <Button renderRoot={(props) => <Link to={paths.employeeForm} {...props} />}>
            {own?.status === 'in_progress'
              ? say('ownReports.goOnWithTheQuestionnaire')
              : say('ownReports.openTheQuestionnaire')}
          </Button>
        )
      }
    >
      {hasAnswered ? say('ownReports.yourAnswersAreInYour') : say('ownReports.onceYouHaveCompletedThe')}
    </Empty>
  )
}

const madeKeys = {
  alone: { current: 'ownReports.made', stale: 'ownReports.madeAndChanged' },
  inCycle: { current: 'ownReports.madeInCycle', stale: 'ownReports.madeInCycleAndChanged' },
} as const

const OwnReport = ({ summary }: { summary: ReportSummary }) => (
  <Paper withBorder p="lg" className="own-report">
    <div className="own-report__grade">
      <Grade grade={summary.grade} size="lg" />
      <Text>
        {say('ownReports.overallFromYourOwnRatings', { overall: summary.overall.toFixed(1) })}{' '}
        {fill(
          madeKeys[summary.cycle ? 'inCycle' : 'alone'][summary.isStale ? 'stale' : 'current'],
          { at: <RelativeTime at={summary.generatedAt} /> },
          { cycle: summary.cycle ? cycleLabel(summary.cycle) : '' },
        )}
      </Text>
    </div>
    <div className="own-report__state">
      <ReleaseChip state={summary.state} />
      {summary.state === 'released' && <Text size="sm">{say('ownReports.readItAndAcknowledgeIt')}</Text>}
    </div>
    <Text size="sm" component="div" mb="md">
      <strong>{say('ownReports.howSure')}</strong>{' '}
      <InputsAnswered answered={summary.scoreInputsAnswered} of={inputIds.length} />
    </Text>
    <div className="own-report__scores">
      {subScores.map(({ id, label }) => (
        <ScoreBar key={id} label={label} value={summary[id]} isDefault={summary.scoreInputsAnswered === 0} />
      ))}
    </div>
    <Anchor
      renderRoot={(props) => (
        <Link to={paths.report} params={{ employeeId: summary.employeeId }} {...props} />
      )}
    >
      {say('ownReports.readYourReport')}
    </Anchor>
  </Paper>
)
