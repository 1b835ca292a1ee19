import { exports } from '../../../contract/exports.ts'
import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import { fetchFile } from '../../core/fetch-file.ts'
import { ExportMenu, type ExportChoice } from '../../ui/export-menu.tsx'
import { useReportWords } from './language/report-words.tsx'

const listChoices: ExportChoice[] = [
  {
    label: 'Table (CSV)',
    note: 'Everyone in the list, whatever is searched for: grade, five scores, state.',
    fetch: (signal) => fetchFile(exports.exportReports, { format: 'csv' }, 'reports.csv', signal),
  },
  {
    label: 'Workbook (XLSX)',
    note: 'The same rows, for a spreadsheet.',
    fetch: (signal) => fetchFile(exports.exportReports, { format: 'xlsx' }, 'reports.xlsx', signal),
  },
]

/** The list of reports as files. */
export const ExportReports = () => <ExportMenu choices={listChoices} />

/** The version of a person's report that is shown, as a file. */
export const ExportEmployeeReport = ({ report }: { report: StoredEmployeeReport }) => {
  const { say } = useReportWords()
  return (
    <ExportMenu
      label={say('page.export')}
      choices={[
        {
          label: say('page.pdf'),
          note: say('page.pdfNote'),
          fetch: (signal) =>
            fetchFile(
              exports.exportEmployeeReport,
              { employeeId: report.employeeId, version: report.version, format: 'pdf' },
              'report.pdf',
              signal,
            ),
        },
      ]}
    />
  )
}
