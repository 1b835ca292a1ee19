import type { CSSProperties } from 'react'
import {
  sharesOf,
  type BarCounts,
  type BarPart,
} from '../../../../insights/company-report/questions/question-bars.ts'
import type { QuestionTopic } from '../../../../insights/company-report/company-report-types.ts'
import { useWiki } from '../language/company-report-texts.tsx'

type Kind = { topic: QuestionTopic; isRating: boolean }

/** What a part of the bar is called: a yes/no question has no low and strong answers. */
export const usePartName = () => {
  const { say } = useWiki()
  return (part: BarPart, { isRating }: Pick<Kind, 'isRating'>): string => {
    if (isRating) return say(`questions.${part}`)
    return say(part === 'low' ? 'questions.no' : 'questions.yes')
  }
}

/** Narrower parts have no room for their percentage, which is in the line below as well. */
const narrowest = 10

const width = (percent: number): CSSProperties => ({ inlineSize: `${percent}%` })

type Props = Kind & { answered: number; split: BarCounts }

/** A bar of low, middle and strong answers. Its parts differ in pattern, and the line below it says the same in words. */
export const StackedBar = ({ topic, isRating, answered, split }: Props) => {
  const { say, count } = useWiki()
  const nameOf = usePartName()
  const shares = sharesOf(topic, answered, split)
  const shown = shares.filter((share) => share.count > 0)
  const rest = 100 - shares.reduce((sum, { percent }) => sum + percent, 0)
  const percentText = (percent: number) => say('figures.percent', { number: count(Math.round(percent)) })
  return (
    <>
      <span className="stacked-bar" aria-hidden>
        {shown.map(({ part, percent }) => (
          <span key={part} className={`stacked-bar__part stacked-bar__part--${part}`} style={width(percent)}>
            {percent >= narrowest && percentText(percent)}
          </span>
        ))}
        {rest > 0.01 && <span className="stacked-bar__part stacked-bar__part--hidden" style={width(rest)} />}
      </span>
      <ul className="stacked-bar__words">
        {shares.map(({ part, percent }) => (
          <li key={part}>
            <span className={`stacked-bar__swatch stacked-bar__part--${part}`} aria-hidden />
            {say('questions.part', {
              share: percentText(percent),
              part: nameOf(part, { isRating }),
            })}
          </li>
        ))}
        {rest > 0.01 && (
          <li>
            <span className="stacked-bar__swatch stacked-bar__part--hidden" aria-hidden />
            {say(shares.length === 0 ? 'questions.hiddenCounts' : 'questions.hiddenPart')}
          </li>
        )}
      </ul>
    </>
  )
}
