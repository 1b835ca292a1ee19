import { Text } from '@mantine/core'
import { sourceLanguage, type LanguageCode } from '../../../../languages/index.ts'
import { englishLanguageName } from '../list-parser/language-names.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** In which language the questions were shown to who answered, where it is not the one that they are shown in here. */
export const AnswerLanguage = ({ language }: { language: LanguageCode | null }) =>
  language !== null &&
  language !== sourceLanguage && (
    <Text size="sm" c="dimmed">
      {t(texts, 'answeredIn.askedIn', { language: englishLanguageName(language) })}
    </Text>
  )
