import type { ReactNode } from 'react'
import { createTranslator, type TextKey, type Values } from '../../../insights/catalog/format-message.ts'
import arabic from '../../../languages/ar/reminders.json' with { type: 'json' }
import german from '../../../languages/de/reminders.json' with { type: 'json' }
import english from '../../../languages/en/reminders.json' with { type: 'json' }
import spanish from '../../../languages/es/reminders.json' with { type: 'json' }
import type { LanguageCode } from '../../../languages/index.ts'
import { interpolateNodes } from '../../core/i18n/interpolate.tsx'

/** The texts of the page that stops mails: few enough that all languages ship with it. */

type Key = TextKey<typeof english>

const texts = { en: english, de: german, es: spanish, ar: arabic }

export type ReminderWords = {
  language: LanguageCode
  say: (key: Key, values?: Values) => string
  /** A sentence with nodes in it. */
  fill: (key: Key, parts: Readonly<Record<string, ReactNode>>) => ReactNode
}

export const reminderWords = (language: LanguageCode): ReminderWords => {
  const say = createTranslator(language, texts[language])
  return { language, say, fill: (key, parts) => interpolateNodes((values) => say(key, values), parts) }
}
