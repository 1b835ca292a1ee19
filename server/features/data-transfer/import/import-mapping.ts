import { randomBytes } from 'node:crypto'

/** What becomes of the lines of each file when it is imported: what refers to what, and what a row of it is. */

export type Line = Readonly<Record<string, unknown>>
/** What a file refers to: the lines of these files by their ids. */
export type Kind =
  | 'account'
  | 'person'
  | 'invitation'
  | 'report'
  | 'companyReport'
  | 'planItem'
  | 'cycle'
  | 'named'

type Reference = {
  to: readonly Kind[]
  /** Whether it may lead nowhere: to somebody whose account was deleted, or who was erased. */
  isLoose?: true
}

/** Where one of the fields is null, it is alike with none. */
export type UniqueKey = { fields: readonly string[]; where?: string }

export type ImportMapping = {
  /** How its rows are counted on the screen; left out of the count where it has none. */
  called?: string
  /** The field that names a line, and what it is then called by. */
  id?: { field: string; kind?: Kind }
  references?: Readonly<Record<string, Reference>>
  /** Fields in which ids may occur at any depth. */
  deep?: readonly string[]
  /** Moments that have passed: none is later than the file itself. */
  past?: readonly string[]
  /** The fields that no two lines have alike, and by which they are in order. */
  key: readonly string[]
  /** Besides the key, fields that no two lines have alike, of all lines or of those of which `where` is true. */
  once?: readonly UniqueKey[]
  /** Why its lines are not taken; where it is left out they are. */
  stays?: string
  /** What of a row is other than in the file. */
  changed?: (row: Line, importedAt: string) => Line
}

const account: Reference = { to: ['account'], isLoose: true }
const person: Reference = { to: ['person'] }
const invitation: Reference = { to: ['invitation'], isLoose: true }

/** What an import ends is revoked at its very moment, by which it is known; what somebody had revoked, before it. */
const justBefore = (moment: string): string => new Date(Date.parse(moment) - 1).toISOString()

const isLater = (moment: unknown, than: string): boolean => typeof moment === 'string' && moment > than

/** By the name of the file. */
export const importMappings: Readonly<Record<string, ImportMapping>> = {
  organization: { key: [], past: ['createdAt', 'onboardingCompletedAt', 'lastReportGenerationAt'] },
  members: {
    id: { field: 'userId', kind: 'account' },
    key: ['userId'],
  },
  names: { id: { field: 'id', kind: 'named' }, key: ['id'] },
  'original-ids': { key: ['id'] },
  'imported-from': {
    key: [],
    stays: 'Where the organization had come from before is said in its audit log.',
  },
  people: {
    called: 'People',
    id: { field: 'id', kind: 'person' },
    key: ['id'],
    references: { userId: { to: ['account'] } },
    past: ['joinedAt', 'leftAt'],
    // A file makes nobody a member; people who are invited and accept are linked to their record again.
    changed: () => ({ userId: null }),
  },
  invitations: {
    called: 'Invitations, none of which opens anything any more',
    id: { field: 'id', kind: 'invitation' },
    references: { employeeId: person, invitedBy: account, acceptedBy: account },
    key: ['id'],
    once: [{ fields: ['employeeId'], where: 'isLatest' }],
    past: ['createdAt', 'revokedAt', 'acceptedAt', 'lastSentAt'],
    // A code of another server opens nothing: nobody knows one with this hash.
    changed: ({ revokedAt, acceptedAt, expiresAt }, importedAt) => ({
      codeHash: `\\x${randomBytes(32).toString('hex')}`,
      handedCodeHash: null,
      ...(revokedAt === null &&
        acceptedAt === null &&
        isLater(expiresAt, importedAt) && { revokedAt: importedAt }),
      ...(revokedAt === importedAt && { revokedAt: justBefore(importedAt) }),
    }),
  },
  'mail-choices': {
    called: 'Addresses that want no mail that asks for answers',
    key: ['email'],
    past: ['at'],
  },
  cycles: {
    called: 'Cycles',
    id: { field: 'id', kind: 'cycle' },
    references: { openedBy: account },
    key: ['id'],
    once: [{ fields: ['number'] }],
    past: ['openedAt'],
  },
  submissions: {
    called: 'Answers and drafts of people',
    references: { employeeId: person, invitationId: invitation },
    key: ['employeeId'],
    past: ['startedAt', 'savedAt', 'submittedAt', 'reopenedAt'],
    changed: ({ rawAnswers }) => ({ rawAnswers: rawAnswers ?? {}, deviceHash: null }),
  },
  'submission-versions': {
    called: 'Earlier answers',
    references: { employeeId: person, invitationId: invitation, reopenedBy: account },
    key: ['employeeId', 'revision'],
    past: ['startedAt', 'submittedAt', 'reopenedAt'],
  },
  reports: {
    called: 'Reports about people, each version',
    id: { field: 'id', kind: 'report' },
    references: { employeeId: person, generatedBy: account, removedBy: account },
    deep: ['content'],
    key: ['id'],
    once: [{ fields: ['employeeId', 'version'] }],
    past: ['generatedAt', 'removedAt'],
  },
  'company-reports': {
    called: 'Company reports, each version',
    id: { field: 'id', kind: 'companyReport' },
    references: { createdBy: account, removedBy: account },
    deep: ['content'],
    key: ['id'],
    once: [{ fields: ['version'] }],
    past: ['createdAt', 'removedAt', 'redactedAt'],
  },
  'company-report-inputs': {
    references: { reportId: { to: ['companyReport'] } },
    deep: ['people'],
    key: ['reportId'],
  },
  'report-steps': {
    called: 'Decisions about reports, and what people said to them',
    id: { field: 'id' },
    references: {
      employeeId: person,
      reportId: { to: ['report'] },
      companyReportId: { to: ['companyReport'] },
      byUserId: account,
    },
    key: ['id'],
    past: ['at'],
    once: [{ fields: ['reportId', 'position'] }, { fields: ['companyReportId', 'position'] }],
    // Whether somebody else could decide was looked at before a release alone, in files that do not say it.
    changed: ({ isTold, nobodyElse, isOwn, kind }) => ({
      isTold: isTold ?? false,
      nobodyElse: nobodyElse ?? (isOwn === true && kind === 'released'),
    }),
  },
  'company-report-releases': {
    id: { field: 'id' },
    // It outlives the report.
    references: { reportId: { to: ['companyReport'], isLoose: true } },
    deep: ['sums'],
    key: ['id'],
    past: ['at'],
  },
  'removed-inputs': {
    references: { employeeId: { ...person, isLoose: true } },
    key: ['employeeId', 'revision'],
    past: ['removedAt'],
  },
  'retention-rules': {
    key: ['kind'],
    stays:
      'A rule would remove things for good. Set it again in the settings, where it is told what that removes.',
  },
  'action-plan': {
    called: 'Actions of the action plan',
    id: { field: 'id', kind: 'planItem' },
    references: { ownerId: { to: ['person', 'account'], isLoose: true }, createdBy: account },
    deep: ['finding'],
    key: ['id'],
    past: ['createdAt', 'changedAt'],
  },
  'audit-log': {
    called: 'Entries of the audit log',
    id: { field: 'id' },
    references: {
      actorUserId: account,
      apiKeyId: { to: ['named'], isLoose: true },
      // No file holds runs; what one left stays together.
      runId: { to: [], isLoose: true },
    },
    deep: ['entityId', 'details'],
    key: ['id'],
    past: ['at'],
    // The database sets it where runs begin.
    changed: () => ({ beginsHour: false }),
  },
}
