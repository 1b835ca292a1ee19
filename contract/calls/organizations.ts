import { z } from 'zod'
import { plainOrganizationName, plainTitle } from '../../insights/text/plain-name.ts'
import { call } from '../http/call.ts'
import { organizations as messages } from '../messages/organizations.ts'
import {
  departmentKey,
  Id,
  Instant,
  InviteCode,
  Language,
  normalizeWithin,
  Nothing,
  singleLine,
} from '../shapes/fields.ts'
import { limits } from '../shapes/limits.ts'
import { OnboardingFlag } from '../shapes/onboarding-flag.ts'
import { roles } from '../rights/permissions.ts'

/** Organizations, their settings and the onboarding (specification points 3, 4, 6 and 7; docs/members-and-roles.md). */

const nameOf = (what: string) =>
  z
    .string({ error: `${what} is required` })
    .overwrite(normalizeWithin(plainOrganizationName, limits.organizationNameMax))
    .min(1, `${what} is required`)
    .max(limits.organizationNameMax, `${what} is too long (max ${limits.organizationNameMax} characters)`)

export const OrganizationName = nameOf('Organization name')
export const CompanyName = nameOf('Company name')

export const ReportVisibility = z.enum(['own', 'organization'])

const coordinate = (name: string, bound: number) => {
  const bounds = `${name} must be between -${bound} and ${bound}`
  return z
    .number({
      error: ({ input }) =>
        input === undefined || input === null ? `${name} is required` : `${name} must be a number`,
    })
    .min(-bound, bounds)
    .max(bound, bounds)
}

/** A place in degrees: latitude from -90 to 90, longitude from -180 to 180 (specification point 9). */
export const Location = z.object({
  latitude: coordinate('Latitude', limits.latitudeMax),
  longitude: coordinate('Longitude', limits.longitudeMax),
})

/** @see limits.groupThresholdMin */
export const GroupThreshold = z
  .number({ error: messages.groupThresholdBounds })
  .int(messages.groupThresholdBounds)
  .min(limits.groupThresholdMin, messages.groupThresholdBounds)
  .max(limits.groupThresholdMax, messages.groupThresholdBounds)

export const OrganizationSettings = z.object({
  /** What an employee's report:view shows: their own report, or everything (docs/disclosure.md). */
  reportVisibility: ReportVisibility.default('own'),
  /**
   * Since when employees see everything, as an ISO 8601 date: what was answered before stays between its person, owners
   * and admins (docs/decisions/0065). Null while employees see only their own report; with 'organization', null sets no
   * limit.
   */
  reportsOpenSince: Instant.nullable().default(null),
  location: Location.nullable().default(null),
  /** Of how many people a score is shown at least to readers who may not open each person’s report; only raised. */
  groupThreshold: GroupThreshold.default(limits.groupThresholdMin),
  /** The language of new invitations that name none; null lets the recipient choose. */
  invitationLanguage: Language.nullable().default(null),
})
export type OrganizationSettings = z.output<typeof OrganizationSettings>

/** Each once, in any case; the first spelling stays. */
export const uniqueIgnoringCase = (names: string[]): string[] => {
  const seen = new Set<string>()
  return names.filter((name) => {
    const plain = departmentKey(name)
    const isNew = !seen.has(plain)
    seen.add(plain)
    return isNew
  })
}

/** One of several that is too long is named by its beginning. */
const longDepartment = (name: unknown): string => {
  const beginning = /^.{0,24}/u.exec(typeof name === 'string' ? name : '')?.[0].trim() ?? ''
  return `The department “${beginning}…” is too long (max ${limits.departmentMax} characters)`
}

/** What the onboarding wizard has collected so far (docs/members-and-roles.md). */
export const OnboardingData = z.object({
  industry: z
    .string()
    .overwrite(normalizeWithin(singleLine, 120))
    .max(120, 'Industry is too long (max 120 characters)')
    .optional(),
  size: z.string().overwrite(normalizeWithin(singleLine, 40)).max(40).optional(),
  departments: z
    .array(
      z
        .string()
        .overwrite(normalizeWithin(plainTitle, limits.departmentMax))
        .min(1, 'Department is required')
        .max(limits.departmentMax, { error: ({ input }) => longDepartment(input) }),
    )
    .overwrite(uniqueIgnoringCase)
    .max(200)
    .optional(),
  step: z.string().max(40).optional(),
})

