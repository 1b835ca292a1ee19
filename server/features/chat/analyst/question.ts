import type { Draft } from './reply-lines.ts'
import type { Reader, Source } from './source.ts'
import type { UnderstoodQuestion } from './understanding/understand-question.ts'

/**
 * One kind of question that the built-in analyst answers. docs/chat.md and the chat's help are generated from these.
 */
export type Question = {
  id: string
  title: string
  /** Sentences that it understands; each name in them is a placeholder for any name. */
  examples: readonly string[]
  /** An example to suggest to a reader who gets an answer to it; null where they get none. */
  offer: (reader: Reader) => string | null
  /** Without a name it is about the company, so an unknown name must not be ignored. */
  isOfCompanyToo?: true
  /** It is never sent to a language model. */
  isForAnalystAlone?: true
  recognises: (question: UnderstoodQuestion) => boolean
  /**
   * The words that it understands; a message with any other word is not this question. Null: any words may follow.
   */
  knows: ReadonlySet<string> | null
  answer: (question: UnderstoodQuestion, source: Source) => Promise<Draft>
}
