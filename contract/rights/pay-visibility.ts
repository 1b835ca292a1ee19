import type { Holder } from './permissions.ts'

/** Whether suggested pay is shown to a member: never to an employee, whatever they hold (docs/members-and-roles.md). */
export const seesPay = ({ role }: Holder): boolean => role !== 'employee'
