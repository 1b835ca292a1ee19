import { defaultRating } from '../../../../insights/questionnaire/answers.ts'
import type { ExplainedInput, ExplainedScore } from '../../../../insights/scoring/explain-grade.ts'
import { useReportWords, type ReportWords } from '../language/employee-report-texts.tsx'
import { meanText } from './explanation-url-state.ts'

/** The reading of an answer, in words. */
const readingText = (input: ExplainedInput, { words, say }: ReportWords): string => {
  const { reading, read, clampedFrom } = input
  const value = words.exact(input.value)
  if (reading === 'rating') {
    if (read === null) return say('sums.noNumber', { value: defaultRating })
    return clampedFrom === null
      ? say('sums.firstNumber', { value })
      : say('sums.clamped', { written: clampedFrom, value })
  }
  if (reading === 'yesno') {
    if (read === null) return say('sums.neither')
    return say(read ? 'sums.yes' : 'sums.no')
  }
  return say(read === null ? 'sums.nothing' : 'sums.something')
}

/** The answer; a yes or no that was pressed is shown as the word on the button. */
const choiceText = (text: string, { reading }: ExplainedInput, { language, say }: ReportWords): string => {
  if (language === 'en' || reading !== 'yesno' || (text !== 'Yes' && text !== 'No')) return text
  return say(text === 'Yes' ? 'sums.pressedYes' : 'sums.pressedNo')
}

const Answers = ({ input }: { input: ExplainedInput }) => {
  const reportWords = useReportWords()
  const { words, piece } = reportWords
  return input.answers.map(({ questionId, text }) => (
    <span key={questionId} className="sums__answer">
      <span className="sums__question">{words.question(questionId)}</span>
      {text === null || text.trim() === '' ? (
        <em>{piece('evidence.none')}</em>
      ) : (
        <q dir="auto">{choiceText(text, input, reportWords)}</q>
      )}
    </span>
  ))
}

/** One sub-score with its answers, how each was read, and the sum; a default is hatched. */
export const ScoreCalculation = ({ score }: { score: ExplainedScore }) => {
  const { inputs, formula, sum, mean, rounded, value } = score
  const reportWords = useReportWords()
  const { words, say, fill } = reportWords
  return (
    <>
      <p className="sums__formula">{say('sums.formula', { formula })}</p>
      <table className="sums__table">
        <thead>
          <tr>
            <th scope="col">{say('sums.input')}</th>
            <th scope="col">{say('sums.asGiven')}</th>
            <th scope="col">{say('sums.readAs')}</th>
            <th scope="col" className="sums__number">
              {say('sums.counts')}
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
              <td className={input.isAnswered ? undefined : 'sums__default'}>
                {readingText(input, reportWords)}
              </td>
              <td className="sums__number">
                <span className={input.isAnswered ? undefined : 'sums__missing'}>
                  {words.exact(input.value)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sums__sum">
        {fill(rounded === value ? 'sums.rounded' : 'sums.roundedKept', {
          sum: <bdi dir="ltr">{inputs.length === 1 ? sum : `${sum} ${meanText(mean, words)}`}</bdi>,
          rounded: <strong>{rounded}</strong>,
          value,
        })}
      </p>
    </>
  )
}
