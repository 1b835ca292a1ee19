import type { Citation } from '../../../../contract/calls/chat.ts'
import { CitationMark } from './citations.tsx'
import { parseReply, type Piece } from './parse-reply.ts'
import { Suggestions } from '../conversation/suggestions.tsx'

type Props = {
  text: string
  citations: readonly Citation[]
  onOpen: (citation: Citation) => void
  /** Lists of nothing but these are questions to press. */
  questions?: ReadonlySet<string>
  onAsk?: (text: string) => void
}

const none: ReadonlySet<string> = new Set()

/** A reply as it is: lines and lists, with each citation where its sentence ends. */
export const ReplyText = ({ text, citations, onOpen, questions = none, onAsk }: Props) => {
  const byNumber = new Map(citations.map((citation) => [citation.n, citation]))
  const line = (pieces: readonly Piece[]) =>
    pieces.map((piece, index) => {
      if ('text' in piece) return <span key={index}>{piece.text}</span>
      const citation = byNumber.get(piece.n)
      // While a reply is still being written, what it rests on is not told yet.
      return citation === undefined ? (
        <span key={index} className="cite cite--open" aria-hidden>
          {piece.n}
        </span>
      ) : (
        <CitationMark key={index} citation={citation} onOpen={onOpen} />
      )
    })
  return (
    <div className="reply__text">
      {parseReply(text).map((block, index) => {
        if (block.kind === 'paragraph') {
          return (
            <p key={index} dir="auto">
              {line(block.line)}
            </p>
          )
        }
        const asked = questionsOf(block.items, questions)
        return asked !== null && onAsk !== undefined ? (
          <Suggestions key={index} texts={asked} onAsk={onAsk} />
        ) : (
          <ul key={index}>
            {block.items.map((pieces, at) => (
              <li key={at} dir="auto">
                {line(pieces)}
              </li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}

/** The items of a list that holds nothing but such questions, each once. */
const questionsOf = (
  items: readonly (readonly Piece[])[],
  questions: ReadonlySet<string>,
): string[] | null => {
  const texts = items.map((pieces) => pieces.map((piece) => ('text' in piece ? piece.text : '')).join(''))
  return texts.every((text) => questions.has(text)) ? [...new Set(texts)] : null
}
