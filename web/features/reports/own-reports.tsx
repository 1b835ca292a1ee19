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
      title={hasAnswered ? 'Your report is not released yet' : 'Your report starts with your answers'}
      icon={<FileText size={24} aria-hidden />}
      action={
        !hasAnswered && (
          <Button renderRoot={(props) => <Link to={paths.employeeForm} {...props} />}>
            {own?.status === 'in_progress' ? 'Go on with the questionnaire' : 'Open the questionnaire'}
          </Button>
        )
      }
    >
      {hasAnswered
        ? 'Your answers are in. Your report is made from them, reviewed by a named person, and released to you by an owner or admin; you are told by mail. Before that you are shown nothing of it.'
        : 'Once you have completed the questionnaire, your report can be made, reviewed and released to you. You will find it here.'}
    </Empty>
  )
}

const OwnReport = ({ summary }: { summary: ReportSummary }) => (
  <Paper withBorder p="lg" className="own-report">
    <div className="own-report__grade">
      <Grade grade={summary.grade} size="lg" />
      <Text>
        Overall {summary.overall.toFixed(1)} of 10, from your own ratings. Made{' '}
        <RelativeTime at={summary.generatedAt} />
        {summary.cycle && ` (${cycleLabel(summary.cycle)})`}
        {summary.isStale && '; your answers have changed since'}.
      </Text>
    </div>
    <div className="own-report__state">
      <ReleaseChip state={summary.state} />
      {summary.state === 'released' && (
        <Text size="sm">Read it, and acknowledge it, or say that you see it differently.</Text>
      )}
    </div>
    <Text size="sm" component="div" mb="md">
      <strong>How sure</strong> <InputsAnswered answered={summary.scoreInputsAnswered} of={inputIds.length} />
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
      Read your report
    </Anchor>
  </Paper>
)
