import { z } from 'zod'
import { call } from '../../http/call.ts'
import { messages } from '../../http/failures.ts'
import { Id, Language } from '../../shapes/fields.ts'
import { limits } from '../../shapes/limits.ts'
import { Run } from '../batch-jobs.ts'

/** Reminding those who have not answered, and their way to have no more of it. */

/** Whether somebody wants mail that asks them for their answers, as the link in such a mail tells and changes it. */
export const ReminderChoice = z.object({
  email: z.string(),
  organizationName: z.string(),
  isReminded: z.boolean(),
  /** That mails to this address are in. */
  language: Language,
})
export type ReminderChoice = z.infer<typeof ReminderChoice>
const ReminderToken = z
  .string({ error: messages.reminderLinkUnknown })
  .min(1, messages.reminderLinkUnknown)
  .max(1_000, messages.reminderLinkUnknown)

export const reminders = {
  remindEmployees: call('remindEmployees', {
    method: 'POST',
    database: 'batch',
    summary:
      'Reminds these employees, or all that have not answered and may be reminded now, as a run that goes on by itself.',
    may: 'employee:invite',
    scope: 'people:invite',
    in: z.object({
      employeeIds: z
        .array(Id)
        .min(1, 'Choose at least one person to remind')
        .max(limits.invitesPerRun, `At most ${limits.invitesPerRun} people can be reminded in one run`)
        .optional(),
    }),
    out: z.object({ run: Run }),
    touches: ['getRuns'],
  }),
  getReminderChoice: call('getReminderChoice', {
    method: 'GET',
    database: 'query',
    summary: 'Whether the person of the link in a reminder is reminded. Looking changes nothing.',
    may: 'public',
    scope: 'never',
    in: z.object({ token: ReminderToken }),
    out: z.object({ choice: ReminderChoice }),
  }),
  setReminderChoice: call('setReminderChoice', {
    method: 'POST',
    database: 'transaction',
    summary: 'Stops or allows mail that asks the person of the link in a reminder for their answers.',
    may: 'public',
    scope: 'never',
    in: z.object({ token: ReminderToken, isReminded: z.boolean() }),
    out: z.object({ choice: ReminderChoice }),
    touches: ['getReminderChoice'],
  }),
}
