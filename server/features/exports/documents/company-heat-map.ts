import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { fewAnswers } from '../../../../insights/company-report/company-groups.ts'
import { isRating } from '../../../../insights/company-report/questions/question-bars.ts'
import {
  questionHeatMapOf,
  type HeatCell,
  type HeatColumn,
} from '../../../../insights/company-report/questions/question-heat-map.ts'
import { distanceBackground } from './distance-colours.ts'
import { columns, quietBlock, type Part, type Sheet, type Table } from './document.ts'
import type { FileWords } from './document-texts.ts'

/** How far each department is from the company's mean, question by question. */

type Report = StoredCompanyReport

const labelIn = ({ measures }: Report, topic: string): string =>
  measures.find((one) => one.topic === topic)?.label ?? topic

const valueText = ({ topic, value }: HeatColumn, { wiki, engine }: FileWords): string[] => {
  if (value === null) return []
  return isRating(topic)
    ? [wiki('questionMap.mean', { mean: engine.decimal(value) })]
    : [wiki('questionMap.yes', { share: wiki('figures.percent', { number: Math.round(value) }) })]
}

/** The distance with its sign, and how many answered; or why there are no numbers. */
const cellText = ({ topic, answered, difference }: HeatCell, { wiki, engine }: FileWords): string => {
  const of = ` (${engine.counted(answered)})`
  if (difference === null) {
    if (answered === 0) return wiki('questionMap.nobody')
    return wiki(answered < fewAnswers ? 'questionMap.few' : 'questionMap.protects') + of
  }
  const size = Math.abs(difference)
  const amount = isRating(topic) ? engine.decimal(size) : wiki('figures.percent', { number: size })
  const side = difference === 0 ? 'same' : difference < 0 ? 'below' : 'above'
  return wiki(`questionMap.${side}`, { amount }) + of
}

const headsOf = (report: Report, heads: readonly HeatColumn[], words: FileWords): [string, number][] => [
  [words.say('columns.department'), 1.4],
  ...heads.map((column): [string, number] => [
    [labelIn(report, column.topic), ...valueText(column, words)].join(words.engine.comma),
    1,
  ]),
]

/** Hatched where there are no numbers because few answered, or to protect them. */
const backgroundOf = ({ answered, difference, step }: HeatCell): string | undefined =>
  difference === null && answered > 0 ? 'hatched' : distanceBackground(step)

export const heatMapParts = (report: Report, words: FileWords): Part[] => {
  const map = questionHeatMapOf(report.questionResults)
  if (map === null) return []
  const table: Table = {
    columns: columns(...headsOf(report, map.columns, words)),
    rows: map.rows.map(({ department, cells }) => [
      department,
      ...cells.map((cell) => cellText(cell, words)),
    ]),
    fills: map.rows.map(({ cells }) => [undefined, ...cells.map(backgroundOf)]),
  }
  return [
    {
      title: words.wiki('questionMap.title'),
      blocks: [{ kind: 'table', table }, quietBlock(words.wiki('questionMap.paperKey'))],
    },
  ]
}

/** The distances as numbers. */
export const heatMapSheets = (report: Report, words: FileWords): Sheet[] => {
  const map = questionHeatMapOf(report.questionResults)
  if (map === null) return []
  return [
    {
      name: words.wiki('questionMap.title'),
      table: {
        columns: columns(...headsOf(report, map.columns, words)),
        rows: map.rows.map(({ department, cells }) => [
          department,
          ...cells.map(({ difference }) => difference),
        ]),
      },
    },
  ]
}
