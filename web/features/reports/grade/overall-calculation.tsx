import type { OtherAnswer } from '../../../../insights/scoring/grade-sensitivity.ts'
import type { GradeExplanation } from '../../../../insights/scoring/explain-grade.ts'
import { Grade, GradeLetter } from '../../../ui/report/scores/grade.tsx'
import { useReportWords, type ReportWords } from '../language/employee-report-texts.tsx'

/** Where the grade starts, and its neighbours. */
const Threshold = ({ grade, threshold }: Pick<GradeExplanation, 'grade' | 'threshold'>) => {
  const { words, fill } = useReportWords()
  const { above, below } = threshold
  const from = words.exact(threshold.from)
  const letter = <GradeLetter grade={grade} />
  const higher = above && { above: <GradeLetter grade={above.grade} />, aboveFrom: words.exact(above.from) }
  const lower = below && { below: <GradeLetter grade={below.grade} />, belowFrom: words.exact(below.from) }
  if (higher && lower) return fill('sums.thresholdBetween', { grade: letter, from, ...higher, ...lower })
  if (lower) return fill('sums.thresholdHighest', { grade: letter, from, ...lower })
  return higher && fill('sums.thresholdLowest', { grade: letter, ...higher })
}

/** One other answer, or several to one question that give the same letter, in words. */
const alternativeText = (first: OtherAnswer, last: OtherAnswer, { words, say }: ReportWords): string => {
  const word = (reading: OtherAnswer['to']): string =>
    typeof reading === 'number'
      ? words.exact(reading)
      : say(reading === true ? 'sums.yesWord' : 'sums.noWord')
  if (first.input === 'growth' || first.input === 'improvements')
    return say(first.to === null ? 'sums.nothingInstead' : 'sums.somethingIf')
  if (first.from !== null) return say('sums.insteadOf', { to: word(first.to), from: word(first.from) })
  return first.to === last.to
    ? say('sums.oneIf', { to: word(first.to) })
    : say('sums.rangeIf', { from: word(first.to), to: word(last.to) })
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
  const reportWords = useReportWords()
  const { words, say } = reportWords
  const { onePoint, ifAnswered, ifLeftOut } = explanation.other
  const isOther = ({ grade }: OtherAnswer) => grade !== explanation.grade
  const runs = [
    ...onePoint.filter(isOther).map((answer) => ({ first: answer, last: answer })),
    ...runsOf(ifAnswered.filter(isOther)),
    ...runsOf(ifLeftOut.filter(isOther)),
  ]
  if (runs.length === 0) return <p className="sums__note">{say('sums.noOther')}</p>
  return (
    <table className="sums__table sums__table--others">
      <caption>{say('sums.others')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('sums.input')}</th>
          <th scope="col">{say('sums.another')}</th>
          <th scope="col">{say('head.overall')}</th>
          <th scope="col">{say('sections.grade')}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ first, last }) => (
          <tr key={`${first.input} ${String(first.to)}`}>
            <th scope="row">{first.label}</th>
            <td>{alternativeText(first, last, reportWords)}</td>
            <td>
              {first.overall === last.overall
                ? words.exact(first.overall)
                : say('sums.range', {
                    from: words.exact(Math.min(first.overall, last.overall)),
                    to: words.exact(Math.max(first.overall, last.overall)),
                  })}
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
export const OverallCalculation = ({ explanation }: { explanation: GradeExplanation }) => {
  const { words, say, fill } = useReportWords()
  const { overall, grade, threshold } = explanation
  return (
    <>
      <p className="sums__formula">{say('sums.overallFormula', { formula: overall.formula })}</p>
      <p className="sums__sum">
        {fill('sums.overall', {
          sum: <bdi dir="ltr">{overall.sum}</bdi>,
          value: words.exact(overall.value),
          grade: (
            <strong>
              <GradeLetter grade={grade} />
            </strong>
          ),
          threshold: <Threshold grade={grade} threshold={threshold} />,
        })}
      </p>
      <OtherLetters explanation={explanation} />
    </>
  )
}
