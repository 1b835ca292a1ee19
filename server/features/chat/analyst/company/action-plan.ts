import type { PlanItem, PlanState } from '../../../../../contract/calls/action-plan.ts'
import { listOfPeople, planOfActions } from '../citations.ts'
import { counted, dayText, remark, says, shown, type Draft, type Line } from '../reply-lines.ts'
import { ofCompanyReport } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { isTold, type Source } from '../source.ts'
import type { Understood } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'

/** What was decided to do: the action plan, which is another thing than the plan that a report suggests. */

const shownMax = 20

/** Those that are due soonest first; what has no day is last. */
const bySoonest = (one: PlanItem, other: PlanItem): number =>
  (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999')

const itemText = ({ title, owner, dueOn, state, outcome }: PlanItem): string => {
  const who = owner === null ? 'nobody sees to it' : shown(owner.name)
  if (state !== 'open') return `${shown(title, 160)}: ${who}; ${state}: ${shown(outcome, 300)}`
  return `${shown(title, 160)}: ${who}, ${dueOn === null ? 'without a day' : `due ${dayText(dueOn)}`}`
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

const tellActions = async ({ people, text }: Understood, source: Source): Promise<Draft> => {
  const state = overdueOnly(text) ? 'open' : stateIn(text)
  const told = await source.actions(state)
  if (!isTold(told)) return { lines: [remark(told.refusal)] }
  const { items, counts } = told.value
  const wanted = new Set(people.map(({ id }) => id))
  const theirs = items.filter(
    ({ owner }) => wanted.size === 0 || (owner !== null && wanted.has(owner.employeeId)),
  )
  const fitting = theirs
    .filter(({ dueOn }) => !overdueOnly(text) || (dueOn !== null && dueOn < source.today))
    .toSorted(bySoonest)
  const seesOwnAlone = source.reader.sees !== 'everything'
  const whose = people.length === 0 ? '' : ` of ${people.map(({ name }) => shown(name)).join(' and ')}`
  const is = fitting.length === 1 ? 0 : 1
  const others = fitting.length - shownMax
  const where = seesOwnAlone ? 'among those that are yours' : 'in the action plan'
  return {
    lines: [
      says(
        `${counted(fitting.length)} ${is === 0 ? 'action' : 'actions'}${whose} ${overdueOnly(text) ? (is === 0 ? 'is overdue' : 'are overdue') : haveStates[state][is]} ${where}.`,
        people.length === 0 ? planOfActions : [planOfActions, listOfPeople],
        { derived: [fitting.length] },
      ),
      ...fitting.slice(0, shownMax).map((item) => says(itemText(item), planOfActions, { isItem: true })),
      ...(others > 0
        ? [
            says(`And ${counted(others)} more, on the page Company wiki.`, planOfActions, {
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
        says(
          `${others.map((one) => `${counted(counts[one])} ${haveStates[one][counts[one] === 1 ? 0 : 1]}`).join(', ')}.`,
          planOfActions,
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
  offer: ofCompanyReport('What is due next?'),
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
