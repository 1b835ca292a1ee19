import { z } from 'zod'
import { plainTitle } from '../../insights/text/plain-name.ts'
import { DisplayName, Email, Id, Instant, Language, normalizeWithin } from './fields.ts'
import { limits } from './limits.ts'
import { RetentionPeriod } from './retention-years.ts'
import { ReportVisibility } from '../calls/organizations.ts'
import { PermissionList } from './permission-list.ts'

/** Shapes of employees and invitations (specification points 3 to 7; docs/invitations.md). */

export const JobTitle = z
  .string()
  .overwrite(normalizeWithin(plainTitle, limits.jobTitleMax))
  .max(limits.jobTitleMax, `Job title is too long (max ${limits.jobTitleMax} characters)`)
export const Department = z
  .string()
  .overwrite(normalizeWithin(plainTitle, limits.departmentMax))
  .max(limits.departmentMax, `Department is too long (max ${limits.departmentMax} characters)`)

/**
 * What became of the last mail of an invitation. `kept`: no SMTP, so it lies in the local mailbox or was never sent;
 * `none`: no mail was written with this invitation, or it is not known any more.
 */
export const MailState = z.enum(['queued', 'sent', 'failed', 'kept', 'none'])

export const Employee = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** The job title; not the membership role. */
  role: z.string(),
  department: z.string(),
  status: z.enum(['active', 'invited']),
  joinedAt: Instant,
  /** Null where no invitation is pending or they have begun to answer, and for readers without employee:invite. */
  inviteCode: z.string().nullable(),
  initials: z.string().max(3),
  /**
   * Whether they are an active member: not who answers without an account, and not whose membership has ended. Said where
   * employees are listed.
   */
  isMember: z.boolean().optional(),
  /** Whether an invitation of theirs is pending, with which they can join. Said where employees are listed. */
  isInvited: z.boolean().optional(),
})
export type Employee = z.infer<typeof Employee>

export const InvitationState = z.enum(['pending', 'accepted', 'expired', 'revoked'])

export const Invitation = z.object({
  id: Id,
  employeeId: Id,
  /** To be handed over, as long as it is pending and nothing is begun; else null. It is not the one of the mail. */
  code: z.string().nullable(),
  inviteLink: z.string().nullable(),
  state: InvitationState,
  /** Whether they are an active member now: an accepted one says only that they were. */
  isMember: z.boolean(),
  /**
   * They were a member, were removed, and can be restored from the list of removed members; false for those who left.
   */
  isRemoved: z.boolean(),
  /**
   * It was made where the organization was imported from and opens nothing here, by the import alone or since it had run
   * out or been accepted there: nobody revoked it.
   */
  isEndedByImport: z.boolean(),
  /** What they join as ... */
  membershipRole: z.enum(['employee', 'admin']),
  /** ... and the list that they will hold instead of what the role holds; null where there is none. */
  permissions: z.array(z.string()).nullable(),
  /** The language of its questionnaire and its mails; null lets the recipient choose. */
  language: Language.nullable(),
  email: z.string(),
  name: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  mail: z.object({ state: MailState, at: Instant.nullable(), error: z.string().nullable() }),
  reminders: z.object({
    /** How many have been asked for, of at most `limits.remindersPerInvitation`. */
    sent: z.number().int(),
    /** From when on the next one may be; null where there is to be none. */
    nextAt: Instant.nullable(),
    /** They have asked for no more mail about the questionnaire. */
    isOptedOut: z.boolean(),
  }),
})
export type Invitation = z.infer<typeof Invitation>

/** One person to invite; `membershipRole: 'admin'` is an owner's to give. */
export const Invite = z.object({
  name: DisplayName,
  email: Email,
  role: JobTitle.optional(),
  department: Department.optional(),
  /** Of somebody who is invited already, without it the invitation keeps its role and its list of permissions. */
  membershipRole: z.enum(['employee', 'admin']).optional(),
  /** What the member will hold instead of what the role holds; an owner's to give. */
  permissions: PermissionList.optional(),
  /** Of the questionnaire and the mails; without it a pending invitation keeps its own, and a new one has the organization’s. */
  language: Language.optional(),
  /** Says yes to the new name where the address belongs to somebody with another one; without it the row fails. */
  replaceName: z.boolean().optional(),
})
export type Invite = z.output<typeof Invite>

const rowFields = [...Object.keys(Invite.shape), 'line']
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * A row of a batch is checked by itself, so that a bad one fails alone; one that is no object counts as an empty one, and fields
 * that no invitation has are dropped. Of rows with one e-mail (ignoring case) the first good one counts, and the others are bad.
 */
