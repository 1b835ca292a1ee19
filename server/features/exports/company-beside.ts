import { planStates, type PlanItem, type PlanState } from '../../../contract/action-plan.ts'
import { sinceBefore } from '../../../contract/trend-words.ts'
import type { TrendPoint } from '../../../contract/trend.ts'
import { columns, moment, quiet, type Item, type Part, type Table } from './document.ts'

/** What stands beside the numbers of a company report: how they went over the reports, and what is done about it. */

/** As the caller's own calls answer; null where the screen does not show it either. */
export type BesideCompanyReport = {
  trend: { points: TrendPoint[]; isCut: boolean } | null
  plan: { items: PlanItem[] } | null
}

type MeanOf = (point: TrendPoint) => number | string | null

/** A point for each report; `meanOf`: its mean as the file has it, a number to reckon with or a text with its tenth. */
export const trendTable = (points: readonly TrendPoint[], meanOf: MeanOf = ({ mean }) => mean): Table => ({
  columns: columns(
    ['Report', 2],
    'Version',
    'Answered',
    'Out of',
    ['Mean score of 10', 1.2],
    ['Risk', 1],
    ['From the one before', 3.5],
  ),
  rows: points.map((point, index) => [
    moment(point.madeAt),
    point.version,
    point.answered,
    point.employees,
    meanOf(point) ?? 'not shown',
    point.riskLevel ?? 'not shown',
    sinceBefore(point, points[index - 1]),
  ]),
})

export const overTime = ({ trend }: BesideCompanyReport): Part[] => {
  if (trend === null || trend.points.length < 2) return []
  return [
    {
      title: 'Over time',
      blocks: [
        quiet('The mean of self-reported overall scores in each report, whoever answered then.'),
        { kind: 'table', table: trendTable(trend.points, ({ mean }) => mean?.toFixed(1) ?? null) },
        ...(trend.isCut ? [quiet(`The newest ${trend.points.length} reports; there are older ones.`)] : []),
      ],
    },
  ]
}

const stateTitles: Record<PlanState, string> = { open: 'Open', done: 'Done', dropped: 'Dropped' }

/** Open ones by their day, those without one last; ended ones the latest first. */
const inState = (items: readonly PlanItem[], state: PlanState): PlanItem[] =>
  items
    .filter((item) => item.state === state)
    .toSorted((one, other) =>
      state === 'open'
        ? byCodeUnit(one.dueOn ?? '9999-99-99', other.dueOn ?? '9999-99-99')
        : byCodeUnit(other.changedAt, one.changedAt),
    )

const byCodeUnit = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const whoOf = ({ owner }: PlanItem): string => owner?.name ?? 'Nobody sees to it yet'

const dueOf = ({ dueOn, state }: PlanItem, today: string): string[] => {
  if (dueOn === null) return []
  if (state !== 'open') return [`Was due on ${dueOn}`]
  return [dueOn < today ? `Overdue: it was due on ${dueOn}` : `Due on ${dueOn}`]
}

const fromOf = ({ finding }: PlanItem): string[] =>
  finding === null
    ? []
    : [
        `From ${finding.version === null ? 'a version that was deleted' : `version ${finding.version}`}: ${finding.text}`,
      ]

const actionOf = (item: PlanItem, today: string): Item => ({
  text: [
    item.details === '' ? item.title : `${item.title}. ${item.details}`,
    ...(item.outcome === '' ? [] : [`What became of it: ${item.outcome}`]),
  ].join('\n'),
  note: [whoOf(item), ...dueOf(item, today), ...fromOf(item)].join('. '),
})

/** The whole plan, state by state. `today`: the day on which the file is made. */
export const actions = ({ plan }: BesideCompanyReport, today: string): Part[] => {
  if (plan === null) return []
  const listed = planStates.flatMap((state) => {
    const items = inState(plan.items, state)
    return items.length === 0 ? [] : [{ state, items }]
  })
  return [
    {
      title: 'Action plan',
      blocks: [
        quiet(
          'What is done about this report, and what became of it. That a number changed after an action does not say that it changed because of it.',
        ),
        ...(listed.length === 0 ? [quiet('No action is planned.')] : []),
        ...listed.flatMap(({ state, items }) => [
          { kind: 'heading' as const, text: `${stateTitles[state]}, ${items.length.toLocaleString('en')}` },
          { kind: 'list' as const, items: items.map((item) => actionOf(item, today)) },
        ]),
      ],
    },
  ]
}

export const actionsTable = (items: readonly PlanItem[]): Table => ({
  columns: columns(
    ['State', 1],
    ['Action', 3],
    ['Details', 4],
    ['Who', 2],
    ['Due', 1],
    ['What became of it', 4],
    ['From version', 1],
    ['From', 5],
  ),
  rows: planStates.flatMap((state) =>
    inState(items, state).map(({ title, details, owner, dueOn, outcome, finding }) => [
      stateTitles[state],
      title,
      details,
      owner?.name ?? null,
      dueOn,
      outcome,
      finding?.version ?? null,
      finding?.text ?? null,
    ]),
  ),
})
