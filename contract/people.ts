import { z } from 'zod'
import { call } from './call.ts'
import {
  DisplayName,
  Email,
  Id,
  Instant,
  InviteCode,
  Language,
  limits,
  Next,
  Nothing,
  onOneLine,
  Page,
} from './fields.ts'
import { Run } from './runs.ts'
import { ReportVisibility } from './organizations.ts'
import { PermissionList } from './permission-list.ts'

/** Employees and invitations: specification points 3 to 7; decisions §3. */

export const JobTitle = z.string().overwrite(onOneLine).max(limits.jobTitleMax, 'Job title is too long')
export const Department = z.string().overwrite(onOneLine).max(limits.departmentMax, 'Department is too long')

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
  /** What they join as ... */
  membershipRole: z.enum(['employee', 'admin']),
  /** ... and the list that they will hold instead of what the role holds; null where there is none. */
  permissions: z.array(z.string()).nullable(),
  /** The language of its questionnaire and its mails; null leaves that to whoever opens it. */
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
})
export type Invite = z.output<typeof Invite>

/**
 * A row of a batch is checked by itself, so that a bad one fails alone; one that is no object counts as an empty one. Of rows
 * with one e-mail (ignoring case) the first good one counts, and the others are bad.
 */
export const InviteRow = z.record(z.string(), z.unknown()).catch({})

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
})
export type CheckedInvite = z.infer<typeof CheckedInvite>

/** Rows for a call that takes as many as one run does. */
const manyInvites = z
  .array(InviteRow)
  .min(1, 'Add at least one person to invite')
  .max(limits.invitesPerRun, `At most ${limits.invitesPerRun} people can be invited in one run`)
const manyInvitesBytes = 8 * 1024 * 1024

export const InvitationStatus = z.object({
  code: z.string(),
  state: InvitationState,
  /** Where it was sent, never an address that came after. */
  email: z.string(),
  /** Empty once the invitation has expired or is revoked. */
  name: z.string(),
  organizationName: z.string(),
  /** Who sees released reports there; not there once the invitation has expired or is revoked. */
  reportVisibility: ReportVisibility.optional(),
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
  organizationName: z.string(),
  membershipRole: z.enum(['employee', 'admin']),
  expiresAt: Instant,
})
export type OwnInvitation = z.infer<typeof OwnInvitation>

export const people = {
  getEmployees: call('getEmployees', {
    method: 'GET',
    summary: 'The employees of the organization, by name.',
    may: 'employee:view',
    in: Page,
    out: z.object({ employees: z.array(Employee), next: Next }),
  }),
  upsertEmployee: call('upsertEmployee', {
    method: 'POST',
    summary: 'Adds an employee, or changes the one with the same id or the same e-mail.',
    may: 'employee:edit',
    in: z.object({
      employeeData: z.object({
        id: Id.optional(),
        name: DisplayName.optional(),
        email: Email,
        role: JobTitle.optional(),
        department: Department.optional(),
        initials: z.string().trim().max(20).optional(),
      }),
    }),
    out: z.object({ employee: Employee }),
    touches: ['getEmployees'],
  }),
  createInvitation: call('createInvitation', {
    method: 'POST',
    summary: 'Invites one person; a person already invited is sent the pending invitation again.',
    may: 'employee:invite',
    needsSubscription: true,
    in: Invite,
    out: z.object({ result: InvitationResult }),
    touches: ['getEmployees', 'listInvitations'],
  }),
  sendEmployeeInvites: call('sendEmployeeInvites', {
    method: 'POST',
    summary: 'Invites many; each row has its own result, in order, and a bad one fails alone.',
    may: 'employee:invite',
    needsSubscription: true,
    in: z.object({
      invites: z
        .array(InviteRow)
        .min(1, 'Add at least one person to invite')
        .max(limits.invitesPerCall, `At most ${limits.invitesPerCall} people can be invited at once`),
    }),
    out: z.object({ results: z.array(InvitationResult) }),
    touches: ['getEmployees', 'listInvitations'],
  }),
  startInvitations: call('startInvitations', {
    method: 'POST',
    summary:
      'Invites many as a run that goes on by itself; its progress is in getRun. A row may say its `line`, for getRunResults.',
    may: 'employee:invite',
    needsSubscription: true,
    in: z.object({ invites: manyInvites }),
    out: z.object({ run: Run }),
    bodyLimit: manyInvitesBytes,
    touches: ['getRuns'],
  }),
  checkInvitations: call('checkInvitations', {
    method: 'POST',
    summary: 'What inviting these rows would do, row by row, in order. Nothing is stored and no mail leaves.',
    may: 'employee:invite',
    in: z.object({ invites: manyInvites }),
    out: z.object({ rows: z.array(CheckedInvite) }),
    bodyLimit: manyInvitesBytes,
  }),
  getInvitationStatus: call('getInvitationStatus', {
    method: 'GET',
    summary: 'What an invite code stands for.',
    may: 'public',
    in: z.object({ code: InviteCode }),
    out: z.object({ status: InvitationStatus }),
  }),
  consumeInvitation: call('consumeInvitation', {
    method: 'POST',
    summary: 'Accepts an invitation as the signed-in user whose e-mail it was sent to.',
    may: 'signed-in',
    in: z.object({ code: InviteCode, userId: Id }),
    out: z.object({ employee: Employee }),
    touches: ['getUserOrganizations'],
  }),
  getMyInvitations: call('getMyInvitations', {
    method: 'GET',
    summary:
      'The pending invitations to the caller’s confirmed e-mail, the newest first (at most 100), without codes.',
    may: 'signed-in',
    in: Nothing,
    out: z.object({ invitations: z.array(OwnInvitation) }),
  }),
  acceptInvitation: call('acceptInvitation', {
    method: 'POST',
    summary: 'Accepts an invitation to the caller’s confirmed e-mail, without its code.',
    may: 'signed-in',
    in: z.object({ invitationId: Id }),
    out: z.object({ orgId: Id }),
    touches: ['getUserOrganizations', 'getMyInvitations'],
  }),
  listInvitations: call('listInvitations', {
    method: 'GET',
    summary: 'The latest invitation of each employee, with its link and the state of its mail.',
    may: 'employee:invite',
    in: Page,
    out: z.object({ invitations: z.array(Invitation), next: Next }),
  }),
  resendInvitation: call('resendInvitation', {
    method: 'POST',
    summary: 'Sends the invitation of an employee again; an expired or revoked one is made anew.',
    may: 'employee:invite',
    needsSubscription: true,
    in: z.object({ employeeId: Id }),
    out: z.object({ result: InvitationResult }),
    touches: ['listInvitations', 'getEmployees'],
  }),
  revokeInvitation: call('revokeInvitation', {
    method: 'POST',
    summary: 'Makes a pending invitation worthless.',
    may: 'employee:invite',
    in: z.object({ employeeId: Id }),
    out: z.object({}),
    touches: ['listInvitations', 'getEmployees'],
  }),
}
