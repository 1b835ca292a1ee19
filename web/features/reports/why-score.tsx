import { defaultRating } from '../../../insights/answers.ts'
import { questionOf } from '../../../insights/questionnaire.ts'
import type { ExplainedInput, ExplainedScore } from '../../../insights/why-this-grade.ts'
import { meanText } from './why-view.ts'

/** What was read from an answer, in words. */
const readingText = ({ reading, read, value, clampedFrom }: ExplainedInput): string => {
  if (reading === 'rating') {
    if (read === null) return `No number was given, so it counts as the default ${defaultRating}`
    return clampedFrom === null
      ? `The first number in the answer: ${value}`
      : `The first number in the answer is ${clampedFrom}, kept within 1 to 10: ${value}`
  }
  if (reading === 'yesno') {
    if (read === null) return 'Neither yes nor no was given; that counts as 6, like a no'
    return read ? 'A yes counts as 8' : 'A no counts as 6'
  }
  return read === null ? 'Nothing is named: counts as 6' : 'Something is named: counts as 8'
}

const Answers = ({ input }: { input: ExplainedInput }) =>
  input.answers.map(({ questionId, text }) => (
    <span key={questionId} className="sums__answer">
      <span className="sums__question">{questionOf(questionId).prompt}</span>
      {text === null || text.trim() === '' ? <em>Not answered</em> : <q>{text}</q>}
    </span>
  ))

/** One sub-score with its answers, what was read from them, and the sum; a default is hatched. */
export const ScoreSum = ({ score }: { score: ExplainedScore }) => {
  const { inputs, formula, sum, mean, rounded, value } = score
  return (
    <>
      <p className="sums__formula">{formula}, kept within 1 to 10</p>
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
          {inputs.map((input) => (
            <tr key={input.id}>
              <th scope="row">{input.label}</th>
              <td>
                <Answers input={input} />
              </td>
              <td className={input.isAnswered ? undefined : 'sums__default'}>{readingText(input)}</td>
              <td className="sums__number">
                <span className={input.isAnswered ? undefined : 'sums__missing'}>{input.value}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sums__sum">
        {inputs.length === 1 ? sum : `${sum} ${meanText(mean)}`}, rounded half up: <strong>{rounded}</strong>
        {rounded !== value && `, kept within 1 to 10: ${value}`}
      </p>
    </>
  )
}
