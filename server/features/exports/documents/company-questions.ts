import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { fewAnswers } from '../../../../insights/company-report/company-groups.ts'
import {
  isRating,
  questionBarsOf,
  sharesOf,
  type BarPart,
  type QuestionBar,
} from '../../../../insights/company-report/questions/question-bars.ts'
import {
  columns,
  quietBlock,
  tableBlock,
  textBlock,
  type Bar,
  type Cell,
  type Part,
  type Table,
} from './document.ts'
import { isClearLink } from '../../../../insights/company-report/questions/satisfaction-links.ts'
import type { FileWords } from './document-texts.ts'

/** How people answered each question: bars in a PDF, a row for each question and department in a workbook. */

const partName = (part: BarPart, bar: Pick<QuestionBar, 'isRating'>, { wiki }: FileWords): string => {
  if (bar.isRating) return wiki(`questions.${part}`)
  return wiki(part === 'low' ? 'questions.no' : 'questions.yes')
}

const barOf = (bar: QuestionBar, words: FileWords): Bar => {
  const { wiki, engine } = words
  const { topic, label, answered, otherwise, split } = bar
  const people = wiki('counts.people', { count: answered, number: engine.counted(answered) })
  if (split === null) return { label, note: people, parts: [], words: wiki('questions.fewPeople') }
  const shares = sharesOf(topic, answered, split)
  const rest = 100 - shares.reduce((sum, { percent }) => sum + percent, 0)
  const mean = split.mean === null ? [] : [wiki('questions.mean', { mean: engine.decimal(split.mean) })]
  const said = shares.map(({ part, percent }) =>
    wiki('questions.part', {
      share: wiki('figures.percent', { number: Math.round(percent) }),
      part: partName(part, bar, words),
    }),
  )
  const isCut = rest > 0.01
  const inOtherWords =
    otherwise === 0
      ? []
      : [
          wiki(bar.isRating ? 'questions.otherwiseRating' : 'questions.otherwiseYesNo', {
            count: otherwise,
            number: engine.counted(otherwise),
          }),
        ]
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
      ...inOtherWords,
    ].join(engine.comma),
  }
}

/** The bars; the table behind them is in the workbook. */
export const questionParts = (report: StoredCompanyReport, words: FileWords): Part[] => {
  const { wiki } = words
  return [
    {
      title: wiki('questions.title'),
      blocks: [
        quietBlock(`${wiki('questions.intro')} ${wiki('questions.key')}`),
        { kind: 'bars', bars: questionBarsOf(report).map((bar) => barOf(bar, words)) },
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

/** What clearly goes along with satisfaction, in sentences. */
export const satisfactionParts = (
  { measures, satisfactionLinks = [] }: StoredCompanyReport,
  words: FileWords,
): Part[] => {
  const { wiki } = words
  const clear = satisfactionLinks.filter(isClearLink)
  if (satisfactionLinks.length === 0) return []
  return [
    {
      title: wiki('satisfaction.title'),
      blocks:
        clear.length === 0
          ? [textBlock(wiki('satisfaction.none'))]
          : clear.every(({ correlation }) => correlation > 0)
            ? [
                textBlock(wiki('satisfaction.lead')),
                tableBlock(linksTable({ measures, satisfactionLinks: clear }, words)),
                quietBlock(wiki('satisfaction.key')),
              ]
            : [
                { kind: 'list', items: clear.map(({ text }) => ({ text })) },
                quietBlock(wiki('satisfaction.key')),
              ],
    },
  ]
}

type Links = Pick<StoredCompanyReport, 'measures' | 'satisfactionLinks'>

const linksTable = ({ measures, satisfactionLinks = [] }: Links, { say, wiki }: FileWords): Table => ({
  columns: columns(
    [wiki('method.topic'), 2],
    say('columns.people'),
    wiki('satisfaction.correlation'),
    wiki('satisfaction.from'),
    wiki('satisfaction.to'),
  ),
  rows: satisfactionLinks.map(({ topic, people, correlation, low, high }) => [
    measures.find((one) => one.topic === topic)?.label ?? topic,
    people,
    correlation,
    low,
    high,
  ]),
})

export const satisfactionTable = (links: Links, words: FileWords): Table => {
  const { columns: heads, rows } = linksTable(links, words)
  return {
    columns: [...heads, ...columns([words.say('columns.finding'), 6])],
    rows: rows.map((row, index) => [...row, links.satisfactionLinks?.[index]?.text ?? null]),
  }
}
