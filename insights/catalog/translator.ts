import { catalogue } from '../../languages/all.ts'
import type { Area } from '../../languages/english.ts'
import type { LanguageCode } from '../../languages/index.ts'
import { isolated } from '../../languages/isolated.ts'
import { anySentenceIn } from './format-message.ts'

/** For tests. Reads one area of the catalogue in one language: `translator('de', 'questions')('sections.role.title')`. */
export const translator = (language: LanguageCode, area: Area) =>
  anySentenceIn(language, catalogue[language][area] ?? {}, {
    name: (value) => isolated(String(value), language),
    number: (value) => new Intl.NumberFormat(language).format(Number(value)),
  })
