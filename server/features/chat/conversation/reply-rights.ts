import { can } from '../../../../contract/rights/permissions.ts'
import { loadReader, type Reader, type ReaderContext } from '../../reports/view/report-visibility.ts'
import type { Rights } from '../../../schema/chat.ts'

const readings = [
  'employee:view',
  'report:view',
  'submission:view',
] as const satisfies readonly Rights['may'][number][]

/** What the caller may see now (docs/chat-replies.md). */
export const readRights = async (context: ReaderContext): Promise<Rights> => {
  const reader = await loadReader(context)
  return {
    sees: reader.sees,
    ...(reader.sees === 'everything' && !reader.isPayShown && { isPayShown: false }),
    employeeId: reader.sees === 'own' ? reader.employeeId : null,
    openSince: reader.sees === 'all but pay' ? reader.openSince : null,
    may: readings.filter((permission) => can(context.member, permission)),
  }
}

const order: readonly Reader['sees'][] = ['own', 'all but pay', 'everything']

/** Whether a reader with the rights `now` may see a reply that was written with the rights `then`. */
export const coversRights = (now: Rights, then: Rights): boolean =>
  then.may.every((permission) => now.may.includes(permission)) &&
  order.indexOf(now.sees) >= order.indexOf(then.sees) &&
  (showsPay(now) || !showsPay(then)) &&
  (now.sees !== 'own' || now.employeeId === then.employeeId) &&
  (then.sees !== 'all but pay' || isOpenAsLong(now, then))

const showsPay = ({ sees, isPayShown = true }: Rights): boolean => sees === 'everything' && isPayShown

const isOpenAsLong = ({ openSince: now = null }: Rights, { openSince: then = null }: Rights): boolean =>
  now === null || (then !== null && Date.parse(then) >= Date.parse(now))
