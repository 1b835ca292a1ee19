import { createHash } from 'node:crypto'
import type { ChatModelRefusal, ReplyAuthor } from '../../../../contract/calls/chat.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { Failure } from '../../../core/http/failures.ts'
import { ModelFailure, type Model } from '../../../core/services/language-model.ts'
import { createNameDetector } from '../../employees/names/name-detection.ts'
import type { ReadFile } from '../attachments/describe-files.ts'
import { remark, citedLine, inlineText, type Line } from '../analyst/reply-lines.ts'
import { findPeople } from '../analyst/understanding/name-lookup.ts'
import { hasValue, type Source } from '../analyst/source.ts'
import type { Topic } from '../../../schema/chat.ts'
import type { QuestionInput, UnderstoodQuestion } from '../analyst/understanding/understand-question.ts'
import {
  writeReply,
  type CitableAnswers as AnsweredCalls,
  type WrittenReply,
} from '../analyst/write-reply.ts'
import { findStatementFault } from './check-statement.ts'
import { excerptFiles } from './file-excerpts.ts'
import { Answered, instructions, serializeMaterial, promptVersion } from './prompt.ts'
import { createLookups } from './tools/tool-list.ts'
import { createNameMasker } from './mask-names.ts'
import { createLedger, type LedgerSource } from './source-ledger.ts'

/**
 * Answers a question with a language model and its lookups, keeping only sentences that follow from their sources.
 */

export type ModelReply = { written: WrittenReply; topic: Topic; people: string[]; author: ReplyAuthor }

type Given = {
  asked: QuestionInput
  understood: UnderstoodQuestion
  /** The earlier turns of the conversation, as far as their owner may still see them. */
  said: readonly { question: string; reply: string }[]
  source: Source
  answered: AnsweredCalls
  today: string
  signal: AbortSignal
  /** Called with a few words on each lookup. */
  onLook: (text: string) => void
}

/** The maximum number of rounds of lookups; a round may have several at once. */
const roundsMax = 6
/** The maximum number of people that the next question can refer to as 'her'. */
const topicMax = 10

/** The author of a reply by the analyst, with the reason why the model did not answer. */
export const fallbackAuthor = (
  model: Model | undefined,
  why: ChatModelRefusal,
  asked: Partial<NonNullable<ReplyAuthor['model']>> = {},
): ReplyAuthor => ({
  by: 'analyst',
  why: model ? why : null,
  model: model ? recordOf(model, asked) : null,
})

const recordOf = (
  { provider, name }: Model,
  asked: Partial<NonNullable<ReplyAuthor['model']>>,
): NonNullable<ReplyAuthor['model']> => ({
  provider,
  name,
  answeredBy: null,
  promptVersion,
  promptHash: null,
  lookups: 0,
  sources: 0,
  sentences: 0,
  sentencesDropped: 0,
  ...asked,
})

/**
 * The model's reply; without `written` where there is none, and then the author has the reason.
 * @throws Failure UNAVAILABLE where the client disconnected
 */
export const answerWithModel = async (
  model: Model,
  { asked, understood, said, source, answered, today, signal, onLook }: Given,
): Promise<ModelReply | { author: ReplyAuthor }> => {
  const ledger = createLedger()
  const { pieces, notes } = excerptFiles(source.files)
  const self = await source.self()
  const { shown: files } = ledger.give(pieces)
  const material = serializeMaterial({
    question: asked.message,
    today,
    askerEmployeeId: hasValue(self) ? self.value : null,
    named: understood.people.map(({ id, name }) => ({ name, employeeId: id })),
    departments: understood.departments,
    lookedAt: asked.context,
    before: said,
    files,
    notes,
  })
  const { lookups, made, sent } = createLookups({ source, ledger, onLook })
  const record = () => ({
    promptHash: createHash('sha256')
      .update(JSON.stringify([instructions, material, ...sent()]))
      .digest('hex'),
    lookups: made(),
    sources: ledger.given.length,
  })
  try {
    onLook(`Asking ${model.name}`)
    const { value, answeredBy } = await model.converse({
      instructions,
      material,
      images: model.readsImages ? source.files.flatMap(({ picture }) => picture ?? []) : [],
      lookups,
      roundsMax,
      shape: Answered,
      signal,
    })
    const unseen = picturesUnseen(source.files)
    const lines = citedLines(value, ledger.given, understood)
    const written = writeReply({ lines: [...unseen, ...lines] }, answered)
    const stands = written.citations.length === 0 ? 0 : written.text.split('\n').length - unseen.length
    const counts = {
      ...record(),
      answeredBy,
      sentences: stands,
      sentencesDropped: value.sentences.length - stands,
    }
    if (stands === 0) return { author: fallbackAuthor(model, 'unfounded', counts) }
    const cited = written.citations.flatMap((one) => ('employeeId' in one ? [one.employeeId] : []))
    const about = understood.people.length > 0 ? understood.people.map(({ id }) => id) : [...new Set(cited)]
    return {
      written,
      people: [
        ...new Set([...about, ...cited, ...understood.spokenOf, ...namedIn(written.text, understood)]),
      ],
      topic: {
        question: null,
        employeeIds: about.slice(0, topicMax),
        departments: [...understood.departments],
      },
      author: { by: 'model', why: null, model: recordOf(model, counts) },
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    if (signal.aborted) throw new Failure('UNAVAILABLE', messages.chatStopped)
    return { author: fallbackAuthor(model, error.kind, record()) }
  }
}

/** The sentences that follow from their sources. */
const citedLines = (
  { sentences }: { sentences: readonly { text: string; sources: readonly number[] }[] },
  given: readonly LedgerSource[],
  { all }: UnderstoodQuestion,
): Line[] => {
  const people = { isName: createNameDetector(all), named: createNameMasker(all) }
  const byNumber = new Map(given.map((source) => [source.n, source]))
  return sentences.flatMap(({ text, sources }) => {
    const sentence = { text: text.trim(), cites: [...new Set(sources)] }
    if (findStatementFault(sentence, given, people) !== undefined) return []
    const cited = sentence.cites.flatMap((n) => byNumber.get(n) ?? [])
    // Several sources may be parts of the same section of a report.
    const bases = new Map(cited.map(({ basis }) => [JSON.stringify(basis), basis]))
    return [
      citedLine(sentence.text, [...bases.values()], { derived: cited.flatMap(({ derived }) => derived) }),
    ]
  })
}

/** The people named in a reply. */
const namedIn = (text: string, { all }: UnderstoodQuestion): string[] =>
  findPeople(text, all).flatMap(({ candidates }) => candidates.map(({ id }) => id))

/** Remarks on pictures that the model was not shown. */
const picturesUnseen = (files: readonly ReadFile[]): Line[] =>
  files
    .filter(({ picture, digest }) => picture === undefined && digest === undefined)
    .map(({ name }) =>
      remark(
        `${inlineText(name)} was not looked at: the language model that answers here takes no pictures. Attach the same as text.`,
      ),
    )
