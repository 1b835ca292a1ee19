/** What one of two reports says and the other does not: strengths, weaknesses, hiring needs. */
import type { Finding, HiringNeed } from './company-report-types.ts'
import { needWords } from './need-words.ts'
import { isDifference, noiseBetween, shareOf } from './noise.ts'
import type { ReportChange, ShownReport, Verdict } from './report-change-types.ts'

export function sayingChangesOf(now: ShownReport, before: ShownReport): readonly ReportChange[] {
  return [
    ...sayings('Strength', saidFindings(now.strengths), saidFindings(before.strengths), (topic) =>
      verdictOf(topic, 'strong', now, before),
    ),
    ...sayings('Weakness', saidFindings(now.weaknesses), saidFindings(before.weaknesses), (topic) =>
      verdictOf(topic, 'low', now, before),
    ),
    // A word that one person wrote makes a need: that it is there is counted, and nothing is estimated.
    ...sayings(
      'Hiring need',
      saidNeeds(now.immediateHiringNeeds),
      saidNeeds(before.immediateHiringNeeds),
      () => 'counted',
    ),
  ]
}

type Say = Pick<Finding, 'people' | 'outOf'> & { readonly key: string; readonly words: string }

function sayings(
  what: string,
  now: readonly Say[],
  before: readonly Say[],
  verdict: (key: string) => Verdict,
): readonly ReportChange[] {
  const [here, there] = [new Set(now.map(({ key }) => key)), new Set(before.map(({ key }) => key))]
  const change = ({ key, words, people, outOf }: Say, isNow: boolean): ReportChange => ({
    id: `saying ${what} ${key}`,
    kind: 'saying',
    what,
    people: isNow ? people : 0,
    before: isNow ? null : { unit: 'words', value: words },
    now: isNow ? { unit: 'words', value: words } : null,
    noise: null,
    verdict: verdict(key),
    weight: people / Math.max(1, outOf),
  })
  return [
    ...now.filter(({ key }) => !there.has(key)).map((say) => change(say, true)),
    ...before.filter(({ key }) => !here.has(key)).map((say) => change(say, false)),
  ]
}

const saidFindings = (list: readonly Finding[]): readonly Say[] =>
  list.map(({ topic, text, people, outOf }) => ({ key: topic, words: text, people, outOf }))

const saidNeeds = (list: readonly HiringNeed[]): readonly Say[] =>
  list.map(({ role, department, people, outOf }) => ({
    key: `${role} in ${department}`,
    words: needWords(role, department),
    people,
    outOf,
  }))

/** Whether the share of people that a finding rests on is another one. */
function verdictOf(topic: string, kind: 'strong' | 'low', now: ShownReport, before: ShownReport): Verdict {
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
