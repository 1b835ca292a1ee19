import type { removedEmployees } from '../../../schema/removed-employees.ts'

export type ErasedPerson = { id: string; name: string; email: string }

/** One person with their kept data. */
export type RemovedPerson = ErasedPerson & {
  orgId: string
  kept: (typeof removedEmployees.$inferSelect)['kept']
  now: Date
}

/** People of one organization. */
export type RemovedPeople = { orgId: string; people: readonly ErasedPerson[]; now: Date }
