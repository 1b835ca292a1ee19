import { Text } from '@mantine/core'
import { ownNameOf, sourceLanguage, type LanguageCode } from '../../../languages/index.ts'

/** In which language the questions were shown to who answered, where it is not the one that they are shown in here. */
export const AnsweredIn = ({ language }: { language: LanguageCode | null }) =>
  language !== null &&
  language !== sourceLanguage && (
    <Text size="sm" c="dimmed">
      They were asked in <bdi lang={language}>{ownNameOf(language)}</bdi>. The questions stand here in
      English; the answers are as they were written.
    </Text>
  )
