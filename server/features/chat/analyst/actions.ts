import type { PlanItem } from '../../../../contract/action-plan.ts'
import { listOfPeople, planOfActions } from './basis.ts'
import { counted, remark, says, shown, type Draft } from './lines.ts'
import type { Question } from './question.ts'
import { isTold, type Source } from './source.ts'
import type { Understood } from './understand.ts'

/** What was decided to do: the action plan, which is another thing than the plan that a report suggests. */

const shownMax = 20

/** Those that are due soonest first; what has no day is last. */
const bySoonest = (one: PlanItem, other: PlanItem): number =>
  (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999')

const itemText = ({ title, owner, dueOn }: PlanItem): string => {
  const who = owner === null ? 'nobody sees to it' : shown(owner.name)
  return `${shown(title, 160)}: ${who}, ${dueOn === null ? 'without a day' : `due ${dueOn}`}`
}

const openActions = async ({ people }: Understood, source: Source): Promise<Draft> => {
  const told = await source.actions()
  if (!isTold(told)) return { lines: [remark(told.refusal)] }
  const { open, counts } = told.value
  const wanted = new Set(people.map(({ id }) => id))
  const fitting = open
    .filter(({ owner }) => wanted.size === 0 || (owner !== null && wanted.has(owner.employeeId)))
    .toSorted(bySoonest)
  const whose = people.length === 0 ? '' : ` of ${people.map(({ name }) => shown(name)).join(' and ')}`
  const others = fitting.length - shownMax
  return {
    lines: [
      says(
        `${counted(fitting.length)} ${fitting.length === 1 ? 'action' : 'actions'}${whose} ${fitting.length === 1 ? 'is' : 'are'} open in the action plan.`,
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
      ...(people.length === 0 && counts.done + counts.dropped > 0
        ? [says(`${counted(counts.done)} are done, ${counted(counts.dropped)} were dropped.`, planOfActions)]
        : []),
    ],
    people: fitting.slice(0, shownMax).flatMap(({ owner }) => (owner === null ? [] : [owner.employeeId])),
    suggestions: ['What is the plan?'],
  }
}

export const whichActions: Question = {
  id: 'actions',
  title: 'The action plan: what is open, who sees to it, and until when',
  examples: [
    'Which actions are open?',
    'What is in the action plan?',
    'What has Ada Lovelace to see to?',
    'What is due next?',
  ],
  isOfCompanyToo: true,
  recognises: ({ text, quoted }) =>
    quoted.length === 0 &&
    / (?:action plan|action items?|actions|to ?dos?|(?:sees?|seeing|seen) to|overdue|(?:is|are|comes) due) /.test(
      text,
    ),
  answer: openActions,
}
