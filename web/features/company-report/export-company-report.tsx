import { exports } from '../../../contract/calls/exports.ts'
import type { StoredCompanyReport } from '../../../contract/calls/reports/reports.ts'
import { fetchFile } from '../../core/api/fetch-file.ts'
import { ExportMenu } from '../../ui/downloads/export-menu.tsx'
import { readerTimeZone } from '../../ui/downloads/reader-time-zone.ts'
import type { ExportChoice } from '../../ui/downloads/use-file-export.ts'
import { useWiki, type WikiWords } from './language/company-report-texts.tsx'

const formats = ['pdf', 'pptx', 'xlsx'] as const

const choicesOf = (report: StoredCompanyReport, wiki: WikiWords): ExportChoice[] => {
  const { say, language } = wiki
  return [
    ...formats.map((format) => ({
      label: say(`files.${format}`),
      note: say(`files.${format}Note`),
      fetch: (signal: AbortSignal) =>
        fetchFile(
          exports.exportCompanyReport,
          { id: report.id, format, language, timeZone: readerTimeZone() },
          `company-report.${format}`,
          signal,
        ),
    })),
    ...(report.isAnonymous
      ? []
      : [
          {
            label: say('files.csv'),
            note: say('files.csvNote'),
            fetch: async () => (await import('./sections/grading-csv.ts')).gradingFile(report, wiki),
          },
        ]),
  ]
}

/** The version that is shown, as files: what its reader may not see is in none of them. */
export const ExportCompanyReport = ({ report }: { report: StoredCompanyReport }) => (
  <ExportMenu choices={choicesOf(report, useWiki())} />
)
