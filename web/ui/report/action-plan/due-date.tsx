import type { PlanItem } from '../../../../contract/calls/action-plan.ts'
import { useReportLocale } from '../language/report-language.tsx'

/** The days of the action plan, as people's own calendars have them. */

/** Today where the reader is, as year, month and day: Sweden writes days so. */
export const today = (): string => new Date().toLocaleDateString('sv-SE')

type Due = Pick<PlanItem, 'dueOn' | 'state'>

/** Whether it should have been done before today. */
const isOverdue = ({ dueOn, state }: Due): boolean => state === 'open' && dueOn !== null && dueOn < today()

/** Until when an action is to be done; says in words where that is over. Nothing where there is no day. */
export const DueDate = ({ item }: { item: Due }) => {
  const { dueOn, state } = item
  const { piece, day: written } = useReportLocale()
  if (dueOn === null) return null
  const day = written(`${dueOn}T00:00`, 'medium')
  if (isOverdue(item)) return <b>{piece('due.overdue', { day })}</b>
  if (state !== 'open') return <span>{piece('due.was', { day })}</span>
  return <span>{dueOn === today() ? piece('due.today') : piece('due.on', { day })}</span>
}

/** Orders open actions by their day, those without one last. */
export const compareDueDates = (one: Due, other: Due): number => {
  if (one.dueOn === other.dueOn) return 0
  if (one.dueOn === null) return 1
  if (other.dueOn === null) return -1
  return one.dueOn < other.dueOn ? -1 : 1
}
