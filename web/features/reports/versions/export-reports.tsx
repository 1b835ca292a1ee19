import { exports } from '../../../../contract/calls/exports.ts'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { fetchFile } from '../../../core/api/fetch-file.ts'
import { ExportMenu } from '../../../ui/downloads/export-menu.tsx'
import type { ExportChoice } from '../../../ui/downloads/use-file-export.ts'
import { readerTimeZone } from '../../../ui/downloads/reader-time-zone.ts'
import { useReaderLanguage } from '../../../ui/report/language/reader-language.ts'
import { useReportWords } from '../language/employee-report-texts.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/reports.json' with { type: 'json' }

/** What the language of a file is called on this page, which is in English. */
const namesOfLanguages = new Intl.DisplayNames('en', { type: 'language' })

const listChoices = (language: LanguageCode): ExportChoice[] => {
  const inLanguage =
    language === 'en'
      ? ''
      : ` ${t(texts, 'exportReports.itsHeadingsAreIn', { language: namesOfLanguages.of(language) ?? language })}`
  return [
    {
      label: t(texts, 'exportReports.tableCsv'),
      note: t(texts, 'exportReports.everyoneInTheListWhatever') + inLanguage,
      fetch: (signal) =>
        fetchFile(
          exports.exportReports,
          { format: 'csv', language, timeZone: readerTimeZone() },
          'reports.csv',
          signal,
        ),
    },
    {
      label: t(texts, 'exportReports.workbookXlsx'),
      note: t(texts, 'exportReports.theSameRowsForA') + inLanguage,
      fetch: (signal) =>
        fetchFile(
          exports.exportReports,
          { format: 'xlsx', language, timeZone: readerTimeZone() },
          'reports.xlsx',
          signal,
        ),
    },
  ]
}

/** The list of reports as files, in the language that reports are read in. */
export const ExportReports = () => <ExportMenu choices={listChoices(useReaderLanguage() ?? 'en')} />

/** The version of a person's report that is shown, as a file. */
export const ExportEmployeeReport = ({ report }: { report: StoredEmployeeReport }) => {
  const { say, language } = useReportWords()
  return (
    <ExportMenu
      choices={[
        {
          label: say('page.pdf'),
          note: say('page.pdfNote'),
          fetch: (signal) =>
            fetchFile(
              exports.exportEmployeeReport,
              {
                employeeId: report.employeeId,
                version: report.version,
                format: 'pdf',
                language,
                timeZone: readerTimeZone(),
              },
              'report.pdf',
              signal,
            ),
        },
      ]}
    />
  )
}
