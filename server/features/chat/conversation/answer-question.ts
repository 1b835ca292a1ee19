import type { ReplyAuthor } from '../../../../contract/calls/chat.ts'
import type { Model } from '../../../core/services/language-model.ts'
import { analyse, isAnalystOnly } from '../analyst/analyse.ts'
import type { ReadFile } from '../attachments/describe-files.ts'
import type { Topic } from '../../../schema/chat.ts'
import { understandQuestion, type QuestionInput } from '../analyst/understanding/understand-question.ts'
import { writeReply, type WrittenReply } from '../analyst/write-reply.ts'
import { answerWithModel, fallbackAuthor } from '../model/answer-with-model.ts'
import { openSource } from './data-source.ts'
import type { CallProduct } from './product-calls.ts'
import type { Rights } from '../../../schema/chat.ts'

/** A question answered: by the language model where one is configured and what it says holds, else by the built-in analyst. */

export type AnsweredQuestion = {
  written: WrittenReply
  topic: Topic
  people: readonly string[]
  author: ReplyAuthor
}

type Question = {
  asked: QuestionInput
  said: readonly { question: string; reply: string }[]
  files: readonly ReadFile[]
  ask: CallProduct
  rights: Rights
  model: Model | undefined
  now: Date
  signal: AbortSignal
  onLook: (text: string) => void
}

export const answerQuestion = async ({
  asked,
  said,
  files,
  ask,
  rights,
  model,
  now,
  signal,
  onLook,
}: Question): Promise<AnsweredQuestion> => {
  const today = now.toISOString().slice(0, 10)
  const { source, answered } = openSource(ask, files, { reader: rights, today })
  const understood = await understandQuestion(asked, source)
  let author = fallbackAuthor(model, 'unasked')
  if (model !== undefined && !('asks' in understood) && !isAnalystOnly(understood)) {
    const byModel = await answerWithModel(model, {
      asked,
      understood,
      said,
      source,
      answered,
      today,
      signal,
      onLook,
    })
    if ('written' in byModel) return byModel
    author = byModel.author
  }
  const draft = await analyse(asked, source, understood)
  const { topic, people } = draft
  return { written: writeReply(draft, answered), topic, people, author }
}
