/** What one of two reports says and the other does not: strengths, weaknesses, hiring needs. */
import { isFinding } from '../company-report/company-findings.ts'
import type { Finding, HiringNeed } from '../company-report/company-report-types.ts'
import { familyOf } from '../company-report/keyword-mentions.ts'
import { hiringNeedText } from '../company-report/hiring-need-text.ts'
import { isDifference, noiseBetween, shareOf } from './statistical-noise.ts'
import type { ReportChange, ComparableReport, ChangeSignificance } from './report-change-types.ts'
import type { Words } from '../catalog/report-texts.ts'

export function statementChangesOf(
  now: ComparableReport,
  before: ComparableReport,
  words: Words,
): readonly ReportChange[] {
  const sayings = diffStatements(words)
  const changes = [
    ...sayings('strength', findingStatements(now.strengths), findingStatements(before.strengths), (topic) =>
      shareSignificance(topic, 'strong', now, before),
    ),
    ...sayings('weakness', findingStatements(now.weaknesses), findingStatements(before.weaknesses), (topic) =>
      shareSignificance(topic, 'low', now, before),
    ),
    // A word that one person wrote makes a need: that it is there is counted, and nothing is estimated.
    ...sayings(
      'need',
      hiringNeedStatements(now.immediateHiringNeeds, words),
      hiringNeedStatements(before.immediateHiringNeeds, words),
      () => 'counted',
    ),
  ]
  return changes
    .filter(({ key, kind, isNow }) => isKnownMissing(isNow ? before : now, kind, key))
    .map(({ change }) => change)
}

type Kind = 'strength' | 'weakness' | 'need'
type Said = {
  readonly key: string
  readonly kind: Kind
  readonly isNow: boolean
  readonly change: ReportChange
}

/**
 * What a report does not say may be withheld from its reader. Where something may be, only the counts that are shown can say
 * that there is none: a finding that they make is withheld, or has no place in the list.
 */
function isKnownMissing(
  { groupThreshold, measures, coverage }: ComparableReport,
  kind: Kind,
  key: string,
): boolean {
  if (typeof groupThreshold !== 'number') return true
  const measure = measures.find(({ topic }) => topic === key)
  if (measure === undefined || measure.low === null || measure.strong === null) return false
  const { low, strong } = measure
  return !isFinding({ ...measure, low, strong }, kind === 'strength' ? 'strong' : 'low', coverage.answered)
}

type Say = Pick<Finding, 'people' | 'outOf'> & { readonly key: string; readonly words: string }

const diffStatements =
  ({ say }: Words) =>
  (
    kind: Kind,
    now: readonly Say[],
    before: readonly Say[],
    verdict: (key: string) => ChangeSignificance,
  ): readonly Said[] => {
    const [here, there] = [new Set(now.map(({ key }) => key)), new Set(before.map(({ key }) => key))]
    const changeOf = ({ key, words, people, outOf }: Say, isNow: boolean): ReportChange => ({
      id: `saying ${kind} ${key}`,
      kind: 'saying',
      what: say(`changes.${kind}`),
      people: isNow ? people : 0,
      before: isNow ? null : { unit: 'words', value: words },
      now: isNow ? { unit: 'words', value: words } : null,
      noise: null,
      verdict: verdict(key),
      weight: people / Math.max(1, outOf),
    })
    const change = (one: Say, isNow: boolean): Said => ({
      key: one.key,
      kind,
      isNow,
      change: changeOf(one, isNow),
    })
    return [
      ...now.filter(({ key }) => !there.has(key)).map((one) => change(one, true)),
      ...before.filter(({ key }) => !here.has(key)).map((one) => change(one, false)),
    ]
  }

const findingStatements = (list: readonly Finding[]): readonly Say[] =>
  list.map(({ topic, text, people, outOf }) => ({ key: topic, words: text, people, outOf }))

/** What makes two needs the same: what one is called is a matter of the language that each report is read in. */
export const needKey = ({ department, keywords }: Pick<HiringNeed, 'department' | 'keywords'>): string =>
  `${familyOf(keywords) ?? 'standing'} in ${department}`

const hiringNeedStatements = (list: readonly HiringNeed[], { comma }: Words): readonly Say[] =>
  list.map((need) => ({
    key: needKey(need),
    words: hiringNeedText(need.role, need.department, comma),
    people: need.people,
    outOf: need.outOf,
  }))

/** Whether the share of people that a finding rests on is another one. */
function shareSignificance(
  topic: string,
  kind: 'strong' | 'low',
  now: ComparableReport,
  before: ComparableReport,
): ChangeSignificance {
  const [here, there] = [now, before].map((report) => {
    const measure = report.measures.find((one) => one.topic === topic)
    const count = measure?.[kind] ?? null
    return measure === undefined || count === null
      ? undefined
      : shareOf({ ...measure, low: 0, strong: 0, [kind]: count }, kind, report.coverage.answered)
  })
  if (!here || !there || noiseBetween(here, there) === null) return 'unknown'
  return isDifference(here, there) ? 'beyond' : 'within'
}
