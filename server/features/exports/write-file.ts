import type { Employee } from '../../../contract/calls/employees/employees.ts'
import type { ReportStep } from '../../../contract/calls/reports/release-report.ts'
import type { ReportTranslation } from '../../../contract/shapes/reports/report-translation.ts'
import type {
  ReportSummary,
  StoredCompanyReport,
  StoredEmployeeReport,
} from '../../../contract/calls/reports/reports.ts'
import type { Submission } from '../../../contract/calls/submissions.ts'
import type { RawAnswers } from '../../../insights/questionnaire/questionnaire.ts'
import { answersFromWorkings } from '../../../insights/scoring/explain-grade.ts'
import { localizeReport } from '../../../contract/shapes/reports/translate-report.ts'
import { answerRows, answersTable, answersWorkbook, type AnswersSource } from './documents/answers-table.ts'
import type { CompanyReportContext } from './documents/company-trend-and-plan.ts'
import { companyDeck } from './documents/company-deck.ts'
import { companyDocument } from './documents/company-document.ts'
import { companyWorkbook } from './documents/company-workbook.ts'
import { employeeDocument } from './documents/employee-document.ts'
import { fileWords, type FileWords } from './documents/document-texts.ts'
import type { FileTask } from './build-file.ts'
import { reportsTable, reportsWorkbook } from './documents/reports-table.ts'
import { writeCsv } from './formats/write-csv.ts'
import { writePdf } from './formats/write-pdf.ts'
import { writePptx } from './formats/write-pptx.ts'
import { writeXlsx } from './formats/write-xlsx.ts'

const briefFrom = ({ answers, earlier }: { answers: string; earlier: string | null }) => {
  const { rawAnswers }: { rawAnswers: RawAnswers } = JSON.parse(answers)
  const before: EmployeeAnswer | null = earlier === null ? null : JSON.parse(earlier)
  return { rawAnswers, before: before && answersFromWorkings(before.report.workings) }
}

/** The bytes of a file, from the JSON texts of the calls made for its reader. */
export const writeFile = (task: FileTask): Promise<Uint8Array> => {
  const words = fileWords(task.language, task.timeZone)
  if (task.of === 'employee report') {
    const { report, translation, isOwn }: EmployeeAnswer = JSON.parse(task.answer)
    const { steps }: { steps: ReportStep[] } = task.steps === null ? { steps: [] } : JSON.parse(task.steps)
    const shown = localizeReport(report, translation)
    const beside = {
      isOwn,
      isShared: task.isShared,
      steps,
      brief: task.brief && briefFrom(task.brief),
      notes: [
        ...notesOn(translation, shown.asWritten.size, {
          cannot: words.page('page.cannot'),
          asWritten: (count) => words.page('page.asWritten', { count }),
        }),
        ...unknownOf(report, words),
      ],
    }
    return writePdf(employeeDocument(shown.report, beside, task.made, words), task.made, words)
  }
  if (task.of === 'company report') {
    const { report, translation }: CompanyAnswer = JSON.parse(task.answer)
    const shown = localizeReport(report, translation)
    const beside: CompanyReportContext = {
      trend: task.trend === null ? null : JSON.parse(task.trend),
      plan: task.plan === null ? null : JSON.parse(task.plan),
      notes: [
        ...notesOn(translation, shown.asWritten.size, {
          cannot: words.wiki('page.cannot'),
          asWritten: (count) => words.wiki('page.asWritten', { count, number: words.engine.counted(count) }),
        }),
        ...writtenIn(report, words),
        ...unknownOf(report, words),
      ],
    }
    if (task.format === 'pptx')
      return writePptx(companyDeck(shown.report, beside.notes ?? [], words), task.made, words)
    return task.format === 'pdf'
      ? writePdf(companyDocument(shown.report, beside, task.made, words), task.made, words)
      : writeXlsx(companyWorkbook(shown.report, beside, task.made, words), words.direction)
  }
  return task.of === 'answers' ? answersFile(task, words) : reportsFile(task, words)
}

type EmployeeAnswer = { report: StoredEmployeeReport; translation?: ReportTranslation; isOwn: boolean }

type CompanyAnswer = { report: StoredCompanyReport; translation?: ReportTranslation }

/** A note on texts that are in another language than the document; empty where there are none. */
const notesOn = (
  translation: ReportTranslation | undefined,
  count: number,
  { cannot, asWritten }: { cannot: string; asWritten: (count: number) => string },
): string[] => {
  if (translation === undefined || count === 0) return []
  return [Object.keys(translation.texts).length === 0 ? cannot : asWritten(count)]
}

/** Texts that people wrote into a company report, listed here because its tables have no room for a note on each. */
const writtenIn = ({ editedTexts = [] }: StoredCompanyReport, { say, named }: FileWords): string[] =>
  editedTexts.map((text) => say('company.written', { text: named(text) }))

/** A note that it is unknown which texts of an edited report people wrote. */
const unknownOf = (
  { origin, editedTexts }: StoredEmployeeReport | StoredCompanyReport,
  { piece }: FileWords,
): string[] => (origin === 'edited' && editedTexts === undefined ? [piece('evidence.writtenUnknown')] : [])

const answersFile = async (
  { made, format, timeZone, people, submissions }: Extract<FileTask, { of: 'answers' }>,
  words: FileWords,
) => {
  const source: AnswersSource = {
    people: people && new Map(employeesIn(people).map((person) => [person.id, person])),
    submissions: submissions.flatMap((answer) => {
      const page: { submissions: Record<string, Submission> } = JSON.parse(answer)
      return Object.values(page.submissions)
    }),
    timeZone,
  }
  const rows = answerRows(source)
  return format === 'csv'
    ? writeCsv(answersTable(rows, words))
    : writeXlsx(answersWorkbook(rows, source, made, words), words.direction)
}

const employeesIn = (people: readonly string[]): Employee[] =>
  people.flatMap((answer) => {
    const { employees }: { employees: Employee[] } = JSON.parse(answer)
    return employees
  })

const reportsFile = async (
  { made, format, people, reports, findsEvery }: Extract<FileTask, { of: 'reports' }>,
  words: FileWords,
) => {
  const listed = employeesIn(people)
  const summaries = reports.flatMap((answer) => {
    const { reports }: { reports: ReportSummary[] } = JSON.parse(answer)
    return reports
  })
  const table = reportsTable(listed, { reports: summaries, findsEvery }, words)
  if (format === 'csv') return writeCsv(table)
  return writeXlsx(
    reportsWorkbook(table, { made, people: listed.length, reports: summaries, findsEvery }, words),
    words.direction,
  )
}
