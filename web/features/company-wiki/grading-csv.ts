import Papa from 'papaparse'
import { formulas } from '../../../contract/exports.ts'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { subScores } from '../../ui/sub-scores.ts'
import { englishWiki, type WikiWords } from './language/wiki-words.tsx'

type Told = Pick<WikiWords, 'say' | 'language'>

const columnsIn = ({ say }: Told): string[] => [
  say('departments.department'),
  say('csv.departmentGrade'),
  say('csv.name'),
  say('csv.jobTitle'),
  ...subScores.map(({ id }) => say(`scores.${id}`)),
  say('scores.overall'),
  say('heat.grade'),
  say('csv.inputs'),
]

/** One row for each person with a grade: everyone who is in the grading tables on the screen, and nobody else. */
const rowsOf = (report: StoredCompanyReport): (string | number)[][] =>
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
export const gradingCsv = (report: StoredCompanyReport, told: Told = englishWiki): string =>
  Papa.unparse({ fields: columnsIn(told), data: rowsOf(report) }, { escapeFormulae: formulas })

/** The grading tables as a file, named as the others are; the mark at its start has spreadsheets read it as UTF-8. */
export const gradingFile = (report: StoredCompanyReport, told: Told): { bytes: Blob; name: string } => {
  const language = told.language === 'en' ? '' : `-${told.language}`
  return {
    bytes: new Blob(['\uFEFF', gradingCsv(report, told)], { type: 'text/csv;charset=utf-8' }),
    name: `grading-${report.overview.lastUpdated.slice(0, 10)}-version-${report.version}${language}.csv`,
  }
}
