import { englishNumber } from '../../../core/i18n/locale.ts'
import { say } from '../t.ts'

/** A part of the paper, with a sentence for each thing that it tells. */
export type FactSection = {
  title: string
  intro?: string
  facts: readonly { name: string; text: string }[]
}

/** A count in the form of it that its key has. */
export const pluralText = (key: Parameters<typeof say>[0], count: number): string =>
  say(key, { count, number: englishNumber(count) })
export const days = (count: number): string => pluralText('factTexts.days', count)
export const members = (count: number): string => pluralText('factTexts.members', count)
