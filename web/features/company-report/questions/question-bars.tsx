import { Button, Text } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { useId, useMemo, useState, type ReactNode } from 'react'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { fewAnswers } from '../../../../insights/company-report/company-groups.ts'
import type {
  DepartmentAnswers,
  TeamScore,
} from '../../../../insights/company-report/company-report-types.ts'
import {
  questionBarsOf,
  type QuestionBar,
} from '../../../../insights/company-report/questions/question-bars.ts'
import { useFold } from '../../../ui/print/use-printing.ts'
import type { Comparison } from '../comparison/compare-reports.ts'
import { AnsweredCount } from '../evidence/supporting-scores.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { MeasuresTable } from './measures-table.tsx'
import { StackedBar } from './stacked-bar.tsx'
import './questions.css'

const NoBar = ({ children }: { children: ReactNode }) => (
  <span className="stacked-bar stacked-bar--none">
    <span className="stacked-bar__why">{children}</span>
  </span>
)

type DepartmentProps = Pick<QuestionBar, 'topic' | 'isRating'> & { group: DepartmentAnswers }

const DepartmentBar = ({ group, topic, isRating }: DepartmentProps) => {
  const { say, counted, decimal } = useWiki()
  const { department, answered, split } = group
  return (
    <li className="department-bar">
      <div className="question-bar__head">
        <bdi className="department-bar__name">{department}</bdi>
        <span className="question-bar__n figures">
          {split !== null && split.mean !== null && (
            <span>{say('questions.mean', { mean: decimal(split.mean) })}</span>
          )}
          <span>{counted('counts.people', answered)}</span>
        </span>
      </div>
      {split === null ? (
        <NoBar>
          {say(
            answered === 0
              ? 'questions.nobody'
              : answered < fewAnswers
                ? 'questions.few'
                : 'questions.protects',
          )}
        </NoBar>
      ) : (
        <StackedBar topic={topic} isRating={isRating} answered={answered} split={split} />
      )}
    </li>
  )
}

/** A question's bar, and the same by department once it is opened. */
const Question = ({ bar, people }: { bar: QuestionBar; people: readonly TeamScore[] }) => {
  const { say, counted, decimal } = useWiki()
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const { topic, label, isRating, answered, otherwise, split, departments } = bar
  return (
    <li className="question-bar">
      <div className="question-bar__head">
        <h3 className="wiki-subtitle question-bar__title">{label}</h3>
        <span className="question-bar__n figures">
          {split !== null && split.mean !== null && (
            <strong>{say('questions.mean', { mean: decimal(split.mean) })}</strong>
          )}
          <AnsweredCount people={people} measure={bar} label={counted('counts.people', answered)} />
        </span>
      </div>
      {split === null ? (
        <NoBar>{say('questions.fewPeople')}</NoBar>
      ) : (
        <StackedBar topic={topic} isRating={isRating} answered={answered} split={split} />
      )}
      {otherwise > 0 && (
        <span className="question-bar__n">
          <AnsweredCount
            people={people}
            measure={bar}
            label={counted(isRating ? 'questions.otherwiseRating' : 'questions.otherwiseYesNo', otherwise)}
          />
        </span>
      )}
      {split !== null && departments !== null && departments.length > 1 && (
        <>
          <Button
            variant="subtle"
            size="compact-sm"
            className="question-bar__open screen-only"
            aria-label={say('questions.byDepartmentOf', { question: label })}
            aria-expanded={isOpen}
            aria-controls={list}
            rightSection={<ChevronDown size={14} aria-hidden className="question-bar__arrow" />}
            onClick={() => setOpen(!isOpen)}
          >
            {say('questions.byDepartment')}
          </Button>
          <ul id={list} className="question-bar__departments" hidden={!isOpen}>
            {isOpen &&
              departments.map((group) => (
                <DepartmentBar key={group.department} group={group} topic={topic} isRating={isRating} />
              ))}
          </ul>
        </>
      )}
    </li>
  )
}

/** How each rating and each yes/no question was answered; the numbers are in a table behind. */
export const Questions = ({
  report,
  comparison,
}: {
  report: StoredCompanyReport
  comparison: Comparison | undefined
}) => {
  const { say } = useWiki()
  const fold = useFold()
  const bars = useMemo(() => questionBarsOf(report), [report])
  const people = useMemo(
    () => report.gradingBreakdown.flatMap(({ teamScores }) => teamScores),
    [report.gradingBreakdown],
  )
  return (
    <>
      <ul className="question-bars">
        {bars.map((bar) => (
          <Question key={bar.topic} bar={bar} people={people} />
        ))}
      </ul>
      <Text size="sm" c="dimmed" className="prose">
        {say('questions.key')}
        {!report.isAnonymous && report.questionResults === undefined && ` ${say('questions.earlier')}`}
      </Text>
      <details {...fold} className="question-bars__table">
        <summary>{say('questions.table')}</summary>
        <MeasuresTable report={report} comparison={comparison} people={people} />
      </details>
    </>
  )
}
