import type { Employee, Invitation } from '../../../contract/people.ts'
import type { Submission } from '../../../contract/questionnaires.ts'

/** The rows of the submissions list: who they are, how far they have come, how they are filtered and sorted. */

/** How far a person has come with the questionnaire. */
export const progressStates = ['answered', 'started', 'waiting'] as const
export type Progress = (typeof progressStates)[number]

export const progressLabels: Record<Progress, string> = {
  answered: 'Answered',
  started: 'Started',
  waiting: 'Waiting',
}

export type PersonRow = {
  id: string
  name: string
  email: string
  role: string
  department: string
  progress: Progress
  /** When they answered or started; null while they are waited for. */
  at: string | null
  submission: Submission | null
  /** Null where there is none, and for readers who may not invite. */
  invitation: Invitation | null
}

const progressOf = (submission: Submission | undefined): Pick<PersonRow, 'progress' | 'at'> => {
  if (submission === undefined) return { progress: 'waiting', at: null }
  if (submission.status === 'completed') return { progress: 'answered', at: submission.submittedAt }
  return { progress: 'started', at: submission.startedAt }
}

/** Joins people with what they have answered and with their invitations. */
export const personRows = (
  employees: readonly Employee[],
  submissions: ReadonlyMap<string, Submission>,
  invitations: readonly Invitation[],
): PersonRow[] => {
  const invitationOf = new Map(invitations.map((invitation) => [invitation.employeeId, invitation]))
  return employees.map(({ id, name, email, role, department }) => {
    const submission = submissions.get(id)
    return {
      id,
      name,
      email,
      role,
      department,
      ...progressOf(submission),
      submission: submission ?? null,
      invitation: invitationOf.get(id) ?? null,
    }
  })
}

export type Figures = {
  people: number
  answered: number
  started: number
  waiting: number
  /** Submissions divided by employees, 0 to 100 with one decimal; null while there is nobody. */
  rate: number | null
}

/** What the figures above the list say; only completed submissions count for the rate (point 9). */
export const figuresOf = (rows: readonly PersonRow[]): Figures => {
  const count = (progress: Progress) => rows.filter((row) => row.progress === progress).length
  const answered = count('answered')
  return {
    people: rows.length,
    answered,
    started: count('started'),
    waiting: count('waiting'),
    rate: rows.length === 0 ? null : Math.round((answered / rows.length) * 1000) / 10,
  }
}

/**
 * Whether a reminder makes sense: invited, not answered. Who was revoked on purpose is not reminded, and who
 * was never invited has nothing to be reminded of.
 */
export const isLate = ({ progress, invitation }: PersonRow): boolean =>
  progress !== 'answered' && invitation !== null && invitation.state !== 'revoked'

export const sortKeys = ['name', 'role', 'department', 'state'] as const
export type SortKey = (typeof sortKeys)[number]
export type Sort = { by: SortKey; isDescending: boolean }
export type Filter = { text: string; department: string; state: string }

const holds = (row: PersonRow, words: readonly string[]): boolean => {
  const text = `${row.name} ${row.email} ${row.role} ${row.department}`.toLocaleLowerCase()
  return words.every((word) => text.includes(word))
}

/** The rows in which every word of the text occurs, of this department and in this state; '' means any. */
export const filterRows = (rows: readonly PersonRow[], filter: Filter): PersonRow[] => {
  const words = filter.text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(
    (row) =>
      (filter.department === '' || row.department === filter.department) &&
      (filter.state === '' || row.progress === filter.state) &&
      holds(row, words),
  )
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** In an order by state, the latest of each state come first. */
const compareStates = (a: PersonRow, b: PersonRow): number =>
  progressStates.indexOf(a.progress) - progressStates.indexOf(b.progress) ||
  (b.at ?? '').localeCompare(a.at ?? '')

/** Sorted rows; equals stand by name. */
export const sortRows = (rows: readonly PersonRow[], { by, isDescending }: Sort): PersonRow[] =>
  rows.toSorted((a, b) => {
    const order = by === 'state' ? compareStates(a, b) : collator.compare(a[by], b[by])
    return (isDescending ? -order : order) || collator.compare(a.name, b.name)
  })

/** The departments there are, by name. */
export const departmentsOf = (rows: readonly PersonRow[]): string[] =>
  [...new Set(rows.map(({ department }) => department))].toSorted(collator.compare)
