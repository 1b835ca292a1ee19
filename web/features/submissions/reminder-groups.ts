import { limits } from '../../../contract/fields.ts'
import { peopleCount } from '../../core/words.ts'
import type { PersonRow } from './person-rows.ts'

/** Who of some people can be reminded now, and why the others cannot. */

export const reminderStandings = [
  'now',
  'soon',
  'used-up',
  'not-wanted',
  'closed',
  'not-invited',
  'answered',
] as const
export type ReminderStanding = (typeof reminderStandings)[number]

type Row = Pick<PersonRow, 'progress' | 'invitation'>

/** How somebody stands as the server would see them at `now`; it has the last word. */
export const reminderStanding = ({ progress, invitation }: Row, now: number): ReminderStanding => {
  if (progress === 'answered') return 'answered'
  if (invitation === null) return 'not-invited'
  const { state, expiresAt, reminders } = invitation
  if (state === 'expired' || state === 'revoked' || Date.parse(expiresAt) <= now) return 'closed'
  if (reminders.isOptedOut) return 'not-wanted'
  if (reminders.nextAt === null) return 'used-up'
  return Date.parse(reminders.nextAt) <= now ? 'now' : 'soon'
}

/** The rows by how they stand, in their order. */
export const reminderGroups = <R extends Row>(
  rows: readonly R[],
  now: number,
): Record<ReminderStanding, R[]> => {
  const groups: Record<ReminderStanding, R[]> = {
    now: [],
    soon: [],
    'used-up': [],
    'not-wanted': [],
    closed: [],
    'not-invited': [],
    answered: [],
  }
  for (const row of rows) groups[reminderStanding(row, now)].push(row)
  return groups
}

const moment = (instant: string) =>
  new Date(instant).toLocaleString(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

/** When the first of those can be reminded who were mailed a short while ago. */
const firstAt = (rows: readonly Row[]): string =>
  rows
    .map(({ invitation }) => invitation?.reminders.nextAt ?? '')
    .filter((at) => at !== '')
    .toSorted()[0] ?? ''

/** Why these are left out, a sentence for each group that has somebody. */
export const leftOutSentences = (groups: Record<ReminderStanding, readonly Row[]>): string[] => {
  const who = (standing: ReminderStanding) => peopleCount(groups[standing].length)
  const has = (standing: ReminderStanding) => (groups[standing].length === 1 ? 'has' : 'have')
  const was = groups.soon.length === 1 ? 'was' : 'were'
  const sentences: [ReminderStanding, string][] = [
    [
      'soon',
      `${who('soon')} ${was} invited or reminded less than ${limits.hoursBetweenReminders} hours ago; from ${moment(firstAt(groups.soon))} on they can be reminded.`,
    ],
    [
      'used-up',
      `${who('used-up')} ${has('used-up')} had ${limits.remindersPerInvitation} reminders. Better ask them in person, or give them their link.`,
    ],
    [
      'not-wanted',
      `${who('not-wanted')} ${has('not-wanted')} asked for no more mail. Their link still works.`,
    ],
    [
      'closed',
      `${who('closed')} ${has('closed')} an invitation that has expired or was revoked. Send it again first.`,
    ],
    ['not-invited', `${who('not-invited')} ${has('not-invited')} not been invited.`],
    ['answered', `${who('answered')} ${has('answered')} answered already.`],
  ]
  return sentences.flatMap(([standing, sentence]) => (groups[standing].length > 0 ? [sentence] : []))
}
