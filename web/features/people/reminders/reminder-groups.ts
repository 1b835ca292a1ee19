import { limits } from '../../../../contract/shapes/limits.ts'
import { englishLocale } from '../../../core/i18n/locale.ts'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { hasLostAccess, type PersonRow } from '../list/person-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** Who of some people can be reminded now, and why the others cannot. */

export const reminderStatuses = [
  'now',
  'soon',
  'used-up',
  'not-wanted',
  'closed',
  'not-invited',
  'answered',
] as const
export type ReminderStatus = (typeof reminderStatuses)[number]

type Row = Pick<PersonRow, 'progress' | 'invitation'>

/** A person's reminder status at `now`; the server has the last word. */
export const reminderStatusOf = ({ progress, invitation }: Row, now: number): ReminderStatus => {
  if (progress === 'answered') return 'answered'
  if (invitation === null || invitation === undefined) return 'not-invited'
  const { state, expiresAt, reminders } = invitation
  if (hasLostAccess(invitation) || state === 'expired' || state === 'revoked' || Date.parse(expiresAt) <= now)
    return 'closed'
  if (reminders.isOptedOut) return 'not-wanted'
  if (reminders.nextAt === null) return 'used-up'
  return Date.parse(reminders.nextAt) <= now ? 'now' : 'soon'
}

/** The rows grouped by status, in their order. */
export const reminderGroups = <R extends Row>(
  rows: readonly R[],
  now: number,
): Record<ReminderStatus, R[]> => {
  const groups: Record<ReminderStatus, R[]> = {
    now: [],
    soon: [],
    'used-up': [],
    'not-wanted': [],
    closed: [],
    'not-invited': [],
    answered: [],
  }
  for (const row of rows) groups[reminderStatusOf(row, now)].push(row)
  return groups
}

/** People whose invitation has expired and can be sent again. A revoked invitation is not: that was a decision. */
export const expiredInvitations = <R extends Row>({ closed }: Record<'closed', readonly R[]>): R[] =>
  closed.filter(({ invitation }) => invitation?.state === 'expired' && !hasLostAccess(invitation))

/** Whether anything can be done at `now` for those who have not answered: remind them, or reinvite them. */
export const canRemind = (rows: readonly Row[], now: number): boolean => {
  const groups = reminderGroups(rows, now)
  return groups.now.length > 0 || expiredInvitations(groups).length > 0
}

const moment = (instant: string) =>
  new Date(instant).toLocaleString(englishLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

/** When the first of the people who were mailed recently can be reminded. */
const firstAt = (rows: readonly Row[]): string =>
  rows
    .map(({ invitation }) => invitation?.reminders.nextAt ?? '')
    .filter((at) => at !== '')
    .toSorted()[0] ?? ''

/** Why these people are left out, a sentence for each non-empty group. */
export const skippedReasons = (groups: Record<ReminderStatus, readonly Row[]>): string[] => {
  const of = (standing: ReminderStatus) => {
    const count = groups[standing].length
    return { count, people: peopleCount(count) }
  }
  const sentences: [ReminderStatus, string][] = [
    [
      'soon',
      t(texts, 'reminderGroups.soon', {
        ...of('soon'),
        hours: limits.hoursBetweenReminders,
        moment: moment(firstAt(groups.soon)),
      }),
    ],
    ['used-up', t(texts, 'reminderGroups.usedUp', { ...of('used-up'), most: limits.remindersPerInvitation })],
    ['not-wanted', t(texts, 'reminderGroups.notWanted', of('not-wanted'))],
    ['closed', t(texts, 'reminderGroups.closed', of('closed'))],
    ['not-invited', t(texts, 'reminderGroups.notInvited', of('not-invited'))],
    ['answered', t(texts, 'reminderGroups.answered', of('answered'))],
  ]
  return sentences.flatMap(([standing, sentence]) => (groups[standing].length > 0 ? [sentence] : []))
}
