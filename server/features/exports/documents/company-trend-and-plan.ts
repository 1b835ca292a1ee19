import { planStates, type PlanItem, type PlanState } from '../../../../contract/calls/action-plan.ts'
import type { TrendPoint } from '../../../../contract/calls/reports/report-trend.ts'
import { columns, quietBlock, type Item, type Part, type Table } from './document.ts'
import type { FileWords } from './document-texts.ts'

/** The context of a company report's numbers: their trend over the reports, and the action plan. */

/** As returned by the caller's own calls; null where the screen does not show it either. */
export type CompanyReportContext = {
  trend: { points: TrendPoint[]; isCut: boolean } | null
  plan: { items: PlanItem[] } | null
  /** Notes on texts that are in another language. */
  notes?: readonly string[]
}

/** The format of a point's mean and time: raw for calculations, or localized for reading. */
type PointWords = { meanOf: (point: TrendPoint) => number | string | null; madeAt: (at: string) => string }

const reckoned = ({ stamp }: FileWords): PointWords => ({ meanOf: ({ mean }) => mean, madeAt: stamp })

/**
 * The change of the mean since the previous point. Both means are shown in tenths; the noise is that of the exact
 * values.
 */
const sinceBefore = (
  point: TrendPoint,
  before: TrendPoint | undefined,
  { wiki, amount: written }: FileWords,
): string => {
  if (before === undefined) return '–'
  if (point.mean === null || before.mean === null) return wiki('trend.notShown')
  const { noise, isDifference } = point
  const tenths = Math.round((point.mean - before.mean) * 10)
  const amount =
    tenths === 0 ? wiki('trend.same') : `${tenths < 0 ? '−' : '+'}${written(Math.abs(tenths) / 10)}`
  if (isDifference === null || noise === null) return wiki('trend.cannot', { amount })
  if (tenths === 0 && isDifference) return wiki('trend.tiny', { noise: written(noise) })
  return wiki(isDifference ? 'trend.beyond' : 'trend.within', { amount, noise: written(noise) })
}

/** A row for each report. */
export const trendTable = (
  points: readonly TrendPoint[],
  words: FileWords,
  { meanOf, madeAt }: PointWords = reckoned(words),
): Table => ({
  columns: columns(
    [words.wiki('trend.report'), 2],
    words.say('facts.version'),
    words.wiki('trend.answered'),
    words.say('company.outOf'),
    [words.say('company.meanOfTen'), 1.2],
    [words.wiki('trend.risk'), 1],
    [words.wiki('trend.before'), 3.5],
  ),
  rows: points.map((point, index) => [
    madeAt(point.madeAt),
    point.version,
    point.answered,
    point.employees,
    meanOf(point) ?? words.wiki('trend.notShown'),
    point.riskLevel === null ? words.wiki('trend.notShown') : words.wiki(`risk.${point.riskLevel}`),
    sinceBefore(point, points[index - 1], words),
  ]),
})

export const trendParts = ({ trend }: CompanyReportContext, words: FileWords): Part[] => {
  const { wiki, engine } = words
  if (trend === null || trend.points.length < 2) return []
  return [
    {
      title: wiki('sections.trend'),
      blocks: [
        quietBlock(wiki('sections.trendIntro')),
        {
          kind: 'table',
          table: trendTable(trend.points, words, {
            meanOf: ({ mean }) => (mean === null ? null : engine.decimal(mean)),
            madeAt: words.moment,
          }),
        },
        ...(trend.isCut ? [quietBlock(wiki('trend.newest', { number: trend.points.length }))] : []),
      ],
    },
  ]
}

/** Open items by due date, those without one last; closed items by their last change, latest first. */
const inState = (items: readonly PlanItem[], state: PlanState): PlanItem[] =>
  items
    .filter((item) => item.state === state)
    .toSorted((one, other) =>
      state === 'open'
        ? byCodeUnit(one.dueOn ?? '9999-99-99', other.dueOn ?? '9999-99-99')
        : byCodeUnit(other.changedAt, one.changedAt),
    )

const byCodeUnit = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const dueOf = ({ dueOn, state }: PlanItem, today: string, { piece, day }: FileWords): string[] => {
  if (dueOn === null) return []
  if (state !== 'open') return [piece('due.was', { day: day(dueOn) })]
  return [piece(dueOn < today ? 'due.overdue' : 'due.on', { day: day(dueOn) })]
}

const fromOf = ({ finding }: PlanItem, { say, named }: FileWords): string[] =>
  finding === null
    ? []
    : [
        finding.version === null
          ? say('company.fromDeleted', { text: named(finding.text) })
          : say('company.fromVersion', { version: finding.version, text: named(finding.text) }),
      ]

const actionOf = (item: PlanItem, today: string, words: FileWords): Item => ({
  text: [
    item.details === '' ? item.title : `${item.title}. ${item.details}`,
    ...(item.outcome === '' ? [] : [words.say('company.became', { outcome: words.named(item.outcome) })]),
  ].join('\n'),
  note: [
    item.owner === null ? words.wiki('plan.nobody') : words.named(item.owner.name),
    ...dueOf(item, today, words),
    ...fromOf(item, words),
  ].join('. '),
})

/** The whole plan, state by state. `today`: the day on which the file is made. */
export const actionPlanParts = ({ plan }: CompanyReportContext, today: string, words: FileWords): Part[] => {
  if (plan === null || plan.items.length === 0) return []
  const { say, wiki, engine } = words
  const listed = planStates.flatMap((state) => {
    const items = inState(plan.items, state)
    return items.length === 0 ? [] : [{ state, items }]
  })
  return [
    {
      title: wiki('sections.actions'),
      blocks: [
        quietBlock(say('company.actionsIntro')),
        ...listed.flatMap(({ state, items }) => [
          {
            kind: 'heading' as const,
            text: say('company.counted', {
              title: wiki(`plan.${state}`),
              number: engine.counted(items.length),
            }),
          },
          { kind: 'list' as const, items: items.map((item) => actionOf(item, today, words)) },
        ]),
      ],
    },
  ]
}

export const actionsTable = (items: readonly PlanItem[], { say, wiki }: FileWords): Table => ({
  columns: columns(
    [say('list.state'), 1],
    [say('columns.action'), 3],
    [say('columns.details'), 4],
    [say('columns.who'), 2],
    [say('columns.due'), 1],
    [say('columns.became'), 4],
    [say('columns.fromVersion'), 1],
    [say('columns.from'), 5],
  ),
  rows: planStates.flatMap((state) =>
    inState(items, state).map(({ title, details, owner, dueOn, outcome, finding }) => [
      wiki(`plan.${state}`),
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
