import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import { differencesIn, type GradeExplanation } from '../../../insights/why-this-grade.ts'
import { Grade } from '../../ui/grade.tsx'
import { ScoreBar } from '../../ui/score-bar.tsx'
import { subScores } from '../../ui/sub-scores.ts'
import { OverallSum } from './why-overall.tsx'
import { ScoreSum } from './why-score.tsx'
import { toggled, type WhyId } from './why-view.ts'
import './why-this-grade.css'
import './sums-table.css'

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

const labels: ReadonlyMap<string, string> = new Map(subScores.map(({ id, label }) => [id, label]))

/** Whether the numbers of the report come out again, and what it means where they do not. */
const Checked = ({
  report,
  explanation,
}: {
  report: StoredEmployeeReport
  explanation: GradeExplanation
}) => {
  const differences = differencesIn(report.gradingOverview, explanation)
  const isOther = report.engineVersion !== explanation.engineVersion
  return (
    <p className="sums__note">
      {isOther &&
        `This report was made with version ${report.engineVersion} of the sums; this page computes with version ${explanation.engineVersion}. `}
      {differences.length === 0
        ? 'Computed again here from the answers kept in the report: every number and the letter come out the same.'
        : `Computed again here, these come out different: ${differences.map((id) => labels.get(id)?.toLowerCase() ?? id).join(', ')}. The report keeps the numbers that it was made with.`}
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
export const WhyThisGrade = ({ report, explanation, opened, onOpen }: Props) => {
  const { gradingOverview } = report
  const sum = (id: WhyId) => ({ id, isOpen: opened.has(id), onToggle: () => onOpen(toggled(opened, id)) })
  return (
    <section id="why-this-grade" aria-label="Why this grade" className="sums">
      {subScores.map(({ id, label }) => {
        const score = explanation.scores[id]
        return (
          <Sum
            key={id}
            {...sum(id)}
            label={label}
            head={
              <>
                <ScoreBar label={label} value={gradingOverview[id]} isDefault={score.answered === 0} />
                <span className="sums__rests">
                  {score.answered} of {score.inputs.length} answered
                </span>
              </>
            }
          >
            <ScoreSum score={score} />
          </Sum>
        )
      })}
      <Sum
        {...sum('overall')}
        label="Overall"
        head={
          <>
            <span className="sums__overall">
              <span>Overall</span> <Grade grade={gradingOverview.grade} size="sm" />{' '}
              <span className="figures">{gradingOverview.overall.toFixed(1)}</span>
            </span>
            <span className="sums__rests">
              {explanation.answered} of {explanation.inputs} answered
            </span>
          </>
        }
      >
        <OverallSum explanation={explanation} />
      </Sum>
      <Checked report={report} explanation={explanation} />
    </section>
  )
}
