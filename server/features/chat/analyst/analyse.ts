import { peopleBasis } from './citations.ts'
import { searchInFiles, summaryOfFiles, type ReadFile } from '../attachments/describe-files.ts'
import { unsupportedReply, englishOnlyReply } from './help/help.ts'
import type { Draft, Line } from './reply-lines.ts'
import { inlineQuote, remark, citedLine } from './reply-lines.ts'
import { isOtherLanguage } from './understanding/detect-language.ts'
import type { Question } from './question.ts'
import { answerable, questions } from './question-list.ts'
import { ranking } from './help/ranking-refusal.ts'
import type { Source } from './source.ts'
import { noTopic } from './topic.ts'
import type { Topic } from '../../../schema/chat.ts'
import { suggestSimilarNames } from './understanding/ambiguity.ts'
import type {
  QuestionInput,
  ClarificationNeeded,
  UnderstoodQuestion,
} from './understanding/understand-question.ts'
import { correctSpelling, findUnknownWords } from './understanding/known-words.ts'

/**
 * The built-in analyst: recognizes plain-language questions by their words, and answers them without a language
 * model.
 */

export type Analysis = Required<Draft> & { topic: Topic }

/**
 * Answers a question from the source. Where it cannot, it says so, with questions that it can answer. `people`:
 * everybody mentioned in the question or the reply.
 */
export const analyse = async (
  asked: QuestionInput,
  source: Source,
  understood: UnderstoodQuestion | ClarificationNeeded,
): Promise<Analysis> => {
  const analysis = await answerTo(understood, asked, source)
  const about = 'people' in understood ? understood.people.map(({ id }) => id) : []
  return { ...analysis, people: [...new Set([...analysis.people, ...about, ...understood.spokenOf])] }
}

/** Whether the analyst answers this itself, even where a language model is configured. */
export const isAnalystOnly = (understood: UnderstoodQuestion | ClarificationNeeded): boolean =>
  'asks' in understood ||
  understood.isSelfUnknown ||
  meant(spelled(understood)).question?.isForAnalystAlone === true

/** The words of all questions, used to correct typos. */
const vocabulary = new Set(questions.flatMap(({ knows }) => [...(knows ?? [])]))

const spelled = (understood: UnderstoodQuestion): UnderstoodQuestion => ({
  ...understood,
  text: correctSpelling(understood.text, vocabulary),
})

/**
 * The first question that recognizes all words. Otherwise the unknown words that ruled out the first question that
 * matched.
 */
const meant = (understood: UnderstoodQuestion): { question?: Question; strange: string[] } => {
  let strange: string[] | undefined
  for (const question of questions) {
    if (!question.recognises(understood)) continue
    const unknown = question.knows === null ? [] : findUnknownWords(understood.text, question.knows)
    if (unknown.length === 0) return { question, strange: [] }
    strange ??= unknown
  }
  return { strange: strange ?? [] }
}

const answerTo = async (
  understood: UnderstoodQuestion | ClarificationNeeded,
  asked: QuestionInput,
  source: Source,
): Promise<Analysis> => {
  if ('asks' in understood) {
    const { asks, choices } = understood
    return toAnalysis({ lines: [asks], choices, topic: asked.before })
  }
  return answerToClear(understood, asked, source)
}

const answerToClear = async (
  typed: UnderstoodQuestion,
  asked: QuestionInput,
  source: Source,
): Promise<Analysis> => {
  const understood = spelled(typed)
  const { files } = source
  if (files.length > 0 && isAboutFiles(understood)) return toAnalysis({ lines: fileLines(understood, files) })
  const found = meant(understood)
  // Questions for the analyst alone look nobody up.
  if (understood.isSelfUnknown && found.question?.isForAnalystAlone !== true)
    return toAnalysis(await unsupportedReply(understood, answerable, source))
  const question = goesOn(understood, asked) ?? found.question
  // Checked before names, since other languages write capitals within a sentence.
  if (question === undefined && files.length === 0 && isOtherLanguage(typed.text, vocabulary)) {
    return toAnalysis(await englishOnlyReply(understood, answerable, source))
  }
  if (question === undefined || question.isOfCompanyToo) {
    const words = [...understood.unknown, ...findUnknownWords(understood.text, vocabulary)]
    const choices = question === undefined ? suggestSimilarNames(words, understood) : []
    const [unknown] = choices.length > 0 ? words : understood.unknown
    if (unknown !== undefined) {
      return toAnalysis({
        lines: [nobodyCalled(unknown, understood, choices.length > 0)],
        choices,
        people: choices.flatMap(({ mention }) => (mention.kind === 'person' ? [mention.employeeId] : [])),
        topic: asked.before,
      })
    }
  }
  const draft: Draft =
    question === undefined
      ? files.length > 0
        ? { lines: fileLines(understood, files) }
        : await unsupportedReply(understood, answerable, source, found.strange)
      : await question.answer(understood, source)
  const besides = question === ranking ? withoutRanking(understood) : undefined
  if (besides !== undefined) {
    const answered = await answerToClear(besides, asked, source)
    return { ...answered, lines: [...draft.lines, ...answered.lines] }
  }
  return toAnalysis({
    ...draft,
    topic: {
      question: question?.id ?? null,
      employeeIds: draft.topic?.employeeIds ?? understood.people.map(({ id }) => id),
      departments: draft.topic?.departments ?? [...understood.departments],
    },
  })
}

const nobodyCalled = (name: string, { listRefusal }: UnderstoodQuestion, isNear: boolean): Line =>
  listRefusal === null
    ? citedLine(
        `There is nobody and no department called ${inlineQuote(name)} in the list of people. ${isNear ? 'Do you mean one of these?' : 'A name typed after @ can be picked.'}`,
        peopleBasis,
      )
    : remark(`I cannot tell who ${inlineQuote(name)} is: ${listRefusal}`)

/** The part of a message besides a ranking, which is answered all the same where it is understood. */
const withoutRanking = (understood: UnderstoodQuestion): UnderstoodQuestion | undefined =>
  understood.text
    .trim()
    .split(/ (?:and )?(?=(?:what|which|how|where|who|whose) )/)
    .map((part) => ({ ...understood, text: ` ${part} ` }))
    .find((part) => ![undefined, ranking].includes(meant(part).question))

const nothing: ReadonlySet<string> = new Set()

/**
 * 'And Grace?' repeats the previous question about somebody else, unless that was a ranking: it was refused, and the
 * asker now means a single person.
 */
const goesOn = (
  { text, people, departments }: UnderstoodQuestion,
  { before }: QuestionInput,
): Question | undefined =>
  / (?:and|what about|how about) /.test(text.slice(0, 12)) &&
  people.length + departments.length > 0 &&
  findUnknownWords(text, nothing).length === 0
    ? questions.find((one) => one.id === before.question && one !== ranking)
    : undefined

const isAboutFiles = ({ text, quoted: words }: UnderstoodQuestion): boolean =>
  words.length > 0 ||
  / (?:file|files|attachment|attached|attachments|csv|table|columns?|rows?|lines?|document|pdf|picture|image|photo|spreadsheet) /.test(
    text,
  )

const fileLines = ({ quoted: [words] }: UnderstoodQuestion, files: readonly ReadFile[]): Line[] =>
  words === undefined ? summaryOfFiles(files) : searchInFiles(files, words)

const toAnalysis = ({ lines, choices = [], suggestions = [], people = [], topic }: Draft): Analysis => ({
  lines,
  choices,
  suggestions,
  people,
  topic: { ...noTopic, ...topic },
})
