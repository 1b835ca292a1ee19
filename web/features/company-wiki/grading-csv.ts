import Papa from 'papaparse'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { subScores } from '../../ui/sub-scores.ts'
import { formulas } from '../../../contract/exports.ts'

const columns = [
  'Department',
  'Department grade',
  'Name',
  'Job title',
  ...subScores.map(({ label }) => label),
  'Overall',
  'Grade',
  'Inputs answered of 9',
]

/** One row for each person with a grade: everyone who is in the grading tables on the screen, and nobody else. */
export const gradingRows = (report: StoredCompanyReport): (string | number)[][] =>
  report.gradingBreakdown.flatMap(({ departmentName, departmentGrade, teamScores }) =>
    teamScores.map((person) => [
      departmentName,
      departmentGrade ?? '',
      person.employeeName,
      person.role,
      ...subScores.map(({ id }) => person[id]),
      person.overall,
      person.grade,
      person.scoreInputsAnswered,
    ]),
  )

/** The grading tables as CSV; a cell that a spreadsheet would run as a formula is made plain text. */
export const gradingCsv = (report: StoredCompanyReport): string =>
  Papa.unparse({ fields: columns, data: gradingRows(report) }, { escapeFormulae: formulas })

/** The grading tables as a file; the mark at its start has spreadsheets read it as UTF-8. */
export const gradingFile = (report: StoredCompanyReport): { bytes: Blob; name: string } => ({
  bytes: new Blob(['\uFEFF', gradingCsv(report)], { type: 'text/csv;charset=utf-8' }),
  name: `grading-${report.overview.lastUpdated.slice(0, 10)}-version-${report.version}.csv`,
})
