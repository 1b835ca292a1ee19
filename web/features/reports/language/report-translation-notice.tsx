import { Text } from '@mantine/core'
import type { ReportTranslation } from '../../../../contract/shapes/reports/report-translation.ts'
import { useReportWords } from './employee-report-texts.tsx'
import type { LocalizedReport } from '../../../../contract/shapes/reports/translate-report.ts'

/** Says which parts of a translated report are in English or as somebody wrote them; nothing if none are. */
export const TranslationNotice = ({
  translation,
  shown,
}: {
  translation: ReportTranslation
  shown: LocalizedReport
}) => {
  const { say } = useReportWords()
  const isWithout = Object.keys(translation.texts).length === 0
  const count = shown.asWritten.size
  if (!isWithout && count === 0) return null
  return (
    <Text component="output" display="block" size="sm" mb="lg">
      {isWithout ? say('page.cannot') : say('page.asWritten', { count })}
    </Text>
  )
}
