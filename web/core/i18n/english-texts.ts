import type { ReactNode } from 'react'
import {
  createTranslator,
  type Entries,
  type TextKey,
  type Values,
} from '../../../insights/catalog/format-message.ts'
import { interpolateNodes } from './interpolate.tsx'

/** The texts of pages that are shown in English alone: those of an area of the catalogue, with their values put in. */
export const createEnglishTexts = <Texts extends Entries>(texts: Texts) => {
  const say = createTranslator('en', texts)
  return {
    say,
    /** A sentence with something other than text in it. */
    fill: (key: TextKey<Texts>, parts: Readonly<Record<string, ReactNode>>, values: Values = {}): ReactNode =>
      interpolateNodes((all) => say(key, all), parts, values),
  }
}
