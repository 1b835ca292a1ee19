import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

/** Questions that are asked with one press. */
export const Suggestions = ({
  texts: questions,
  onAsk,
}: {
  texts: readonly string[]
  onAsk: (text: string) => void
}) => (
  <ul className="suggestions" aria-label={t(texts, 'message.questionsToAsk')}>
    {questions.map((text) => (
      <li key={text}>
        <button type="button" className="suggestion" onClick={() => onAsk(text)}>
          {text}
        </button>
      </li>
    ))}
  </ul>
)
