import { reportStateOf } from '../../../../contract/calls/exports.ts'
import type { Employee } from '../../../../contract/calls/employees/employees.ts'
import { subScores } from '../../../../contract/shapes/reports/report-sections.ts'
import type { ReportSummary } from '../../../../contract/calls/reports/reports.ts'
import { scoreColumns } from './company-tables.ts'
import { columns, type FileMetadata, type Sheet, type Table } from './document.ts'
import { cycleName, type FileWords } from './document-texts.ts'

/** A person in the list of reports. */
export type ListedPerson = Pick<Employee, 'id' | 'name' | 'role' | 'department' | 'status'>

/** The reports that the reader finds, and whether these are all. */
type Found = { reports: readonly ReportSummary[]; findsEvery: boolean }

/**
 * The list of reports as on the screen: a row for each person, without scores where there is no report. Moments have
 * the same format in every language, so that a spreadsheet sorts them.
 */
export const reportsTable = (
  people: readonly ListedPerson[],
  { reports, findsEvery }: Found,
  words: FileWords,
): Table => {
  const { say, piece } = words
  const byPerson = new Map(reports.map((report) => [report.employeeId, report]))
  return {
    columns: columns(
      [say('list.name'), 3],
      [say('list.jobTitle'), 2.5],
      [say('list.department'), 2.5],
      ...scoreColumns(words),
      [say('list.state'), 2.5],
      [say('facts.version'), 1],
      [say('facts.release'), 2],
      [say('list.releasedVersion'), 1],
      [say('list.unansweredVersion'), 1],
      [say('facts.reportMade'), 2],
      [say('facts.cycle'), 2],
    ),
    rows: people.map((person) => {
      const report = byPerson.get(person.id)
      return [
        person.name,
        person.role,
        person.department,
        ...subScores.map(({ id }) => report?.[id] ?? null),
        report?.overall ?? null,
        report?.grade ?? null,
        report?.scoreInputsAnswered ?? null,
        say(`list.states.${reportStateOf(person, report, findsEvery)}`),
        report?.version ?? null,
        report === undefined ? null : piece(`states.${report.state}`),
        report?.releasedVersion ?? null,
        report?.unansweredVersion ?? null,
        report === undefined ? null : words.stamp(report.generatedAt),
        report?.cycle === undefined ? null : cycleName(words, report.cycle),
      ]
    }),
  }
}

const numberOf = ({ cycle }: ReportSummary): number => cycle?.number ?? 0

/** The number of reports in each cycle, newest first; empty where people were asked only once so far. */
const cycleFacts = (reports: readonly ReportSummary[], words: FileWords): [string, string][] => {
  const counts = new Map<string, number>()
  for (const { cycle } of reports.toSorted((a, b) => numberOf(b) - numberOf(a))) {
    if (cycle) counts.set(cycleName(words, cycle), (counts.get(cycleName(words, cycle)) ?? 0) + 1)
  }
  return [...counts].map(([cycle, count]) => [words.say('list.ofCycle', { cycle }), String(count)])
}

/** The list with a second sheet about the file: who made it, and how to read it. */
export const reportsWorkbook = (
  table: Table,
  { made, people, reports, findsEvery }: Found & { made: FileMetadata; people: number },
  words: FileWords,
): Sheet[] => {
  const { say } = words
  return [
    { name: say('list.sheet'), table },
    {
      name: say('list.about'),
      table: {
        columns: columns([say('list.what'), 1], ['', 4]),
        rows: [
          [say('facts.organization'), made.organizationName],
          [say('list.people'), String(people)],
          [say(findsEvery ? 'list.withReport' : 'list.withOpenReport'), String(reports.length)],
          ...cycleFacts(reports, words),
          [say('facts.madeBy'), made.by],
          [say('facts.madeAt'), words.moment(made.at)],
          [say('list.notice'), say('list.noticeText')],
        ],
      },
    },
  ]
}
