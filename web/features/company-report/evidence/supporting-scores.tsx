import { Text } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import type { Measure, TeamScore } from '../../../../insights/company-report/company-report-types.ts'
import type { QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { inputIds, inputSources, inputsOf } from '../../../../insights/scoring/scores.ts'
import { byText } from '../../../core/organization/filter-people.ts'
import { Evidence } from '../../../ui/report/document/evidence.tsx'
import { AnsweredInputs } from '../../../ui/report/scores/answered-inputs.tsx'
import { useFold } from '../../../ui/print/use-printing.ts'
import { SupportingAnswers, PersonSupportingAnswers, useMayReadAnswers } from './supporting-answers.tsx'
import { PersonLink, useStoredReport, type ScoreName } from './statement-basis.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { IncrementalList } from './incremental-list.tsx'

/** Whose scores and answers a number is the sum of: everybody by name, since it ranks nobody. */

const inNameOrder = (people: readonly TeamScore[]): readonly TeamScore[] =>
  people.toSorted((one, other) => byText(one.employeeName, other.employeeName))

const questionsOf = (measure: ScoreName): QuestionId[] =>
  (measure === 'overall' ? inputIds : inputsOf(measure)).flatMap((input) => inputSources[input].questionIds)

type PersonProps = { person: TeamScore; measure: ScoreName; reportId: string }

const PersonAnswers = ({ person: { employeeId, employeeName }, measure, reportId }: PersonProps) => {
  const { say, named } = useWiki()
  const fold = useFold()
  return (
    <details {...fold}>
      <summary className="behind__fold" aria-label={say('rests.answersOf', { name: named(employeeName) })}>
        {say('rests.answers')}
      </summary>
      {fold.open && (
        <div className="behind__portion">
          <PersonSupportingAnswers
            reportId={reportId}
            employeeId={employeeId}
            questionIds={questionsOf(measure)}
          />
        </div>
      )}
    </details>
  )
}

const Person = ({ person, measure, reportId }: PersonProps) => {
  const { decimal, count } = useWiki()
  const mayRead = useMayReadAnswers()
  const { employeeId, employeeName, scoreInputsAnswered } = person
  return (
    <li>
      <div className="behind__row">
        <PersonLink employeeId={employeeId} name={employeeName} why={measure} />
        <span className="behind__given figures">
          {measure === 'overall' ? decimal(person.overall) : count(person[measure])}
        </span>
      </div>
      {scoreInputsAnswered < inputIds.length && (
        <Text size="xs" c="dimmed" component="div">
          <AnsweredInputs answered={scoreInputsAnswered} of={inputIds.length} />
        </Text>
      )}
      {mayRead && scoreInputsAnswered > 0 && (
        <PersonAnswers person={person} measure={measure} reportId={reportId} />
      )}
    </li>
  )
}

type ScoresProps = {
  /** Whose scores the number is the mean of. */
  people: readonly TeamScore[]
  measure: ScoreName
  /** The number, or the sentence beside it. */
  label: string
  /** What the number is, for the screen reader. */
  about: string
}

/** A mean that opens the scores that it was made of, each with its answers. */
export const SupportingScores = ({ people, measure, label, about }: ScoresProps) => {
  const { say } = useWiki()
  return (
    <Evidence label={label} name={say('rests.name', { about, label })}>
      <Scores people={people} measure={measure} />
    </Evidence>
  )
}

const Scores = ({ people, measure }: Pick<ScoresProps, 'people' | 'measure'>) => {
  const { say, counted } = useWiki()
  const reportId = useStoredReport()?.id
  const sorted = useMemo(() => inNameOrder(people), [people])
  if (reportId === undefined) return null
  return (
    <>
      <Text size="sm">
        {counted('rests.meanOf', people.length)}{' '}
        <Text span c="dimmed" inherit>
          {say('rests.ofPerson')}
        </Text>
      </Text>
      <IncrementalList items={sorted}>
        {(some) => (
          <ul className="behind">
            {some.map((person) => (
              <Person key={person.employeeId} person={person} measure={measure} reportId={reportId} />
            ))}
          </ul>
        )}
      </IncrementalList>
    </>
  )
}

type AnsweredProps = {
  people: readonly TeamScore[]
  measure: Pick<Measure, 'answered' | 'label' | 'questionIds'>
  /** Instead of the number alone. */
  label?: string
  /** What it is of, for the screen reader, instead of the question alone. */
  about?: string
}

/** How many answered a question; opens what each of all did, for who may read it. */
export const AnsweredCount = ({ people, measure, label: written, about }: AnsweredProps) => {
  const { say, count } = useWiki()
  const mayRead = useMayReadAnswers()
  const label = written ?? count(measure.answered)
  if (!mayRead || people.length === 0) return label
  return (
    <Evidence label={label} name={say('rests.name', { about: about ?? measure.label, label })}>
      <Everybody people={people} questionIds={measure.questionIds} />
    </Evidence>
  )
}

const Everybody = ({ people, questionIds }: Pick<AnsweredProps, 'people'> & Pick<Measure, 'questionIds'>) => {
  const reportId = useStoredReport()?.id
  const sorted = useMemo(() => inNameOrder(people), [people])
  const names = useMemo(
    () => new Map(people.map(({ employeeId, employeeName }) => [employeeId, employeeName])),
    [people],
  )
  const nameOf = (employeeId: string): ReactNode => (
    <PersonLink employeeId={employeeId} name={names.get(employeeId) ?? ''} />
  )
  if (reportId === undefined) return null
  return (
    <IncrementalList items={sorted}>
      {(some) => (
        <SupportingAnswers
          reportId={reportId}
          evidence={questionIds.flatMap((questionId) =>
            some.map(({ employeeId }) => ({ employeeId, questionId })),
          )}
          nameOf={nameOf}
        />
      )}
    </IncrementalList>
  )
}
