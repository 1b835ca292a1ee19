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

/** Hands the grading tables to the browser as a file. */
export const downloadGradingCsv = (report: StoredCompanyReport): void => {
  // The mark at the start has spreadsheets read it as UTF-8.
  const url = URL.createObjectURL(
    new Blob(['\uFEFF', gradingCsv(report)], { type: 'text/csv;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = `grading-${report.overview.lastUpdated.slice(0, 10)}-version-${report.version}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
