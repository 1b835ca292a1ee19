import {
  interpolate,
  createTranslator,
  type TextKey,
  type Values,
} from '../../../../insights/catalog/format-message.ts'
import questionnaire from '../../../../languages/en/questionnaire.json' with { type: 'json' }
import questions from '../../../../languages/en/questions.json' with { type: 'json' }
import type { LanguageCode } from '../../../../languages/index.ts'
import { createCatalogue, createFormats } from '../../../core/i18n/catalogue.ts'

/** The texts of the questionnaire in each language: English ships with the page, the others are fetched on demand. */

type Files = { questionnaire: typeof questionnaire; questions: typeof questions }

/** A sentence in pieces: the text between `<signIn>` and `</signIn>` has that mark. */
export type TextPiece = { text: string; mark?: string }

const marked = /<(\w+)>([^<]*)<\/\1>/u

const read = (language: LanguageCode, { questionnaire: page, questions: asked }: Files) => {
  const formats = createFormats(language)
  const say = createTranslator(language, page, formats)
  return {
    language,
    connectionLost: page.frame.connectionLost,
    /** A text of the pages. */
    say,
    /** A text with marks. Marks in an interpolated value are not parsed. */
    piecesOf: (key: TextKey<Files['questionnaire']>, values: Values = {}): TextPiece[] => {
      // Text, mark and marked text, repeated.
      const parts = say(key).split(marked)
      return parts.flatMap((part, index) => {
        const text = interpolate(part, values, formats)
        if (index % 3 === 0) return [{ text }]
        return index % 3 === 1 ? [] : [{ text, mark: parts[index - 1] ?? '' }]
      })
    },
    /** The texts of questions and sections. */
    ask: createTranslator(language, asked),
  }
}

const fetched: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<Files>>> = {
  de: () =>
    loadCatalogue(
      import('../../../../languages/de/questionnaire.json'),
      import('../../../../languages/de/questions.json'),
    ),
  es: () =>
    loadCatalogue(
      import('../../../../languages/es/questionnaire.json'),
      import('../../../../languages/es/questions.json'),
    ),
  ar: () =>
    loadCatalogue(
      import('../../../../languages/ar/questionnaire.json'),
      import('../../../../languages/ar/questions.json'),
    ),
}

const loadCatalogue = async (
  page: Promise<{ default: typeof questionnaire }>,
  asked: Promise<{ default: typeof questions }>,
): Promise<Files> => {
  // In parallel, so that no rejection stays unhandled if both fail.
  const [{ default: ofPages }, { default: ofQuestions }] = await Promise.all([page, asked])
  return { questionnaire: ofPages, questions: ofQuestions }
}

export const catalogue = createCatalogue(read('en', { questionnaire, questions }), async (language) =>
  read(language, await fetched[language]()),
)

/** The texts of the questionnaire in the language shown. */
export const useCatalogue = catalogue.use
