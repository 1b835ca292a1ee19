import { say } from '../t.ts'

/** Questions that are asked with one press. */
export const Suggestions = ({
  texts,
  onAsk,
}: {
  texts: readonly string[]
  onAsk: (text: string) => void
}) => (
  <ul className="suggestions" aria-label={say('message.questionsToAsk')}>
    {texts.map((text) => (
      <li key={text}>
        <button type="button" className="suggestion" onClick={() => onAsk(text)}>
          {text}
        </button>
      </li>
    ))}
  </ul>
)
