import { suggestSearchTerm } from '../understanding/search-term.ts'
import type { Draft } from '../reply-lines.ts'
import { inlineQuote, remark, inlineText } from '../reply-lines.ts'
import type { Question } from '../question.ts'
import type { Source } from '../source.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'

/** The help question, which lists what the analyst can do. `questions`: all others. */
export const createHelpQuestion = (questions: readonly Question[]): Question => ({
  id: 'help',
  title: 'What this chat can do',
  isForAnalystAlone: true,
  examples: ['What can you do?', 'Help', 'What can I ask?'],
  offer: () => null,
  knows: null,
  recognises: ({ text }) =>
    /^ (?:help|hello|hi|hey|help me|what can (?:you|this chat|i) (?:do|answer|ask)(?: here| you)?|what do you (?:do|know)|how does this (?:chat )?work|who are you) $/.test(
      text,
    ),
  answer: async (understood, source) => {
    const examples = await examplesFor(questions, source, understood)
    const words =
      examples.texts.length > 0
        ? 'I answer from the answers and reports that you may see, and say where each sentence comes from. You can ask, in English and with any name:'
        : 'I answer from what you may see of answers and reports, and there is nothing of it that you may see here. An owner of the organization can change that.'
    return {
      lines: [
        remark(words),
        ...examples.texts.map((example) => remark(example, true)),
        remark(
          'A name typed after @ says whom you mean. Texts, CSV tables and PDF files can be attached and searched.',
        ),
      ],
      people: examples.people,
      suggestions: examples.texts,
    }
  },
})

/** The number of examples below a question that is not understood; the help question lists all of them. */
const examplesMost = 6

/**
 * Questions that this reader can ask and gets an answer to, with real people, departments and words. Questions that
 * need more of these than exist are left out.
 */
const examplesFor = async (
  questions: readonly Question[],
  source: Source,
  understood: UnderstoodQuestion,
  most = Infinity,
): Promise<{ texts: readonly string[]; people: readonly string[] }> => {
  const { all, people, departments: asked } = understood
  const found = await suggestSearchTerm(understood, source)
  // People in the question come first, so that the examples include questions about them.
  const first = [...new Set([...people, ...all])].slice(0, 2)
  const departments = [...new Set([...asked, ...all.map(({ department }) => department)])].filter(
    (name) => name !== '',
  )
  const places = [
    ['Ada Lovelace', first[0]?.name],
    ['Grace Hopper', first[1]?.name],
    ['Sales', departments[0]],
    ['Support', departments[1]],
    ['Excel', found?.word],
  ] as const
  const isAbout = (example: string): boolean =>
    (people.length > 0 && example.includes('Ada Lovelace')) || (asked.length > 0 && example.includes('Sales'))
  const examples = questions
    .flatMap(({ offer }) => offer(source.reader) ?? [])
    .filter((example) => places.every(([usual, here]) => here !== undefined || !example.includes(usual)))
    .toSorted((one, other) => Number(isAbout(other)) - Number(isAbout(one)))
    .slice(0, most)
  const named = first.filter((_, at) => examples.some((one) => one.includes(places[at]?.[0] ?? '')))
  const names = new Map<string, string | undefined>(places)
  // Replaced in one pass: a real name may equal a placeholder name of another example.
  const placed = (example: string) =>
    example.replaceAll(/Ada Lovelace|Grace Hopper|Sales|Support|Excel/gu, (usual) =>
      inlineText(names.get(usual) ?? ''),
    )
  const wrote = examples.some((one) => one.includes('Excel')) ? (found?.people ?? []) : []
  return { texts: examples.map(placed), people: [...named.map(({ id }) => id), ...wrote] }
}

/** Says why there is no answer, with a few questions that have one. */
const instead = async (
  why: string,
  questions: readonly Question[],
  source: Source,
  understood: UnderstoodQuestion,
): Promise<Draft> => {
  const { texts, people } = await examplesFor(questions, source, understood, examplesMost)
  return {
    lines:
      texts.length === 0
        ? [remark(why)]
        : [remark(`${why} You can ask, for example:`), ...texts.map((example) => remark(example, true))],
    people: [...new Set([...understood.people.map(({ id }) => id), ...people])],
    suggestions: [...texts, 'What can you do?'],
  }
}

/** The reply to a question in another language. */
export const englishOnlyReply = (
  understood: UnderstoodQuestion,
  questions: readonly Question[],
  source: Source,
): Promise<Draft> =>
  instead(
    'This seems to be asked in another language, and the built-in analyst understands English only.',
    questions,
    source,
    understood,
  )

/** The reply to an unsupported question. `strange`: its words that are not understood. */
export const unsupportedReply = async (
  understood: UnderstoodQuestion,
  questions: readonly Question[],
  source: Source,
  strange: readonly string[] = [],
): Promise<Draft> => {
  const { people, departments, isSelfUnknown, listRefusal } = understood
  if (isSelfUnknown) {
    const why =
      listRefusal ??
      'I cannot answer this: you are not in the list of people, so there is nothing of yours to look up.'
    return { lines: [remark(why)], people: people.map(({ id }) => id), suggestions: ['What can you do?'] }
  }
  const about = [...people.map(({ name }) => name), ...departments].map((name) => inlineText(name))
  const said = strange
    .slice(0, 3)
    .map((word) => inlineQuote(word))
    .join(', ')
  const why =
    said !== ''
      ? `I do not understand ${said} here, and answer nothing rather than something else.`
      : about.length > 0
        ? `I know whom you mean (${about.join(', ')}), but not what you ask.`
        : 'I cannot answer this.'
  return instead(why, questions, source, understood)
}
