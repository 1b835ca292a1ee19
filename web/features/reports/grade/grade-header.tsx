import { Anchor, Text } from '@mantine/core'
import { useMemo } from 'react'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import {
  answersFromWorkings,
  explainGrade,
  type GradeExplanation,
} from '../../../../insights/scoring/explain-grade.ts'
import { goToSection } from '../../../ui/report/document/table-of-contents.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { Basis, StatementWords } from '../employee-report/statements.tsx'
import { ScorePicture } from './score-picture.tsx'

/** The grade with the sums behind it, from the answers that the report keeps. */
export const useGradeExplanation = ({ workings }: StoredEmployeeReport): GradeExplanation => {
  const { words } = useReportWords()
  return useMemo(() => explainGrade(answersFromWorkings(workings), words), [workings, words])
}

/** The headline and one picture of the scores: what is read first. */
export const GradeHeader = ({ report }: { report: StoredEmployeeReport }) => {
  const { coverage } = report
  const { say } = useReportWords()
  const explanation = useGradeExplanation(report)
  const { beforeTheLetter } = explanation
  return (
    <>
      <div className="report-headline-statements">
        {report.summary.map((statement) => (
          <div key={statement.text}>
            <StatementWords of={statement}>{statement.text}</StatementWords>
            <Basis statement={statement} />
          </div>
        ))}
      </div>
      <div className="report-head">
        {beforeTheLetter !== null && <p className="report-head__before">{beforeTheLetter}</p>}
        <ScorePicture report={report} explanation={explanation} />
        <div className="report-head__notice">
          <Text size="sm">{report.notice}</Text>
          <Text size="sm" c="dimmed" className="figures">
            {say('head.answered', { answered: coverage.answered.length, asked: coverage.asked })}{' '}
            <Anchor
              component="button"
              type="button"
              inherit
              className="screen-only"
              onClick={() => goToSection('method')}
            >
              {say('picture.toMethod')}
            </Anchor>
          </Text>
        </div>
      </div>
    </>
  )
}
