import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { byText } from '../../../core/organization/filter-people.ts'
import { csvFile, formatCsv } from '../../../ui/downloads/download-csv.ts'
import { subScores } from '../../../ui/report/scores/sub-scores.ts'
import { englishWiki, type WikiWords } from '../language/company-report-texts.tsx'

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

/** One row for each person with a grade, by name in each department: everyone who is in the grading tables on the screen, and nobody else. */
const rowsOf = (report: StoredCompanyReport): (string | number)[][] =>
  report.gradingBreakdown.flatMap(({ departmentName, departmentGrade, teamScores }) =>
    teamScores
      .toSorted((one, other) => byText(one.employeeName, other.employeeName))
      .map((person) => [
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

/** The grading tables as CSV. */
export const gradingCsv = (report: StoredCompanyReport, told: Told = englishWiki): string =>
  formatCsv(columnsIn(told), rowsOf(report))

/** The grading tables as a file, named as the others are. */
export const gradingFile = (report: StoredCompanyReport, told: Told): { bytes: Blob; name: string } => {
  const language = told.language === 'en' ? '' : `-${told.language}`
  return {
    bytes: csvFile(gradingCsv(report, told)),
    name: `grading-${report.overview.lastUpdated.slice(0, 10)}-version-${report.version}${language}.csv`,
  }
}
