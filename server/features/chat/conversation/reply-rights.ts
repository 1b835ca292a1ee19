import { can } from '../../../../contract/rights/permissions.ts'
import { loadReader, type Reader, type ReaderContext } from '../../reports/view/report-access.ts'

/** What somebody might see when a reply was made for them; a stored reply is shown as long as they may see as much. */
export type Rights = {
  sees: Reader['sees']
  /** Whether suggested pay was shown; absent in replies of before, where whoever saw everything was shown it. */
  isPayShown?: boolean
  /** The employee whose report alone they may see; null where that is nobody, or everybody. */
  employeeId: string | null
  /** Of others, only what was answered since was shown (`Reader`); null or absent: all of it. */
  openSince?: string | null
  may: Reading[]
}

const readings = ['employee:view', 'report:view', 'submission:view'] as const
type Reading = (typeof readings)[number]

/** What the caller may see now (decisions §6). */
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

/** Whether whoever has these rights may see what was written for those. */
export const coversRights = (now: Rights, then: Rights): boolean =>
  then.may.every((permission) => now.may.includes(permission)) &&
  order.indexOf(now.sees) >= order.indexOf(then.sees) &&
  (showsPay(now) || !showsPay(then)) &&
  (now.sees !== 'own' || now.employeeId === then.employeeId) &&
  (then.sees !== 'all but pay' || isOpenAsLong(now, then))

const showsPay = ({ sees, isPayShown = true }: Rights): boolean => sees === 'everything' && isPayShown

const isOpenAsLong = ({ openSince: now = null }: Rights, { openSince: then = null }: Rights): boolean =>
  now === null || (then !== null && Date.parse(then) >= Date.parse(now))