export const subscriptionStatuses = [
  'not_required',
  'none',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const

export const Subscription = z.object({
  status: z.enum(subscriptionStatuses),
  plan: z.string().nullable(),
  currentPeriodStart: Instant.nullable(),
  currentPeriodEnd: Instant.nullable(),
  trialEnd: Instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
})

export const Organization = z.object({
  orgId: Id,
  name: z.string(),
  companyName: z.string(),
  onboardingCompleted: OnboardingFlag,
  ownerId: Id,
  createdAt: Instant,
  updatedAt: Instant,
  settings: OrganizationSettings,
  subscription: Subscription,
  usage: z.object({
    employees: z.number().int(),
    submissions: z.number().int(),
    lastReportGeneration: Instant.nullable(),
  }),
  onboarding: z.object({ completedAt: Instant.nullable(), lastUpdated: Instant }),
  onboardingData: OnboardingData,
  /** Where it came from, where it was imported: what is from that moment or before came with the file. */
  imported: z
    .object({
      companyName: z.string(),
      server: z.string(),
      exportedAt: Instant,
      exportedBy: z.string(),
      at: Instant,
    })
    .optional(),
})
export type Organization = z.infer<typeof Organization>

export const OrganizationOfUser = z.object({
  orgId: Id,
  name: z.string(),
  companyName: z.string(),
  role: z.enum(roles),
  /** What the member holds: the explicit list, else the role's defaults. */
  permissions: z.array(z.string()),
  joinedAt: Instant,
  onboardingCompleted: OnboardingFlag,
  status: z.enum(['active', 'suspended']),
  /** The address of its logo, where it has one; good until within a day. */
  logoUrl: z.string().optional(),
  /** The language of the caller’s newest invitation to it, else of its invitations; left out where nobody set either. */
  invitedIn: Language.optional(),
})
export type OrganizationOfUser = z.infer<typeof OrganizationOfUser>

export const organizations = {
  getUserOrganizations: call('getUserOrganizations', {
    method: 'GET',
    database: 'query',
    summary: 'The organizations in which the caller is an active member, most recently joined first.',
    may: 'signed-in',
    scope: 'never',
    in: Nothing,
    out: z.object({
      organizations: z.array(OrganizationOfUser),
      /** The address of the caller’s own picture, where they have one; good until within a day. */
      photoUrl: z.string().optional(),
    }),
  }),
  createOrganization: call('createOrganization', {
    method: 'POST',
    database: 'create',
    summary: 'Creates an organization with the caller as its owner.',
    may: 'signed-in',
    scope: 'never',
    in: z.object({ name: OrganizationName }),
    out: z.object({ orgId: Id, requiresSubscription: z.boolean() }),
    touches: ['getUserOrganizations'],
  }),
  joinOrganization: call('joinOrganization', {
    method: 'POST',
    database: { update: 'inviteCode' },
    summary: 'Joins the organization of an invite code that was sent to the caller’s e-mail.',
    may: 'signed-in',
    scope: 'never',
    in: z.object({ inviteCode: InviteCode }),
    out: z.object({ orgId: Id }),
    touches: ['getUserOrganizations'],
  }),
  getOrgData: call('getOrgData', {
    method: 'GET',
    database: { get: '@organization' },
    summary: 'The organization of the header.',
    may: 'org:view',
    scope: 'organization:read',
    in: Nothing,
    out: z.object({ org: Organization }),
  }),
  updateOrgData: call('updateOrgData', {
    method: 'PUT',
    database: { update: '@organization' },
    summary: 'Changes name, company name, settings or what the onboarding wizard has collected.',
    may: 'org:settings',
    scope: 'never',
    in: z.object({
      data: z.object({
        name: OrganizationName.optional(),
        companyName: CompanyName.optional(),
        settings: z
          .object({
            reportVisibility: ReportVisibility.optional(),
            location: Location.nullable().optional(),
            groupThreshold: GroupThreshold.optional(),
            invitationLanguage: Language.nullable().optional(),
          })
          .optional(),
        onboardingData: OnboardingData.optional(),
      }),
    }),
    out: z.object({ org: Organization }),
    touches: ['getOrgData', 'getUserOrganizations'],
  }),
  completeOnboarding: call('onboarding/complete', {
    method: 'POST',
    database: { update: '@organization' },
    summary: 'Ends the onboarding of the organization.',
    may: 'onboarding:edit',
    scope: 'never',
    in: z.object({ payload: OnboardingData.default({}) }),
    out: z.object({ org: Organization }),
    touches: ['getOrgData', 'getUserOrganizations'],
  }),
}
