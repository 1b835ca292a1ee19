import { Text } from '@mantine/core'
import type { ReportTranslation } from '../../../../contract/shapes/reports/report-translation.ts'
import { useWiki } from './company-report-texts.tsx'

type Props = {
  translation: ReportTranslation
  /** How many texts are in English. */
  count: number
}

/** Says which parts of a translated report are in English; nothing if none are. */
export const TranslationNotice = ({ translation, count }: Props) => {
  const { say, counted } = useWiki()
  const isWithout = Object.keys(translation.texts).length === 0
  if (!isWithout && count === 0) return null
  return (
    <Text component="output" display="block" size="sm" mb="lg">
      {isWithout ? say('page.cannot') : counted('page.asWritten', count)}
    </Text>
  )
}
