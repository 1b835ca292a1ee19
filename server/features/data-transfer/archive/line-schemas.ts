import { z } from 'zod'
import { Day, Finding, planLimits, PlanState } from '../../../../contract/calls/action-plan.ts'
import { Email, Id, Instant, Language, singleLine } from '../../../../contract/shapes/fields.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import {
  CompanyName,
  OnboardingData,
  OrganizationName,
  OrganizationSettings,
} from '../../../../contract/calls/organizations.ts'
import { SubmissionStatus, SubmissionType } from '../../../../contract/calls/submissions.ts'
import { retentionYears } from '../../../../contract/shapes/retention-years.ts'
import { RetentionKind } from '../../../../contract/calls/retention.ts'
import { permissions, roles } from '../../../../contract/rights/permissions.ts'
import { ImportedCount, ImportedVersion } from './number-limits.ts'

/** One line of each file about the organization and its people. */

/** As long as a short text may be that somebody typed. */
export const nameMax = 300
const Short = z.string().max(nameMax)
const Address = z.string().min(1).max(limits.emailMax)
const Permissions = z.array(z.enum([...permissions, 'all'])).nullable()
const RawAnswers = z.record(z.string().max(64), z.string().max(limits.answerMax))

export const OrganizationLine = z.strictObject({
  name: OrganizationName,
  companyName: CompanyName,
  createdAt: Instant,
  settings: OrganizationSettings,
  onboardingData: OnboardingData,
  onboardingCompletedAt: Instant.nullable(),
  lastReportGenerationAt: Instant.nullable(),
})
export type OrganizationLine = z.output<typeof OrganizationLine>

export const MemberLine = z.strictObject({
  userId: Id,
  name: Short,
  email: Address,
  role: z.enum(roles),
  permissions: Permissions,
  joinedAt: Instant,
  roleSince: Instant,
  status: z.enum(['active', 'suspended']),
  hasLeft: z.boolean(),
})

export const NameLine = z.strictObject({
  id: Id,
  kind: z.enum(['account', 'apiKey', 'webhook']),
  name: Short,
  email: Address.nullable(),
})

/** Where an organization had come from before. */
export const ImportOriginLine = z.strictObject({
  companyName: Short,
  server: Short,
  exportedAt: Instant,
  exportedBy: Short,
  importedAt: Instant,
  importedBy: Id,
  fileHash: z.string().max(64),
})

export const OriginalIdLine = z.strictObject({ id: Id, originalId: Id })

/** As it is stored, since invitations are sent to it unchanged. */
const PlainAddress = Address.refine((address) => Email.safeParse(address).data === address)

export const PersonLine = z.strictObject({
  id: Id,
  name: Short.refine((name) => singleLine(name) !== ''),
  email: PlainAddress,
  role: Short,
  department: Short,
  status: z.enum(['active', 'invited']),
  joinedAt: Instant,
  givenInitials: z.string().max(20).nullable(),
  userId: Id.nullable(),
  leftAt: Instant.nullable(),
})

export const InvitationLine = z.strictObject({
  id: Id,
  employeeId: Id,
  membershipRole: z.enum(['employee', 'admin']),
  permissions: Permissions,
  invitedBy: Id,
  createdAt: Instant,
  expiresAt: Instant,
  revokedAt: Instant.nullable(),
  acceptedAt: Instant.nullable(),
  acceptedBy: Id.nullable(),
  isLatest: z.boolean(),
  remindersSent: ImportedCount,
  lastSentAt: Instant.nullable(),
  language: Language.nullable(),
})

export const OptOutLine = z.strictObject({ email: z.string().min(1).max(limits.emailMax), at: Instant })

export const CycleLine = z.strictObject({
  id: Id,
  number: ImportedVersion,
  name: Short,
  reason: z.string().max(limits.stepTextMax).nullable(),
  openedAt: Instant,
  openedBy: Id,
  asked: ImportedCount,
})

export const SubmissionLine = z.strictObject({
  employeeId: Id,
  status: SubmissionStatus,
  submissionType: SubmissionType,
  /** Null of a draft, which is its author's alone. */
  rawAnswers: RawAnswers.nullable(),
  revision: ImportedCount,
  questionnaireVersion: Short,
  invitationId: Id.nullable(),
  authorAddress: Address.nullable(),
  startedAt: Instant,
  savedAt: Instant,
  submittedAt: Instant.nullable(),
  reopenedAt: Instant.nullable(),
  reopenedRevision: ImportedCount.nullable(),
  language: Language.nullable(),
})

export const SubmissionVersionLine = z.strictObject({
  employeeId: Id,
  revision: ImportedCount,
  submissionType: SubmissionType,
  rawAnswers: RawAnswers,
  questionnaireVersion: Short,
  invitationId: Id.nullable(),
  startedAt: Instant,
  submittedAt: Instant,
  reopenedAt: Instant,
  reopenedBy: Id,
  reason: z.string().max(limits.stepTextMax).nullable(),
  language: Language.nullable(),
})

export const PlanItemLine = z.strictObject({
  id: Id,
  title: z.string().min(1).max(planLimits.titleMax),
  details: z.string().max(planLimits.textMax),
  ownerId: Id.nullable(),
  dueOn: Day.nullable(),
  state: PlanState,
  outcome: z.string().max(planLimits.textMax),
  finding: Finding.omit({ version: true, origin: true }).nullable(),
  revision: ImportedCount,
  createdAt: Instant,
  createdBy: Id,
  changedAt: Instant,
})

export const RetentionRuleLine = z.strictObject({
  kind: RetentionKind,
  years: z.literal(retentionYears),
  changedAt: Instant,
  beginsAt: Instant,
  toldAt: Instant.nullable(),
})

export const RemovedInputLine = z.strictObject({
  employeeId: Id,
  revision: ImportedCount,
  removedAt: Instant,
})

export const AuditLine = z.strictObject({
  id: Id,
  at: Instant,
  actorUserId: Id.nullable(),
  apiKeyId: Id.nullable(),
  runId: Id.nullable().optional(),
  action: z.string().min(1).max(80),
  entity: z.string().min(1).max(80),
  entityId: Id,
  details: z.record(z.string(), z.unknown()),
})
