import { Button, Text } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import { Grade } from '../../ui/grade.tsx'
import { ScoreBar } from '../../ui/score-bar.tsx'
import { subScores } from '../../ui/sub-scores.ts'
import { StatementList } from './statements.tsx'
import { WhyThisGrade } from './why-this-grade.tsx'

type Props = {
  report: StoredEmployeeReport
  isWhyOpen: boolean
  onWhy: (isOpen: boolean) => void
}

/** The grade with what it is beside it, the five sub-scores, and the sums on demand. */
export const ReportHead = ({ report, isWhyOpen, onWhy }: Props) => {
  const { gradingOverview, coverage } = report
  return (
    <>
      <div className="report-head">
        <div className="report-head__grade">
          <Grade grade={gradingOverview.grade} size="lg" />
          <Text className="figures">
            <strong>{gradingOverview.overall.toFixed(1)}</strong> of 10
          </Text>
          <div className="report-head__notice">
            <Text size="sm">{report.notice}</Text>
            <Text size="sm" c="dimmed" className="figures">
              Rests on {coverage.answered.length} of {coverage.asked} answers; {coverage.scoreInputsAnswered}{' '}
              of {coverage.scoreInputs} inputs of the grade were given.
              {coverage.defaulted.length > 0 &&
                ` ${coverage.defaulted.length === 1 ? 'One rating has' : `${coverage.defaulted.length} ratings have`} no number and ${coverage.defaulted.length === 1 ? 'counts' : 'count'} as 7.`}
            </Text>
          </div>
        </div>
        <div className="report-head__scores">
          {subScores.map(({ id, label }) => (
            <ScoreBar key={id} label={label} value={gradingOverview[id]} />
          ))}
        </div>
      </div>
      <Button
        variant="default"
        aria-expanded={isWhyOpen}
        aria-controls="why-this-grade"
        className="why-button screen-only"
        data-open={isWhyOpen}
        rightSection={<ChevronDown size={16} aria-hidden className="why-button__icon" />}
        onClick={() => onWhy(!isWhyOpen)}
      >
        Why this grade
      </Button>
      <section id="why-this-grade" aria-label="Why this grade" hidden={!isWhyOpen}>
        {isWhyOpen && <WhyThisGrade report={report} />}
      </section>
      <StatementList statements={report.summary} />
    </>
  )
}
