import { useReportLocale } from '../language/report-language.tsx'
import './answered-inputs.css'

type Props = {
  answered: number
  /** How many inputs a grade has. */
  of: number
  /** "8 of 9 answered" where a column or a sentence already says what; else "Answered: 8 of 9". */
  isShort?: boolean
  /** The same in another language. */
  text?: string
}

/** What a letter rests on: how many of its inputs were answered; those left out are hatched. */
export const AnsweredInputs = ({ answered, of, isShort = false, text }: Props) => {
  const { piece } = useReportLocale()
  return (
    <span className="inputs-answered">
      <span className="inputs-answered__pips" aria-hidden>
        {Array.from({ length: of }, (_, index) => (
          <span
            key={index}
            className={`inputs-answered__pip${index < answered ? '' : ' inputs-answered__pip--missing'}`}
          />
        ))}
      </span>
      <span>{text ?? piece(isShort ? 'inputs.short' : 'inputs.answered', { answered, inputs: of })}</span>
    </span>
  )
}
