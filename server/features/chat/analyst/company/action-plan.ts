import type { PlanItem, PlanState } from '../../../../../contract/calls/action-plan.ts'
import { peopleBasis, actionPlanBasis } from '../citations.ts'
import { counted, dayText, remark, citedLine, inlineText, type Draft, type Line } from '../reply-lines.ts'
import { offerCompanyReport } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { hasValue, type Source } from '../source.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'

/** What was decided to do: the action plan, which is another thing than the plan that a report suggests. */

const shownMax = 20

/** Those that are due soonest first; what has no day is last. */
const bySoonest = (one: PlanItem, other: PlanItem): number =>
  (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999')

const itemText = ({ title, owner, dueOn, state, outcome }: PlanItem): string => {
  const who = owner === null ? 'nobody sees to it' : inlineText(owner.name)
  if (state !== 'open') return `${inlineText(title, 160)}: ${who}; ${state}: ${inlineText(outcome, 300)}`
  return `${inlineText(title, 160)}: ${who}, ${dueOn === null ? 'without a day' : `due ${dayText(dueOn)}`}`
}

/** Which state a question asks about; open where it says none. */
const stateIn = (text: string): PlanState => {
  if (/ (?:dropped|given up|abandoned) /.test(text)) return 'dropped'
  return / (?:done|finished|completed|closed|became|become|came of|did we do|have we done) /.test(text)
    ? 'done'
    : 'open'
}

const overdueOnly = (text: string): boolean => / (?:overdue|late|past due) /.test(text)

const haveStates: Record<PlanState, [string, string]> = {
  open: ['is open', 'are open'],
  done: ['is done', 'are done'],
  dropped: ['was dropped', 'were dropped'],
}

const tellActions = async ({ people, text }: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const state = overdueOnly(text) ? 'open' : stateIn(text)
  const told = await source.actions(state)
  if (!hasValue(told)) return { lines: [remark(told.refusal)] }
  const { items, counts } = told.value
  const wanted = new Set(people.map(({ id }) => id))
  const theirs = items.filter(
    ({ owner }) => wanted.size === 0 || (owner !== null && wanted.has(owner.employeeId)),
  )
  const fitting = theirs
    .filter(({ dueOn }) => !overdueOnly(text) || (dueOn !== null && dueOn < source.today))
    .toSorted(bySoonest)
  const seesOwnAlone = source.reader.sees !== 'everything'
  const whose = people.length === 0 ? '' : ` of ${people.map(({ name }) => inlineText(name)).join(' and ')}`
  const is = fitting.length === 1 ? 0 : 1
  const others = fitting.length - shownMax
  const where = seesOwnAlone ? 'among those that are yours' : 'in the action plan'
  return {
    lines: [
      citedLine(
        `${counted(fitting.length)} ${is === 0 ? 'action' : 'actions'}${whose} ${overdueOnly(text) ? (is === 0 ? 'is overdue' : 'are overdue') : haveStates[state][is]} ${where}.`,
        people.length === 0 ? actionPlanBasis : [actionPlanBasis, peopleBasis],
        { derived: [fitting.length] },
      ),
      ...fitting
        .slice(0, shownMax)
        .map((item) => citedLine(itemText(item), actionPlanBasis, { isItem: true })),
      ...(others > 0
        ? [
            citedLine(`And ${counted(others)} more, on the page Company wiki.`, actionPlanBasis, {
              derived: [others],
            }),
          ]
        : []),
      ...(people.length === 0 ? otherStates(state, counts) : []),
      ...(seesOwnAlone
        ? [remark('Actions of others are only for owners, admins and others with that right.')]
        : []),
    ],
    people: fitting
      .slice(0, shownMax)
      .flatMap(({ owner }) => (owner?.isListed === true ? [owner.employeeId] : [])),
    suggestions: [],
  }
}

const otherStates = (state: PlanState, counts: Record<PlanState, number>): Line[] => {
  const others = (['open', 'done', 'dropped'] as const).filter((one) => one !== state)
  return others.some((one) => counts[one] > 0)
    ? [
        citedLine(
          `${others.map((one) => `${counted(counts[one])} ${haveStates[one][counts[one] === 1 ? 0 : 1]}`).join(', ')}.`,
          actionPlanBasis,
        ),
      ]
    : []
}

export const whichActions: Question = {
  id: 'actions',
  title: 'The action plan: what is open, overdue or done, who sees to it, and until when',
  examples: [
    'Which actions are open?',
    'What is in the action plan?',
    'What has Ada Lovelace to see to?',
    'What is due next?',
    'Is anything overdue?',
    'Which actions are done?',
  ],
  offer: offerCompanyReport('What is due next?'),
  isOfCompanyToo: true,
  knows: wordSet(`
    action actions plan item items todo todos open due next sees seeing seen overdue late past done finished completed closed
    became become came dropped given abandoned many who whom responsible anything something still list soon soonest when
    first all left many number count
  `),
  recognises: ({ text, quoted }) =>
    quoted.length === 0 &&
    / (?:action plan|action items?|actions?|to ?dos?|(?:sees?|seeing|seen) to|overdue|(?:is|are|comes) due|(?:done|finished) with the plan|became of the plan) /.test(
      text,
    ),
  answer: tellActions,
}
