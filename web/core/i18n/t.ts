import type { ReactNode } from 'react'
import {
  createUntypedTranslator,
  type Entries,
  type TextKey,
  type Values,
} from '../../../insights/catalog/format-message.ts'
import { interpolateNodes } from './interpolate.tsx'

const translators = new WeakMap<Entries, ReturnType<typeof createUntypedTranslator>>()

const translatorOf = (texts: Entries) => {
  const translate = translators.get(texts) ?? createUntypedTranslator('en', texts)
  translators.set(texts, translate)
  return translate
}

/**
 * A sentence of an area of the catalogue, for pages that are shown in English alone. `texts`: the file of the area, of
 * which a page loads those that it needs.
 */
export const t = <Texts extends Entries>(texts: Texts, key: TextKey<Texts>, values?: Values): string =>
  translatorOf(texts)(key, values)

/** A sentence with something other than text in it. */
export const fill = <Texts extends Entries>(
  texts: Texts,
  key: TextKey<Texts>,
  parts: Readonly<Record<string, ReactNode>>,
  values: Values = {},
): ReactNode => interpolateNodes((all) => t(texts, key, all), parts, values)
