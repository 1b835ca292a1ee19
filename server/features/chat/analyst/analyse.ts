import { searchInFiles, summaryOfFiles } from './files.ts'
import { cannot } from './help.ts'
import type { Draft, Line } from './lines.ts'
import { remark } from './lines.ts'
import { answerable, questions } from './questions.ts'
import type { Source } from './source.ts'
import type { Topic } from './topic.ts'
import { understand, type Asked, type Understood } from './understand.ts'

/** The built-in analyst: plain-language questions, recognised by their words and answered without a language model. */

export type Analysis = Required<Draft> & { topic: Topic }

/** Answers from what the source tells. What it cannot answer it says, with what it can. */
export const analyse = async (asked: Asked, source: Source): Promise<Analysis> => {
  const understood = await understand(asked, source)
  if ('asks' in understood) {
    const { asks, choices, people } = understood
    return whole({ lines: [remark(asks)], choices, people, topic: asked.before })
  }
  const question = questions.find((one) => one.recognises(understood))
  const ofFiles = fileLines(understood, source)
  const draft: Draft =
    question === undefined || (ofFiles.length > 0 && question.id === 'help')
      ? ofFiles.length > 0
        ? { lines: ofFiles }
        : cannot(understood, answerable)
      : withFiles(ofFiles, await question.answer(understood, source))
  return whole({
    ...draft,
    topic: {
      question: question?.id ?? null,
      employeeIds: draft.topic?.employeeIds ?? understood.people.map(({ id }) => id),
      departments: draft.topic?.departments ?? [...understood.departments],
    },
  })
}

const withFiles = (lines: readonly Line[], draft: Draft): Draft => ({
  ...draft,
  lines: [...lines, ...draft.lines],
})

const fileLines = ({ quoted: [words] }: Understood, { files }: Source): Line[] =>
  words === undefined ? summaryOfFiles(files) : searchInFiles(files, words)

const whole = ({ lines, choices = [], suggestions = [], people = [], topic }: Draft): Analysis => ({
  lines,
  choices,
  suggestions,
  people: [...new Set(people)],
  topic: { question: null, employeeIds: [], departments: [], ...topic },
})
