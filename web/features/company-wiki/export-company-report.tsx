import { exports } from '../../../contract/exports.ts'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { fetchFile } from '../../core/fetch-file.ts'
import { ExportMenu, type ExportChoice } from '../../ui/export-menu.tsx'
import { gradingFile } from './grading-csv.ts'

const choicesOf = (report: StoredCompanyReport): ExportChoice[] => [
  {
    label: 'PDF document',
    note: 'The report to read and to hand on, with page numbers and bookmarks.',
    fetch: (signal) =>
      fetchFile(exports.exportCompanyReport, { id: report.id, format: 'pdf' }, 'company-report.pdf', signal),
  },
  {
    label: 'Workbook (XLSX)',
    note: 'Every table of the report, a sheet for each part.',
    fetch: (signal) =>
      fetchFile(
        exports.exportCompanyReport,
        { id: report.id, format: 'xlsx' },
        'company-report.xlsx',
        signal,
      ),
  },
  ...(report.isAnonymous
    ? []
    : [
        {
          label: 'Grading (CSV)',
          note: 'The grading tables, a row for each person with a grade.',
          fetch: async () => gradingFile(report),
        },
      ]),
]

/** The version that is shown, as files: what its reader may not see is in none of them. */
export const ExportCompanyReport = ({ report }: { report: StoredCompanyReport }) => (
  <ExportMenu choices={choicesOf(report)} />
)
