import { Button } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { explanationIds, type WhyId } from './explanation-url-state.ts'
import { GradeConfidence } from './grade-confidence.tsx'
import { GradeExplanationSection } from './grade-explanation.tsx'
import { useGradeExplanation } from './grade-header.tsx'
import { WhatIf } from './what-if.tsx'

type Props = {
  report: StoredEmployeeReport
  /** The open calculations. */
  opened: ReadonlySet<WhyId>
  onOpen: (opened: ReadonlySet<WhyId>) => void
}

/** How the grade is made: how sure it is, the sum behind each number, and what other answers would give. */
export const GradeMethod = ({ report, opened, onOpen }: Props) => {
  const { say } = useReportWords()
  const explanation = useGradeExplanation(report)
  const isWhole = explanationIds.every((id) => opened.has(id))
  return (
    <>
      <GradeConfidence explanation={explanation} />
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
    </>
  )
}
