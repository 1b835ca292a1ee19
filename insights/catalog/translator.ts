import { catalogue } from '../../languages/all.ts'
import type { Area } from '../../languages/english.ts'
import type { LanguageCode } from '../../languages/index.ts'
import { isolateBidi } from '../../languages/isolated.ts'
import { createUntypedTranslator } from './format-message.ts'

/** For tests. Reads one area of the catalogue in one language: `translator('de', 'questions')('sections.role.title')`. */
export const translator = (language: LanguageCode, area: Area) =>
  createUntypedTranslator(language, catalogue[language][area] ?? {}, {
    name: (value) => isolateBidi(String(value), language),
    number: (value) => new Intl.NumberFormat(language).format(Number(value)),
  })
