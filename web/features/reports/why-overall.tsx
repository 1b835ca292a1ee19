import type { OtherAnswer } from '../../../insights/other-answers.ts'
import type { GradeExplanation } from '../../../insights/why-this-grade.ts'
import { Grade, GradeLetter } from '../../ui/grade.tsx'

/** Where the grade starts, and its neighbours. */
const Threshold = ({ grade, threshold }: Pick<GradeExplanation, 'grade' | 'threshold'>) => {
  const { from, above, below } = threshold
  const letter = <GradeLetter grade={grade} />
  return (
    <>
      {below === null || above === null ? null : (
        <>
          {letter} starts at {from}, <GradeLetter grade={above.grade} /> at {above.from}; below {from} it is{' '}
          <GradeLetter grade={below.grade} />, from {below.from}
        </>
      )}
      {above === null && below !== null && (
        <>
          {letter} starts at {from}; it is the highest grade that a score gives. Below {from} it is{' '}
          <GradeLetter grade={below.grade} />, from {below.from}
        </>
      )}
      {below === null && above !== null && (
        <>
          {letter} is everything below {above.from}, where <GradeLetter grade={above.grade} /> starts
        </>
      )}
    </>
  )
}

const word = (reading: OtherAnswer['to']): string =>
  typeof reading === 'number' ? String(reading) : reading === true ? 'yes' : 'no'

/** One other answer, or several to one question that give the same letter, in words. */
const said = (first: OtherAnswer, last: OtherAnswer): string => {
  if (first.input === 'growth' || first.input === 'improvements')
    return first.to === null ? 'nothing instead of something' : 'something, if it were answered'
  if (first.from !== null) return `${word(first.to)} instead of ${word(first.from)}`
  const range = first.to === last.to ? word(first.to) : `${word(first.to)} to ${word(last.to)}`
  return `${range}, if it were answered`
}

type Run = { first: OtherAnswer; last: OtherAnswer }

/** Answers to one question that follow each other and give the same letter, together. */
const runsOf = (answers: readonly OtherAnswer[]): Run[] => {
  const runs: Run[] = []
  for (const answer of answers) {
    const run = runs.at(-1)
    if (run?.first.input === answer.input && run.first.grade === answer.grade) run.last = answer
    else runs.push({ first: answer, last: answer })
  }
  return runs
}

/** The single answers that another letter hangs on; nothing where there is none. */
const OtherLetters = ({ explanation }: { explanation: GradeExplanation }) => {
  const { onePoint, ifAnswered, ifLeftOut } = explanation.other
  const isOther = ({ grade }: OtherAnswer) => grade !== explanation.grade
  const runs = [
    ...onePoint.filter(isOther).map((answer) => ({ first: answer, last: answer })),
    ...runsOf(ifAnswered.filter(isOther)),
    ...runsOf(ifLeftOut.filter(isOther)),
  ]
  if (runs.length === 0)
    return <p className="sums__note">No single other answer would give another letter.</p>
  return (
    <table className="sums__table sums__table--others">
      <caption>Single answers that would give another letter</caption>
      <thead>
        <tr>
          <th scope="col">Input</th>
          <th scope="col">Another answer</th>
          <th scope="col">Overall</th>
          <th scope="col">Grade</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ first, last }) => (
          <tr key={`${first.input} ${String(first.to)}`}>
            <th scope="row">{first.label}</th>
            <td>{said(first, last)}</td>
            <td>
              {first.overall === last.overall
                ? first.overall
                : `${Math.min(first.overall, last.overall)} to ${Math.max(first.overall, last.overall)}`}
            </td>
            <td>
              <Grade grade={first.grade} size="sm" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The overall score, the letter with its threshold, and what one other answer would make of it. */
export const OverallSum = ({ explanation }: { explanation: GradeExplanation }) => {
  const { overall, grade, threshold } = explanation
  return (
    <>
      <p className="sums__formula">{overall.formula}; it is graded as it stands, without rounding</p>
      <p className="sums__sum">
        {overall.sum} = {overall.value}: grade{' '}
        <strong>
          <GradeLetter grade={grade} />
        </strong>
        . <Threshold grade={grade} threshold={threshold} />.
      </p>
      <OtherLetters explanation={explanation} />
    </>
  )
}
