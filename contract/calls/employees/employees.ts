import { z } from 'zod'
import { call } from '../../http/call.ts'
import {
  DisplayName,
  Email,
  Id,
  InviteCode,
  normalizeWithin,
  NextCursor,
  Nothing,
  singleLine,
  Page,
} from '../../shapes/fields.ts'
import { limits } from '../../shapes/limits.ts'
import {
  CheckedInvite,
  Department,
  Employee,
  Invitation,
  InvitationResult,
  InvitationStatus,
  Invite,
  InviteRow,
  JobTitle,
  OwnInvitation,
  OwnRecord,
} from '../../shapes/employee-shapes.ts'
import { Run } from '../batch-jobs.ts'

/** Employees and their invitations (specification points 3 to 7; docs/invitations.md). */

export {
  CheckedInvite,
  Employee,
  Invitation,
  InvitationResult,
  InvitationStatus,
  Invite,
  OwnInvitation,
  OwnRecord,
} from '../../shapes/employee-shapes.ts'

/** Rows for a call that takes as many as one run does. */
const manyInvites = z
  .array(InviteRow)
  .min(1, 'Add at least one person to invite')
  .max(limits.invitesPerRun, `At most ${limits.invitesPerRun} people can be invited in one run`)
/** About 400 bytes and 12 values for each of them. */
const manyInvitesBody = { bodyLimit: 4 * 1024 * 1024, bodyValues: 12 * limits.invitesPerRun }

