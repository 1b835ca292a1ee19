import { exports } from '../../../../contract/calls/exports.ts'
import { t } from '../../../core/i18n/t.ts'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { fetchFile } from '../../../core/api/fetch-file.ts'
import { ExportChoices } from '../../../ui/downloads/export-menu.tsx'
import type { ExportChoice } from '../../../ui/downloads/use-file-export.ts'
import { readerTimeZone } from '../../../ui/downloads/reader-time-zone.ts'
import { useReaderLanguage } from '../../../ui/report/language/reader-language.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

type Props = {
  /** The number of people who have answered. */
  answered: number
  onChoose: (choice: ExportChoice) => Promise<void>
}

/** All answers as a file, headed by the questions in the language that the reader reads reports in. */
export const ExportAnswers = ({ answered, onChoose }: Props) => {
  const language = useReaderLanguage() ?? 'en'
  const rows = t(texts, 'exportAnswers.rows', { count: answered, number: englishNumber(answered) })
  const note =
    language === 'en'
      ? rows
      : `${rows} ${t(texts, 'exportAnswers.headings', { language: languageNames.of(language) ?? language })}`
  const choice = (format: 'csv' | 'xlsx', label: string): ExportChoice => ({
    label,
    note,
    fetch: (signal) =>
      fetchFile(
        exports.exportAnswers,
        { format, language, timeZone: readerTimeZone() },
        `answers.${format}`,
        signal,
      ),
  })
  return (
    <ExportChoices
      onChoose={onChoose}
      choices={[
        choice('xlsx', t(texts, 'exportAnswers.workbook')),
        choice('csv', t(texts, 'exportAnswers.table')),
      ]}
    />
  )
}
