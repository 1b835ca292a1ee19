import questions from '../../../../languages/en/questions.json' with { type: 'json' }
import type { Question, Section } from '../../../../insights/questionnaire/questionnaire.ts'
import { readerLocale } from '../../../core/i18n/locale.ts'
import { useCatalogue } from './catalogue.ts'

/** The texts of the questionnaire's pages in the language shown. */
export const useTexts = () => useCatalogue().say
export type Texts = ReturnType<typeof useTexts>

/** The texts of questions and sections, and the formats of numbers and days, in the language shown. */
export const useWords = () => {
  const { ask: t, language } = useCatalogue()
  const locale = readerLocale(language)
  return {
    language,
    prompt: ({ id }: Pick<Question, 'id'>) => t(`questions.${id}.prompt`),
    /** The placeholder of an open question's field. */
    placeholder: ({ id, placeholder }: Question) =>
      placeholder === '' || !hasPlaceholder(id) ? '' : t(`questions.${id}.placeholder`),
    /** The labels at the ends of a scale. */
    ends: ({ id }: Question) =>
      isScale(id) ? { low: t(`questions.${id}.low`), high: t(`questions.${id}.high`) } : null,
    title: ({ id }: Pick<Section, 'id'>) => t(`sections.${id}.title`),
    intro: ({ id }: Pick<Section, 'id'>) => t(`sections.${id}.intro`),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    day: (at: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(at)),
  }
}

type Told = typeof questions.questions
type WithField<F extends string> = {
  [K in keyof Told]: Told[K] extends Record<F, string> ? K : never
}[keyof Told]

const hasPlaceholder = (id: keyof Told): id is WithField<'placeholder'> =>
  'placeholder' in questions.questions[id]
const isScale = (id: keyof Told): id is WithField<'low'> => 'low' in questions.questions[id]
