import { Button, Text } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { answersFromWorkings, explainGrade } from '../../../../insights/scoring/explain-grade.ts'
import { GradeConfidence } from './grade-confidence.tsx'
import { Grade } from '../../../ui/report/scores/grade.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { StatementList } from '../employee-report/statements.tsx'
import { WhatIf } from './what-if.tsx'
import { GradeExplanationSection } from './grade-explanation.tsx'
import { explanationIds, type WhyId } from './explanation-url-state.ts'

type Props = {
  report: StoredEmployeeReport
  /** The open calculations. */
  opened: ReadonlySet<WhyId>
  onOpen: (opened: ReadonlySet<WhyId>) => void
}

/** The grade with its confidence beside it, and the calculation behind each number. */
export const GradeHeader = ({ report, opened, onOpen }: Props) => {
  const { gradingOverview, coverage } = report
  const { words, say, fill } = useReportWords()
  const explanation = useMemo(
    () => explainGrade(answersFromWorkings(report.workings), words),
    [report.workings, words],
  )
  const { beforeTheLetter } = explanation
  const isWhole = explanationIds.every((id) => opened.has(id))
  return (
    <>
      <div className="report-head">
        {beforeTheLetter !== null && <p className="report-head__before">{beforeTheLetter}</p>}
        <div className="report-head__grade">
          <Grade grade={gradingOverview.grade} size="lg" />
          <Text className="figures">
            {fill('head.outOfTen', {
              value: <strong>{words.decimal(gradingOverview.overall)}</strong>,
            })}
          </Text>
          <div className="report-head__notice">
            <Text size="sm">{report.notice}</Text>
            <Text size="sm" c="dimmed" className="figures">
              {say('head.answered', { answered: coverage.answered.length, asked: coverage.asked })}
            </Text>
          </div>
        </div>
        <GradeConfidence explanation={explanation} />
      </div>
      <Button
        variant="default"
        aria-expanded={isWhole}
        aria-controls="why-this-grade"
        className="why-button screen-only"
        data-open={isWhole}
        rightSection={<ChevronDown size={16} aria-hidden className="why-button__icon" />}
        onClick={() => onOpen(new Set(isWhole ? [] : explanationIds))}
      >
        {say('head.why')}
      </Button>
      <GradeExplanationSection report={report} explanation={explanation} opened={opened} onOpen={onOpen} />
      <WhatIf report={report} />
      <StatementList statements={report.summary} />
    </>
  )
}
