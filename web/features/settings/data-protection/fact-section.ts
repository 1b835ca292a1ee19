import { englishNumber } from '../../../core/i18n/locale.ts'
import type { TextKey } from '../../../../insights/catalog/format-message.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** A part of the paper, with a sentence for each thing that it tells. */
export type FactSection = {
  title: string
  intro?: string
  facts: readonly { name: string; text: string }[]
}

/** A count in the form of it that its key has. */
export const pluralText = (key: TextKey<typeof texts>, count: number): string =>
  t(texts, key, { count, number: englishNumber(count) })
export const days = (count: number): string => pluralText('factTexts.days', count)
export const members = (count: number): string => pluralText('factTexts.members', count)