export const InviteRow = z
  .unknown()
  .meta({ type: 'object', additionalProperties: {} })
  .transform((row) => {
    const known: Record<string, unknown> = {}
    if (isObject(row)) for (const name of rowFields) if (Object.hasOwn(row, name)) known[name] = row[name]
    return known
  })

export const InvitationResult = z.object({
  success: z.boolean(),
  email: z.string(),
  employee: Employee.nullable(),
  /** To be handed over; not the one of the mail. */
  code: z.string().nullable(),
  inviteLink: z.string().nullable(),
  /** True where the mail is on its way by SMTP: stored durably and sent, or sent again until it is. */
  emailSent: z.boolean(),
  error: z.string().nullable(),
  /** Why no mail leaves although the invitation is good: the person wants none, or was mailed a moment ago. */
  notice: z.string().optional(),
  /** Whose address it is, where the row failed because it came with another name. */
  nameInList: z.string().optional(),
  /** The address that was probably meant by one that is none. */
  suggestion: z.string().optional(),
})
export type InvitationResult = z.infer<typeof InvitationResult>

/** What inviting a row would do. `send-again`: the pending invitation; `update`: that, and what they are called changes. */
export const InviteOutcome = z.enum(['invite', 'send-again', 'update', 'answered', 'bad'])

export const CheckedInvite = z.object({
  /** As it would be stored; as typed where it cannot be. */
  email: z.string(),
  outcome: InviteOutcome,
  /** What would change of somebody who is in the list already. */
  changes: z.array(z.enum(['name', 'role', 'department'])),
  /** Why nothing, or less than usual, would be done. */
  note: z.string().nullable(),
  /** Why no mail would leave although the invitation would be good. */
  notice: z.string().optional(),
  /** Whose address it is, where the row is bad because it comes with another name. */
  nameInList: z.string().optional(),
  /** The address that was probably meant by one that is none. */
  suggestion: z.string().optional(),
})
export type CheckedInvite = z.infer<typeof CheckedInvite>

export const InvitationStatus = z.object({
  code: z.string(),
  state: InvitationState,
  /** Where it was sent, never an address that came after. */
  email: z.string(),
  /** Empty once the invitation has expired or is revoked. */
  name: z.string(),
  organizationName: z.string(),
  /** Who invited them, as the mail says; not there once it is revoked, or where they are no member any more. */
  inviterName: z.string().optional(),
  /**
   * Who sees the report of what they have submitted once it is released, else of what they would submit now; not there once
   * the invitation has expired or is revoked.
   */
  reportVisibility: ReportVisibility.optional(),
  /** For how many years the organization keeps what of them, where it has set that; not there as above. */
  keptYears: z.object({ formerPeople: RetentionPeriod, drafts: RetentionPeriod }).optional(),
  /** What they join as; 'employee' once the invitation has expired or is revoked. */
  membershipRole: z.enum(['employee', 'admin']),
  expiresAt: Instant,
  /** The language that it was made in; null where none was chosen. */
  language: Language.nullable(),
  /** Null of a revoked one: its code tells nothing more of the person. */
  questionnaire: z
    .object({
      employeeId: Id,
      state: z.enum(['not_started', 'in_progress', 'completed']),
      /** Both empty once the invitation has expired. */
      role: z.string(),
      department: z.string(),
    })
    .nullable(),
})
export type InvitationStatus = z.infer<typeof InvitationStatus>

/** An invitation that went to the caller's own address and waits for them. */
export const OwnInvitation = z.object({
  id: Id,
  orgId: Id,
  organizationName: z.string(),
  membershipRole: z.enum(['employee', 'admin']),
  expiresAt: Instant,
})
export type OwnInvitation = z.infer<typeof OwnInvitation>

/**
 * An organization that has the caller's own address in its list of people and something for them, with no invitation that
 * leads there: theirs has run out, or a report about them is released and they were never invited.
 */
export const OwnRecord = z.object({
  orgId: Id,
  organizationName: z.string(),
  /** Whether a report about them is released; false of one whose invitation has run out and nothing more. */
  hasReport: z.boolean(),
  /** When they asked for a new invitation within the last day; null where they did not, and can. */
  askedAt: Instant.nullable(),
  /** Whether mail leaves this server, so that the inviters are notified of the request. */
  isMailed: z.boolean(),
})
export type OwnRecord = z.infer<typeof OwnRecord>

/** What is shown until it is known better (specification points 3 and 4). */
export const unknownProfile = { name: 'Team member', role: 'Employee', department: 'General' }
