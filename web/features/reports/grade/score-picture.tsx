import type { CSSProperties } from 'react'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { lowRating, strongRating } from '../../../../insights/questionnaire/answers.ts'
import type { GradeExplanation } from '../../../../insights/scoring/explain-grade.ts'
import { subScoreIds } from '../../../../insights/scoring/scores.ts'
import { Grade, GradeLetter } from '../../../ui/report/scores/grade.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'
import './score-picture.css'

const bandOf = (value: number): 'strong' | 'middle' | 'low' =>
  value >= strongRating ? 'strong' : value < lowRating ? 'low' : 'middle'

const upTo = (value: number): string => `${value * 10}%`

/** The scale from 0 to 10 with the places where middle and strong begin. */
const Track = ({ value, isDefault }: { value: number; isDefault: boolean }) => {
  const length: CSSProperties = { inlineSize: upTo(value) }
  return (
    <span className="score-picture__track" aria-hidden>
      <span
        className={`score-picture__fill${isDefault ? ' score-picture__fill--default' : ''}`}
        style={length}
      />
      {[lowRating, strongRating].map((mark) => (
        <span key={mark} className="score-picture__mark" style={{ insetInlineStart: upTo(mark) }} />
      ))}
    </span>
  )
}

/** The overall score at its place within the band of its letter. */
const LetterTrack = ({ value, from, to }: { value: number; from: number; to: number }) => (
  <span className="score-picture__track score-picture__track--letter" aria-hidden>
    <span
      className="score-picture__band"
      style={{ insetInlineStart: upTo(from), inlineSize: upTo(to - from) }}
    />
    <span className="score-picture__point" style={{ insetInlineStart: upTo(value) }} />
  </span>
)

type Props = { report: StoredEmployeeReport; explanation: GradeExplanation }

/** The five sub-scores with their bands, and the letter with its own; the same as a table behind it. */
export const ScorePicture = ({ report, explanation }: Props) => {
  const { gradingOverview } = report
  const { words, say, fill } = useReportWords()
  const { from, above } = explanation.threshold
  const to = above?.from ?? 10
  const scores = subScoreIds.map((id) => ({
    id,
    label: words.say(`scores.${id}`),
    value: gradingOverview[id],
    band: say(`picture.${bandOf(gradingOverview[id])}`),
    isDefault: explanation.scores[id].answered === 0,
  }))
  const range = fill(above ? 'picture.letterBand' : 'picture.letterBandTop', {
    grade: <GradeLetter grade={gradingOverview.grade} />,
    from: words.exact(from),
    to: words.exact(to),
  })
  return (
    <figure className="score-picture">
      <figcaption className="visually-hidden">{say('picture.title')}</figcaption>
      <ul className="score-picture__rows">
        {scores.map(({ id, label, value, band, isDefault }) => (
          <li key={id} className="score-picture__row">
            <span className="visually-hidden">
              {say(isDefault ? 'picture.rowDefault' : 'picture.row', { label, value, band })}
            </span>
            <span aria-hidden>{label}</span>
            <Track value={value} isDefault={isDefault} />
            <span className="score-picture__value" aria-hidden>
              {value}
            </span>
            <span className="score-picture__word" aria-hidden>
              {isDefault ? say('picture.default') : band}
            </span>
          </li>
        ))}
        <li className="score-picture__row score-picture__row--overall">
          <span>{say('head.overall')}</span>
          <LetterTrack value={gradingOverview.overall} from={from} to={to} />
          <span className="score-picture__value">{words.decimal(gradingOverview.overall)}</span>
          <Grade grade={gradingOverview.grade} size="sm" />
        </li>
      </ul>
      <p className="score-picture__key">
        {say('picture.key', { low: lowRating, strong: strongRating })} {range}
      </p>
      <details className="score-picture__table screen-only">
        <summary>{say('picture.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('whatIf.score')}</th>
              <th scope="col">{say('picture.outOf')}</th>
              <th scope="col">{say('picture.band')}</th>
            </tr>
          </thead>
          <tbody>
            {scores.map(({ id, label, value, band, isDefault }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{value}</td>
                <td>{isDefault ? say('picture.default') : band}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{say('head.overall')}</th>
              <td>{words.decimal(gradingOverview.overall)}</td>
              <td>
                <GradeLetter grade={gradingOverview.grade} />
              </td>
            </tr>
          </tbody>
        </table>
      </details>
    </figure>
  )
}
