/** `forwardOperatingPlan`: actions with an owner and a sign that they worked, each from a finding. */
import type { CompanyReport, Finding, GroupStatement, PlanItem, Topic } from './company-report-types.ts'
import { counted, people } from './wording.ts'

type PlanSources = Pick<
  CompanyReport,
  'weaknesses' | 'immediateHiringNeeds' | 'personnelChanges' | 'coverage'
>

const answers: Readonly<Partial<Record<Topic, readonly [title: string, details: string]>>> = {
  clarity: [
    'Write down what is expected',
    'Owner: each person’s manager. Within 30 days, agree with everyone on the three results that matter most in the role, in writing. It worked when fewer than a quarter rate role clarity below 6 next time.',
  ],
  output: [
    'Clear what stands in the way of work',
    'Owner: the department leads. For two weeks, collect what keeps people from their work, then remove the two most frequent causes. It worked when fewer than a quarter rate their output below 6 next time.',
  ],
  communication: [
    'Agree on how teams talk',
    'Owner: the department leads. Let each team name one thing that it wants to hear sooner and one meeting that it can do without, and try both for a month. It worked when fewer than a quarter rate communication below 6 next time.',
  ],
  tools: [
    'Mend the tools that slow people down',
    'Owner: whoever decides on tools. Within 30 days, let those who gave low ratings show the one task that costs them most, and mend one of them. It worked when fewer than a quarter rate their tools below 6 next time.',
  ],
  satisfaction: [
    'Listen before changing anything',
    'Owner: each person’s manager. Offer an hour of conversation to everyone, ask what would make the job better, and promise only what will be done. It worked when fewer than a quarter rate satisfaction below 6 next time.',
  ],
  kpis: [
    'Agree on fair targets',
    'Owner: the department leads. Let people without targets propose two or three of their own, and settle one with each of them this quarter. It worked when three quarters say that they have some.',
  ],
  training: [
    'Show what training there is',
    'Owner: whoever looks after people’s development. Publish one list of the training that is open, how to ask for it and who pays, and go through it in the next team meetings. It worked when three quarters say that they know it.',
  ],
  missingTools: [
    'Answer every request for a tool',
    'Owner: whoever decides on tools. Go through what was named, buy or build what pays for itself, and say no to the rest with a reason. It worked when every request has an answer within 30 days.',
  ],
}

/** Weaknesses first, then help that was asked for, conversations, and what this report still lacks. */
export function planOf({
  weaknesses,
  immediateHiringNeeds,
  personnelChanges,
  coverage,
}: PlanSources): readonly PlanItem[] {
  const plan = weaknesses.flatMap(fromWeakness)
  const asked = immediateHiringNeeds.filter(({ keywords }) => keywords.length > 0)
  for (const { role, department, people: count, outOf, evidence, evidenceTotal, quotes } of asked) {
    plan.push(
      itemOf(`Decide about help: ${role}`, helpDetails(count, department), null, {
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
        'Talk with those who are least satisfied',
        `Owner: the managers concerned. ${people(totals.departures)} rated job satisfaction 4 or less. Offer each of them a conversation within 14 days; it is voluntary and has no bearing on anyone’s grade.`,
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
  plan.push(closing(coverage))
  return plan
}

/** What to do about a hiring need; `department` is null where it is not told. */
export function helpDetails(count: number, department: string | null): string {
  const owner = department === null ? 'the lead of the department concerned' : `the lead of ${department}`
  return `Owner: ${owner}. Talk with those whose answers speak of it (${people(count)}) about the work behind it, and decide within 60 days between a tool, a change of duties and a new position.`
}

function closing({ answered, employees, notAnswered }: CompanyReport['coverage']): PlanItem {
  const basis = { people: notAnswered, outOf: employees, evidence: [], evidenceTotal: 0, quotes: [] }
  return notAnswered > 0
    ? itemOf(
        'Hear from those who have not answered',
        `Owner: whoever sent the invitations. ${counted(notAnswered)} of ${people(employees)} did not answer. Remind them once, say what the answers are used for, and make the report again after that.`,
        null,
        basis,
      )
    : itemOf(
        'Share the findings and ask again',
        `Owner: the head of the organization. ${answered === 1 ? 'The one person who was asked has' : answered === 2 ? 'Both people have' : `All ${people(answered)} have`} answered: tell them what will follow from it, and repeat the questionnaire in three to six months to see what changed.`,
        null,
        basis,
      )
}

function fromWeakness({ topic, text: _text, ...basis }: Finding): readonly PlanItem[] {
  const answer = answers[topic]
  return answer ? [itemOf(answer[0], answer[1], topic, basis)] : []
}

function itemOf(
  title: string,
  details: string,
  topic: Topic | null,
  basis: Omit<GroupStatement, 'text'>,
): PlanItem {
  return { title, details, topic, ...basis }
}
