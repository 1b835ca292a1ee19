import type { ReactNode } from 'react'
import {
  sentencesIn,
  type Entries,
  type KeyOf,
  type Values,
} from '../../../insights/catalog/format-message.ts'
import { fill } from './interpolate.tsx'

/** The texts of pages that are shown in English alone: those of an area of the catalogue, with their values put in. */
export const inEnglish = <Texts extends Entries>(texts: Texts) => {
  const say = sentencesIn('en', texts)
  return {
    say,
    /** A sentence with something other than text in it. */
    fill: (key: KeyOf<Texts>, parts: Readonly<Record<string, ReactNode>>, values: Values = {}): ReactNode =>
      fill((all) => say(key, all), parts, values),
  }
}
