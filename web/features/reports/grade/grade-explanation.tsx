import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { findScoreDifferences, type GradeExplanation } from '../../../../insights/scoring/explain-grade.ts'
import { subScoreIds } from '../../../../insights/scoring/scores.ts'
import { Grade } from '../../../ui/report/scores/grade.tsx'
import { NamedScore } from './named-score.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { OverallCalculation } from './overall-calculation.tsx'
import { ScoreCalculation } from './score-calculation.tsx'
import { toggleScore, type WhyId } from './explanation-url-state.ts'
import './grade-explanation.css'
import './calculation-table.css'

type SumProps = {
  id: WhyId
  label: string
  /** What is seen while the sum is closed. */
  head: ReactNode
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** One number that opens to how it came about. */
const Sum = ({ id, label, head, isOpen, onToggle, children }: SumProps) => (
  <div className="sums__score">
    <h3 className="sums__title">
      <button
        type="button"
        className="sums__button"
        aria-expanded={isOpen}
        aria-controls={`why-${id}`}
        onClick={onToggle}
      >
        {head}
        <ChevronDown size={16} aria-hidden className="sums__chevron" />
      </button>
    </h3>
    <section id={`why-${id}`} aria-label={label} hidden={!isOpen} className="sums__panel">
      {isOpen && children}
    </section>
  </div>
)

/** Whether the numbers of the report come out again, and what it means where they do not. */
const Checked = ({
  report,
  explanation,
}: {
  report: StoredEmployeeReport
  explanation: GradeExplanation
}) => {
  const { words, say } = useReportWords()
  const differences = findScoreDifferences(report.gradingOverview, explanation)
  const nameOf = (id: (typeof differences)[number]): string =>
    id === 'overall'
      ? say('head.overall')
      : id === 'grade'
        ? say('sections.grade')
        : words.say(`scores.${id}`)
  const names = differences.map((id) => (words.language === 'de' ? nameOf(id) : nameOf(id).toLowerCase()))
  const isOther = report.engineVersion !== explanation.engineVersion
  return (
    <p className="sums__note">
      {isOther &&
        `${say('sums.otherVersion', { before: report.engineVersion, now: explanation.engineVersion })} `}
      {differences.length === 0
        ? say('sums.same')
        : say('sums.different', { names: names.join(words.comma) })}
    </p>
  )
}

type Props = {
  report: StoredEmployeeReport
  explanation: GradeExplanation
  opened: ReadonlySet<WhyId>
  onOpen: (opened: ReadonlySet<WhyId>) => void
}

/** The five sub-scores and the overall, each of which opens to the answers and sums that it comes from. */
export const GradeExplanationSection = ({ report, explanation, opened, onOpen }: Props) => {
  const { gradingOverview } = report
  const { words, say } = useReportWords()
  const sum = (id: WhyId) => ({ id, isOpen: opened.has(id), onToggle: () => onOpen(toggleScore(opened, id)) })
  return (
    <section id="why-this-grade" aria-label={say('head.why')} className="sums">
      {subScoreIds.map((id) => {
        const label = words.say(`scores.${id}`)
        const score = explanation.scores[id]
        return (
          <Sum
            key={id}
            {...sum(id)}
            label={label}
            head={
              <>
                <NamedScore label={label} value={gradingOverview[id]} isDefault={score.answered === 0} />
                <span className="sums__rests">
                  {say('head.rests', { answered: score.answered, inputs: score.inputs.length })}
                </span>
              </>
            }
          >
            <ScoreCalculation score={score} />
          </Sum>
        )
      })}
      <Sum
        {...sum('overall')}
        label={say('head.overall')}
        head={
          <>
            <span className="sums__overall">
              <span>{say('head.overall')}</span> <Grade grade={gradingOverview.grade} size="sm" />{' '}
              <span className="figures">{words.decimal(gradingOverview.overall)}</span>
            </span>
            <span className="sums__rests">
              {say('head.rests', { answered: explanation.answered, inputs: explanation.inputs })}
            </span>
          </>
        }
      >
        <OverallCalculation explanation={explanation} />
      </Sum>
      <Checked report={report} explanation={explanation} />
    </section>
  )
}
