import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { fewAnswers } from '../../../../insights/company-report/company-groups.ts'
import {
  isRating,
  questionBarsOf,
  sharesOf,
  type BarPart,
  type QuestionBar,
} from '../../../../insights/company-report/questions/question-bars.ts'
import { measuresTable } from './company-tables.ts'
import { columns, quietBlock, type Bar, type Cell, type Part, type Table } from './document.ts'
import type { FileWords } from './document-texts.ts'

/** How people answered each question: bars in a PDF, a row for each question and department in a workbook. */

const partName = (part: BarPart, bar: Pick<QuestionBar, 'isRating'>, { wiki }: FileWords): string => {
  if (bar.isRating) return wiki(`questions.${part}`)
  return wiki(part === 'low' ? 'questions.no' : 'questions.yes')
}

const barOf = (bar: QuestionBar, words: FileWords): Bar => {
  const { wiki, engine } = words
  const { topic, label, answered, split } = bar
  const people = wiki('counts.people', { count: answered, number: engine.counted(answered) })
  if (split === null) return { label, note: people, parts: [], words: wiki('questions.fewPeople') }
  const shares = sharesOf(topic, answered, split)
  const rest = 100 - shares.reduce((sum, { percent }) => sum + percent, 0)
  const mean = split.mean === null ? [] : [wiki('questions.mean', { mean: engine.decimal(split.mean) })]
  const said = shares.map(({ part, count, percent }) =>
    wiki('questions.part', {
      share: wiki('figures.percent', { number: Math.round(percent) }),
      part: partName(part, bar, words),
      count: engine.counted(count),
    }),
  )
  const isCut = rest > 0.01
  return {
    label,
    note: [...mean, people].join(engine.comma),
    parts: [
      ...shares.map(({ part, percent }) => ({ kind: part, percent })),
      ...(isCut ? [{ kind: 'hidden' as const, percent: rest }] : []),
    ],
    words: [
      ...said,
      ...(isCut ? [wiki(said.length === 0 ? 'questions.hiddenCounts' : 'questions.hiddenPart')] : []),
    ].join(engine.comma),
  }
}

/** The bars with the table behind them. */
export const questionParts = (report: StoredCompanyReport, words: FileWords): Part[] => {
  const { wiki, say } = words
  return [
    {
      title: wiki('questions.title'),
      blocks: [
        quietBlock(`${wiki('questions.intro')} ${wiki('questions.key')}`),
        { kind: 'bars', bars: questionBarsOf(report).map((bar) => barOf(bar, words)) },
        { kind: 'heading', text: wiki('questions.table') },
        { kind: 'table', table: measuresTable(report, words) },
        quietBlock(say('company.methodKey')),
      ],
    },
  ]
}

const noteOf = (answered: number, { wiki }: FileWords): string =>
  wiki(answered === 0 ? 'questions.nobody' : answered < fewAnswers ? 'questions.few' : 'questions.protects')

/** Each question by department; no row where the reader is shown no departments. */
export const answersByDepartmentTable = (
  { measures, questionResults = [] }: StoredCompanyReport,
  words: FileWords,
): Table => {
  const { say, wiki } = words
  const labelOf = (topic: string): Cell => measures.find((one) => one.topic === topic)?.label ?? topic
  return {
    columns: columns(
      [wiki('method.topic'), 3],
      [say('columns.department'), 3],
      say('columns.answered'),
      say('columns.meanAnswered'),
      wiki('method.low'),
      wiki('questions.middleColumn'),
      wiki('method.strong'),
      [wiki('questions.note'), 3],
    ),
    rows: questionResults.flatMap(({ topic, byDepartment }) =>
      byDepartment.map(({ department, answered, split }) => [
        labelOf(topic),
        department,
        answered,
        split === null || split.mean === null ? null : Math.round(split.mean * 10) / 10,
        split && split.low,
        split && isRating(topic) ? split.middle : null,
        split && split.strong,
        split === null ? noteOf(answered, words) : '',
      ]),
    ),
  }
}

/** What goes along with satisfaction, in sentences. */
export const satisfactionParts = (
  { satisfactionLinks = [] }: StoredCompanyReport,
  { wiki }: FileWords,
): Part[] =>
  satisfactionLinks.length === 0
    ? []
    : [
        {
          title: wiki('satisfaction.title'),
          blocks: [
            { kind: 'list', items: satisfactionLinks.map(({ text }) => ({ text })) },
            quietBlock(wiki('satisfaction.key')),
          ],
        },
      ]

export const satisfactionTable = (
  { measures, satisfactionLinks = [] }: StoredCompanyReport,
  { say, wiki }: FileWords,
): Table => ({
  columns: columns(
    [wiki('method.topic'), 2],
    say('columns.people'),
    wiki('satisfaction.correlation'),
    wiki('satisfaction.from'),
    wiki('satisfaction.to'),
    [say('columns.finding'), 6],
  ),
  rows: satisfactionLinks.map(({ topic, people, correlation, low, high, text }) => [
    measures.find((one) => one.topic === topic)?.label ?? topic,
    people,
    correlation,
    low,
    high,
    text,
  ]),
})
