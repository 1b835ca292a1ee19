import type { Draft } from './reply-lines.ts'
import type { Reader, Source } from './source.ts'
import type { UnderstoodQuestion } from './understanding/understand-question.ts'

/** One kind of question that the built-in analyst answers. docs/chat.md and the help in the chat are made from these. */
export type Question = {
  id: string
  title: string
  /** Sentences that are understood; names in them stand for any. */
  examples: readonly string[]
  /** What of it is offered to a reader: a sentence that they get an answer to; null where they get none. */
  offer: (reader: Reader) => string | null
  /** Without a name it is about the company, so a name that is nobody's must not be passed over. */
  isOfCompanyToo?: true
  /** No language model is asked it. */
  isForAnalystAlone?: true
  recognises: (question: UnderstoodQuestion) => boolean
  /** The words that it understands; with any other in it a message is not this question. Null: any words can follow. */
  knows: ReadonlySet<string> | null
  answer: (question: UnderstoodQuestion, source: Source) => Promise<Draft>
}
