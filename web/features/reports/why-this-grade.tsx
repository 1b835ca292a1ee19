import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import { defaultRating } from '../../../insights/answers.ts'
import { gradeThresholds } from '../../../insights/grades.ts'
import type { Grade as GradeName, ScoreInput, SubScore } from '../../../insights/report-types.ts'
import { questionOf } from '../../../insights/questionnaire.ts'
import { GradeLetter } from '../../ui/grade.tsx'
import { subScores } from '../../ui/sub-scores.ts'
import './why-this-grade.css'

/** A number as it is written in a sum: at most two decimals. */
export const plainNumber = (value: number): string => String(Math.round(value * 100) / 100)

/** What was read from an answer, in words. */
export const readingText = ({ reading, isAnswered, value }: ScoreInput): string => {
  if (reading === 'rating') {
    return isAnswered
      ? 'The first number in the answer, kept within 1 to 10'
      : `No number was given, so it counts as the default ${defaultRating}`
  }
  if (reading === 'yesno') {
    if (!isAnswered) return 'Neither yes nor no was given; that counts as 6, like a no'
    return value === 8 ? 'A yes counts as 8' : 'A no counts as 6'
  }
  return isAnswered ? 'Something is named: counts as 8' : 'Nothing is named: counts as 6'
}

/** "(8 + 7 + 9) ÷ 3 = 8", or the number alone where there is only one. */
const sumText = (values: readonly number[], mean: number): string =>
  values.length === 1
    ? plainNumber(mean)
    : `(${values.map(plainNumber).join(' + ')}) ÷ ${values.length} = ${plainNumber(mean)}`

/** Where a grade starts, and where the next one does. */
const Threshold = ({ grade, from }: { grade: GradeName; from: number }) => {
  const index = gradeThresholds.findIndex((threshold) => threshold.grade === grade)
  const next = index === -1 ? gradeThresholds.at(-1) : gradeThresholds[index - 1]
  const letter = <GradeLetter grade={grade} />
  if (next === undefined) {
    return (
      <>
        {letter} starts at {plainNumber(from)}; it is the highest grade that a score gives
      </>
    )
  }
  const nextLetter = <GradeLetter grade={next.grade} />
  return index === -1 ? (
    <>
      {letter} is everything below {plainNumber(next.from)}, where {nextLetter} starts
    </>
  ) : (
    <>
      {letter} starts at {plainNumber(from)}, {nextLetter} at {plainNumber(next.from)}
    </>
  )
}

const Answers = ({ input }: { input: ScoreInput }) =>
  input.answers.map(({ questionId, text }) => (
    <span key={questionId} className="sums__answer">
      <span className="sums__question">{questionOf(questionId).prompt}</span>
      {text === null || text.trim() === '' ? <em>Not answered</em> : <q>{text}</q>}
    </span>
  ))

const SubScoreSum = ({ score }: { score: SubScore }) => (
  <section className="sums__score" aria-label={score.label}>
    <h3 className="sums__title">
      {score.label}: {score.value}
    </h3>
    <p className="sums__formula">{score.formula}</p>
    <table className="sums__table">
      <thead>
        <tr>
          <th scope="col">Input</th>
          <th scope="col">Answer as given</th>
          <th scope="col">Read as</th>
          <th scope="col" className="sums__number">
            Counts
          </th>
        </tr>
      </thead>
      <tbody>
        {score.inputs.map((input) => (
          <tr key={input.label}>
            <th scope="row">{input.label}</th>
            <td>
              <Answers input={input} />
            </td>
            <td className={input.isAnswered ? undefined : 'sums__default'}>{readingText(input)}</td>
            <td className="sums__number">{plainNumber(input.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="sums__sum">
      {sumText(
        score.inputs.map(({ value }) => value),
        score.mean,
      )}
      , rounded half up: <strong>{score.value}</strong>
    </p>
  </section>
)

/** Every number of the grade with the answers, readings and sums that it comes from. */
export const WhyThisGrade = ({ report }: { report: StoredEmployeeReport }) => {
  const { workings } = report
  const { overall } = workings
  return (
    <div className="sums">
      <p className="prose">{report.coverage.note}</p>
      {subScores.map(({ id }) => (
        <SubScoreSum key={id} score={workings[id]} />
      ))}
      <section className="sums__score" aria-label="Overall">
        <h3 className="sums__title">Overall: {plainNumber(overall.value)}</h3>
        <p className="sums__formula">{overall.formula}; it is graded as it stands, without rounding</p>
        <p className="sums__sum">
          {sumText(
            subScores.map(({ id }) => workings[id].value),
            overall.value,
          )}
          : grade{' '}
          <strong>
            <GradeLetter grade={overall.grade} />
          </strong>
          . <Threshold grade={overall.grade} from={overall.gradeFrom} />.
        </p>
      </section>
    </div>
  )
}
