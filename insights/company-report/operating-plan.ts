/** `forwardOperatingPlan`: actions with an owner and a sign that they worked, each from a finding. */
import type { CompanyReport, Finding, GroupStatement, PlanItem, Topic } from './company-report-types.ts'
import { companyEnglish, countValues, type CompanyWords } from '../catalog/company-texts.ts'

type PlanSources = Pick<
  CompanyReport,
  'weaknesses' | 'immediateHiringNeeds' | 'personnelChanges' | 'coverage'
>

/** Topics that may be weak. */
const isAnswerable = (topic: Topic): topic is Exclude<Topic, 'growth' | 'improvements'> =>
  topic !== 'growth' && topic !== 'improvements'

/** Weaknesses first, then help that was asked for, conversations, and what this report still lacks. */
export function buildOperatingPlan(
  { weaknesses, immediateHiringNeeds, personnelChanges, coverage }: PlanSources,
  words: CompanyWords,
): readonly PlanItem[] {
  const { say } = words
  const plan = weaknesses.flatMap((weakness) => fromWeakness(weakness, words))
  const asked = immediateHiringNeeds.filter(({ keywords }) => keywords.length > 0)
  for (const { role, department, people: count, outOf, evidence, evidenceTotal, quotes } of asked) {
    plan.push(
      itemOf(say('plan.help.title', { role }), helpDetails(count, department, words), null, {
        people: count,
        outOf,
        evidence,
        evidenceTotal,
        quotes,
      }),
    )
  }
  const { departures, totals } = personnelChanges
  if (totals.departures > 0) {
    plan.push(
      itemOf(
        say('plan.leastSatisfied.title'),
        say('plan.leastSatisfied.details', countValues(totals.departures, words)),
        null,
        {
          people: totals.departures,
          outOf: coverage.answered,
          evidence: departures.flatMap(({ evidence }) => evidence),
          evidenceTotal: totals.departures,
          quotes: [],
        },
      ),
    )
  }
  plan.push(closing(coverage, words))
  return plan
}

/** What to do about a hiring need; `department` is null where it is not told. */
export function helpDetails(
  count: number,
  department: string | null,
  words: CompanyWords = companyEnglish,
): string {
  const number = countValues(count, words)
  return department === null
    ? words.say('plan.help.detailsUnplaced', number)
    : words.say('plan.help.details', { ...number, department: words.common.named(department) })
}

function closing(
  { answered, employees, notAnswered }: CompanyReport['coverage'],
  words: CompanyWords,
): PlanItem {
  const { say, common } = words
  const basis = { people: notAnswered, outOf: employees, evidence: [], evidenceTotal: 0, quotes: [] }
  if (notAnswered > 0) {
    const values = { ...countValues(notAnswered, words), people: common.counted(employees) }
    return itemOf(say('plan.silent.title'), say('plan.silent.details', values), null, basis)
  }
  const details =
    answered === 1
      ? say('plan.share.detailsOne')
      : answered === 2
        ? say('plan.share.detailsBoth')
        : say('plan.share.detailsAll', { people: common.counted(answered) })
  return itemOf(say('plan.share.title'), details, null, basis)
}

function fromWeakness({ topic, text: _text, ...basis }: Finding, { say }: CompanyWords): readonly PlanItem[] {
  if (!isAnswerable(topic)) return []
  return [itemOf(say(`plan.${topic}.title`), say(`plan.${topic}.details`), topic, basis)]
}

function itemOf(
  title: string,
  details: string,
  topic: Topic | null,
  basis: Omit<GroupStatement, 'text'>,
): PlanItem {
  return { title, details, topic, ...basis }
}