export const people = {
  getEmployees: call('getEmployees', {
    method: 'GET',
    database: 'query',
    summary:
      'The employees of the organization, each page by name; given a search, those whose name, address, post or department holds each of its words.',
    may: 'employee:view',
    // Answers and reports name people by their ids; the list says who they are.
    scope: ['people:read', 'answers:read', 'reports:read'],
    in: Page.extend({
      search: z
        .string()
        .overwrite(normalizeWithin(singleLine, 100))
        .max(100, 'At most 100 characters')
        .optional(),
      /** `name` gives the first `limit` by name of all, which have no next page: a name may change between two pages. */
      first: z.literal('name').optional(),
    }).refine(({ first, after }) => first === undefined || after === undefined, {
      path: ['after'],
      message: 'The first people by name have no next page',
    }),
    out: z.object({ employees: z.array(Employee), next: NextCursor }),
  }),
  upsertEmployee: call('upsertEmployee', {
    method: 'POST',
    database: { update: ['employeeData.id', '@document'] },
    summary: 'Adds an employee, or changes the one with the same id or the same e-mail.',
    may: 'employee:edit',
    scope: 'people:edit',
    in: z.object({
      employeeData: z.object({
        id: Id.optional(),
        name: DisplayName.optional(),
        email: Email,
        role: JobTitle.optional(),
        department: Department.optional(),
        initials: z.string().overwrite(normalizeWithin(singleLine, 20)).max(20).optional(),
        /** Says yes to another name than that of the person whose record or address it is, if they joined, answered or were removed. */
        replaceName: z.boolean().optional(),
      }),
    }),
    out: z.object({ employee: Employee }),
    touches: ['getEmployees', 'listCompanyReports'],
  }),
  createInvitation: call('createInvitation', {
    method: 'POST',
    database: 'create',
    summary:
      'Invites one person; a person already invited is sent the pending invitation again. Where the address belongs to somebody with another name, it is refused without replaceName.',
    may: 'employee:invite',
    scope: 'people:invite',
    in: Invite,
    out: z.object({ result: InvitationResult }),
    touches: ['getEmployees', 'listInvitations', 'listCompanyReports'],
  }),
  sendEmployeeInvites: call('sendEmployeeInvites', {
    method: 'POST',
    database: 'batch',
    summary:
      'Invites many; each row has its own result, in order, and a bad one fails alone. So does one whose address belongs to somebody with another name, without replaceName.',
    may: 'employee:invite',
    scope: 'people:invite',
    in: z.object({
      invites: z
        .array(InviteRow)
        .min(1, 'Add at least one person to invite')
        .max(limits.invitesPerCall, `At most ${limits.invitesPerCall} people can be invited at once`),
    }),
    out: z.object({ results: z.array(InvitationResult) }),
    touches: ['getEmployees', 'listInvitations', 'listCompanyReports'],
  }),
  startInvitations: call('startInvitations', {
    method: 'POST',
    database: 'batch',
    summary:
      'Invites many as a run that goes on by itself; its progress is in getRun. A row may say its line, for getRunResults.',
    may: 'employee:invite',
    scope: 'people:invite',
    in: z.object({ invites: manyInvites }),
    out: z.object({ run: Run }),
    ...manyInvitesBody,
    touches: ['getRuns'],
  }),
  checkInvitations: call('checkInvitations', {
    method: 'POST',
    database: 'query',
    summary: 'What inviting these rows would do, row by row, in order. Nothing is stored and no mail leaves.',
    may: 'employee:invite',
    scope: 'people:invite',
    in: z.object({ invites: manyInvites }),
    out: z.object({ rows: z.array(CheckedInvite) }),
    ...manyInvitesBody,
  }),
  getInvitationStatus: call('getInvitationStatus', {
    method: 'GET',
    database: { get: 'code' },
    summary: 'What an invite code stands for.',
    may: 'public',
    scope: 'never',
    in: z.object({ code: InviteCode }),
    out: z.object({ status: InvitationStatus }),
  }),
  consumeInvitation: call('consumeInvitation', {
    method: 'POST',
    database: { update: 'code' },
    summary: 'Accepts an invitation as the signed-in user whose e-mail it was sent to.',
    may: 'signed-in',
    scope: 'never',
    in: z.object({ code: InviteCode, userId: Id }),
    out: z.object({ employee: Employee }),
    touches: ['getUserOrganizations'],
  }),
  getMyInvitations: call('getMyInvitations', {
    method: 'GET',
    database: 'query',
    summary:
      'The pending invitations to the caller’s confirmed e-mail, the newest first, without codes, and the organizations that have something for it to which no invitation leads (at most 100 of each).',
    may: 'signed-in',
    scope: 'never',
    in: Nothing,
    out: z.object({ invitations: z.array(OwnInvitation), records: z.array(OwnRecord).default([]) }),
  }),
  acceptInvitation: call('acceptInvitation', {
    method: 'POST',
    database: { update: 'invitationId' },
    summary: 'Accepts an invitation to the caller’s confirmed e-mail, without its code.',
    may: 'signed-in',
    scope: 'never',
    in: z.object({ invitationId: Id }),
    out: z.object({ orgId: Id }),
    touches: ['getUserOrganizations', 'getMyInvitations'],
  }),
  askForInvitation: call('askForInvitation', {
    method: 'POST',
    database: 'create',
    summary:
      'Mails whoever invited the caller, else the owner, that they ask to be invited again; once a day, asked again it does nothing more.',
    may: 'signed-in',
    scope: 'never',
    in: z.object({ orgId: Id }),
    out: z.object({ record: OwnRecord }),
    touches: ['getMyInvitations'],
  }),
  listInvitations: call('listInvitations', {
    method: 'GET',
    database: 'query',
    summary: 'The latest invitation of each employee, with its link and the state of its mail.',
    may: 'employee:invite',
    scope: 'people:invite',
    in: Page,
    out: z.object({ invitations: z.array(Invitation), next: NextCursor }),
  }),
  resendInvitation: call('resendInvitation', {
    method: 'POST',
    database: { update: 'employeeId' },
    summary: 'Sends the invitation of an employee again; an expired or revoked one is made anew.',
    may: 'employee:invite',
    scope: 'people:invite',
    in: z.object({ employeeId: Id }),
    out: z.object({ result: InvitationResult }),
    touches: ['listInvitations', 'getEmployees'],
  }),
  revokeInvitation: call('revokeInvitation', {
    method: 'POST',
    database: { update: 'employeeId' },
    summary: 'Makes a pending invitation worthless.',
    may: 'employee:invite',
    scope: 'people:invite',
    in: z.object({ employeeId: Id }),
    out: z.object({}),
    touches: ['listInvitations', 'getEmployees'],
  }),
}
