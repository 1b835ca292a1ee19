import type { Citation } from '../../../contract/chat.ts'
import { CitationMark } from './citations.tsx'
import { blocksOf, type Piece } from './reply-lines.ts'

type Props = {
  text: string
  citations: readonly Citation[]
  onOpen: (citation: Citation) => void
}

/** A reply as it is: lines and lists, with each citation where its sentence ends. */
export const ReplyText = ({ text, citations, onOpen }: Props) => {
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
      {blocksOf(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          <p key={index} dir="auto">
            {line(block.line)}
          </p>
        ) : (
          <ul key={index}>
            {block.items.map((pieces, at) => (
              <li key={at} dir="auto">
                {line(pieces)}
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
