import words from '../../../../languages/en/questionnaire.json' with { type: 'json' }
import type { Question } from '../../../../insights/questionnaire/questionnaire.ts'
import { isNotFound } from '../draft/draft-errors.ts'
import { useTexts, useWords } from './texts.ts'

/**
 * Translates messages of the server and the engine. They come from the specification and stay English on the wire, so
 * the ones that can occur here are recognized by their wording, and any other is shown by its kind.
 */

type Known = keyof typeof words.failure
const isKnown = (key: string): key is Known => key in words.failure
const knownOf: ReadonlyMap<string, Known> = new Map(
  Object.entries(words.failure).flatMap(([key, sentence]): [string, Known][] =>
    isKnown(key) ? [[sentence, key]] : [],
  ),
)

const tooLong = /^This answer has (\d+) characters; at most (\d+) /
const missing = words.problem.missing.replace('{{question}}', '')

/** Translates failures and faults of answers. */
export const useLocalizedFailures = () => {
  const t = useTexts()
  const { language, prompt } = useWords()
  return {
    /** `isPassing`: it ends by itself, or by trying again. */
    failure: (sentence: string, isPassing: boolean): string => {
      if (language === 'en') return sentence
      const key = knownOf.get(sentence)
      if (key !== undefined) return t(`failure.${key}`)
      if (isPassing) return t('refused.serverTrouble')
      return isNotFound(sentence) ? t('refused.notFound') : t('refused.refused')
    },
    problem: (question: Question, sentence: string): string => {
      if (language === 'en') return sentence
      const [, length, max] = tooLong.exec(sentence) ?? []
      if (length !== undefined && max !== undefined) return t('problem.tooLong', { length, max })
      if (sentence === words.problem.noLetters) return t('problem.noLetters')
      const key = sentence.startsWith(missing) ? 'problem.missing' : 'problem.other'
      return t(key, { question: prompt(question) })
    },
  }
}
