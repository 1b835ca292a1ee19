import type { z } from 'zod'
import type { CompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { claimOf } from '../../../../insights/company-report/company-findings.ts'
import { reasoningOf } from '../../../../insights/company-report/hiring-needs.ts'
import { topics } from '../../../../insights/company-report/topic-measures.ts'
import { familyOf } from '../../../../insights/company-report/keyword-mentions.ts'
import type {
  Finding,
  GroupStatement,
  RiskLevel,
  Topic,
} from '../../../../insights/company-report/company-report-types.ts'
import type { CompanyWords } from '../../../../insights/catalog/company-texts.ts'
import {
  type DisclosedMeasure,
  type FindingKind,
  hiringNeedKey,
  isNeedTold,
  isNumberWithheld,
  selectDisclosableFindings,
  type UndisclosedTopics,
} from '../../../../insights/anonymity/index.ts'
import { redactionNotices, topicVisibility } from './redaction-notices.ts'

/**
 * Redacts the statements of a company report where numbers of few people are suppressed (`redact-company-report.ts`).
 */

type Company = z.output<typeof CompanyReport>
type Basis = Omit<GroupStatement, 'text'>

/** A count names nobody; evidence and quotes do. */
export const redactPeople = <S extends Basis>(statement: S): S => ({ ...statement, evidence: [], quotes: [] })

/** Based on everybody who was asked, since the number of those who say so is suppressed. */
export const uncounted = <S extends Basis>(statement: S): S => ({
  ...redactPeople(statement),
  people: statement.outOf,
  evidenceTotal: statement.outOf,
})

/** Which of the underlying numbers are disclosed, and the language of the sentences that replace the others. */
export type RedactionView = {
  words: CompanyWords
  threshold: number
  /** Topics, parts of topics and other numbers that are suppressed. */
  withheld: ReadonlySet<string>
  /** The topics for which it is suppressed whether they are a strength or a weakness. */
  unlisted: UndisclosedTopics
  areDeparturesTold: boolean
  isAverageTold: boolean
  isRiskTold: boolean
  measureOf: (topic: Topic) => DisclosedMeasure | null
}

export const isFindingTold = (
  { topic }: Pick<Finding, 'topic'>,
  kind: FindingKind,
  { measureOf }: RedactionView,
): boolean => (measureOf(topic)?.[kind] ?? null) !== null

/** Without the number of those who say so where that is suppressed; empty where too few were asked. */
const redactFinding = (finding: Finding, kind: FindingKind, view: RedactionView): Finding[] => {
  if (isFindingTold(finding, kind, view)) return [redactPeople(finding)]
  const claim = claimOf(finding.topic, kind, 'claims', view.words)
  if (claim === null || finding.outOf < view.threshold) return []
  return [
    { ...uncounted(finding), text: view.words.say('told.howMany', { claim, threshold: view.threshold }) },
  ]
}

const topicOrder = topics.map(({ topic }) => topic)

/**
 * Findings with disclosed numbers first, the others in a fixed order: sorting those by number would reveal the
 * numbers.
 */
export const redactFindings = (
  findings: readonly Finding[],
  kind: FindingKind,
  view: RedactionView,
): Finding[] => {
  const listed = selectDisclosableFindings(findings, view.unlisted[kind])
  const counted = listed.filter((finding) => isFindingTold(finding, kind, view))
  const others = listed
    .filter((finding) => !counted.includes(finding))
    .toSorted((a, b) => topicOrder.indexOf(a.topic) - topicOrder.indexOf(b.topic))
  return [...counted, ...others].flatMap((finding) => redactFinding(finding, kind, view))
}

const ratings = ['clarity', 'output', 'communication', 'tools', 'satisfaction'] as const

export const redactRisk = (reason: GroupStatement, level: RiskLevel, view: RedactionView): GroupStatement => {
  const { measureOf, words } = view
  if (!view.isRiskTold) return { ...uncounted(reason), text: words.say('told.risk') }
  return measureOf('satisfaction') && measureOf('tools')
    ? redactPeople(reason)
    : { ...uncounted(reason), text: words.say(`told.riskOnly.${level}`) }
}

/** The summary's sentences by position: who answered, what differs, the risk, a strength and a weakness. */
export const redactSummary = (report: Company, view: RedactionView): GroupStatement[] => {
  const { executiveSummary: all, strengths, weaknesses, overview } = report
  const [strength] = strengths
  const [weakness] = weaknesses
  const ofFindings = strength === undefined ? 1 : 2
  const [answered, ...others] = all.slice(0, all.length - ofFindings)
  const risk = others.at(-1)
  const contrasts = others.slice(0, -1)
  const [first, last] = ofFindings === 2 ? all.slice(-2) : [undefined, all.at(-1)]
  return [
    ...(answered === undefined
      ? []
      : [
          view.isAverageTold
            ? redactPeople(answered)
            : { ...redactPeople(answered), text: view.words.say('told.average') },
        ]),
    // The contrast names the highest and the lowest of all ratings.
    ...(ratings.every(view.measureOf) ? contrasts.map(redactPeople) : []),
    ...(risk === undefined ? [] : [redactRisk(risk, overview.riskLevel, view)]),
    // Which finding comes first, or that there is none, would reveal something about a suppressed topic.
    ...(view.unlisted.strong.size + view.unlisted.low.size > 0
      ? []
      : [
          ...(first === undefined || strength === undefined ? [] : inShort(first, strength, 'strong', view)),
          ...(last === undefined
            ? []
            : weakness === undefined
              ? [redactPeople(last)]
              : inShort(last, weakness, 'low', view)),
        ]),
    ...suppressionStatement(report, view),
  ]
}

/** The sentence on the widest finding contains no number, but its basis does. */
const inShort = (
  sentence: GroupStatement,
  finding: Finding,
  kind: FindingKind,
  view: RedactionView,
): GroupStatement[] =>
  redactFinding(finding, kind, view).map(() =>
    isFindingTold(finding, kind, view) ? redactPeople(sentence) : uncounted(sentence),
  )

export const redactHiringNeeds = (report: Company, { threshold, withheld }: RedactionView) =>
  report.immediateHiringNeeds.filter(
    (need) =>
      isNeedTold(report, need, threshold) &&
      !isNumberWithheld(withheld, hiringNeedKey(familyOf(need.keywords) ?? '')),
  )

/**
 * The generated reasoning says in which departments people named the need, so it is rebuilt without them; a text that
 * somebody wrote in its place is kept.
 */
export const redactReasoning = (
  need: Company['immediateHiringNeeds'][number],
  words: CompanyWords,
): string => {
  const without = reasoningOf(need, null)
  return need.reasoning.startsWith(without.slice(0, without.indexOf('.')))
    ? reasoningOf(need, null, words)
    : need.reasoning
}

/** Names what is suppressed beside the rest, in sentences that the reader sees first. */
const suppressionStatement = (
  { coverage, immediateHiringNeeds, strengths, weaknesses }: Company,
  view: RedactionView,
): GroupStatement[] => {
  const { withheld, words } = view
  const findings = [
    ...redactFindings(strengths, 'strong', view),
    ...redactFindings(weaknesses, 'low', view),
  ].map(({ topic }) => topic)
  const sentences = redactionNotices(
    {
      withheld,
      shownOf: (topic) => topicVisibility(view.measureOf(topic), findings.includes(topic)),
      families: immediateHiringNeeds.map(({ keywords }) => familyOf(keywords)),
    },
    words,
  )
  if (sentences.length === 0) return []
  return [
    {
      text: [words.say('told.beside'), ...sentences].join(' '),
      people: coverage.answered,
      outOf: coverage.employees,
      evidence: [],
      evidenceTotal: 0,
      quotes: [],
    },
  ]
}
