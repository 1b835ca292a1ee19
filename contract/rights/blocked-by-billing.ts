import type { RunKind } from '../calls/batch-jobs.ts'
import type { CallName } from '../index.ts'
import type { z } from 'zod'

/**
 * What stops while an organization has no good subscription (docs/billing.md): inviting, reminding and generating. Reading,
 * exporting and answering never stop.
 */

const blockedCalls: ReadonlySet<string> = new Set<CallName>([
  'createInvitation',
  'sendEmployeeInvites',
  'startInvitations',
  'resendInvitation',
  'remindEmployees',
  'generateEmployeeReport',
  'startEmployeeReports',
  'generateCompanyReport',
])

/** Batch jobs look again before their next rows. */
const blockedRuns: Readonly<Record<z.output<typeof RunKind>, boolean>> = {
  invitations: true,
  'employee-reports': true,
  reminders: true,
  cycle: false,
}

/** Whether a call answers 402 SUBSCRIPTION_REQUIRED then. */
export const isCallBlockedByBilling = ({ name }: { name: string }): boolean => blockedCalls.has(name)

/** Whether the remaining rows of a batch job fail then. */
export const isRunBlockedByBilling = (kind: z.output<typeof RunKind>): boolean => blockedRuns[kind]
