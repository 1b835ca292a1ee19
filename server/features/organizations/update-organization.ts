import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { departmentKey } from '../../../contract/shapes/fields.ts'
import type { OnboardingData, organizations as calls } from '../../../contract/calls/organizations.ts'
import { audit } from '../../core/events/audit-entries.ts'
import { notFound, orFail } from '../../core/http/failures.ts'
import type { MemberContext } from '../../core/http/serve.ts'
import { departmentsInUse } from './department-spelling.ts'
import { groupThresholdToStore } from './group-threshold.ts'
import { organizations } from '../../schema/organizations.ts'

type Profile = z.output<typeof OnboardingData>
type Changes = z.output<typeof calls.updateOrgData.in>['data']

const current = async ({ tx, org }: MemberContext) => {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, org.id)).for('update')
  return orFail(row, notFound('Organization', org.id))
}

type Kept = Pick<typeof organizations.$inferSelect, 'name' | 'companyName' | 'settings' | 'onboardingData'>

/**
 * What an audit entry tells of a change: the names of the fields, never what they held; who may see reports, and of how
 * many people scores, are rules and are told. Where the wizard stands is no change to the organization.
 */
const toldOf = (before: Kept, after: Kept): Record<string, unknown> | undefined => {
  const fieldsOf = ({ name, companyName, settings, onboardingData }: Kept): Record<string, unknown> => {
    const { step: _, ...profile } = onboardingData
    const { reportsOpenSince: _since, ...rules } = settings
    return { name, companyName, ...rules, ...profile }
  }
  const [from, to] = [fieldsOf(before), fieldsOf(after)]
  const changed = Object.keys({ ...from, ...to }).filter(
    (field) => !isDeepStrictEqual(from[field], to[field]),
  )
  if (changed.length === 0) return undefined
  const rules = ['reportVisibility', 'groupThreshold'].filter((rule) => changed.includes(rule))
  return { changed, ...Object.fromEntries(rules.map((rule) => [rule, { from: from[rule], to: to[rule] }])) }
}

/** The departments of the company profile as the people there have them. */
const spelled = async <P extends Profile>(context: MemberContext, profile: P): Promise<P> => {
  if (profile.departments === undefined) return profile
  const there = new Map(
    (await departmentsInUse(context)).toReversed().map(({ name }) => [departmentKey(name), name]),
  )
  const departments = profile.departments.map((name) => there.get(departmentKey(name)) ?? name)
  return { ...profile, departments }
}

type Visibility = Pick<Kept['settings'], 'reportVisibility' | 'reportsOpenSince'>

/** Who sees reports, and since when everybody does: whoever answered before did so knowing that fewer would read it. */
const visibilityToStore = (
  { reportVisibility, reportsOpenSince }: Visibility,
  wanted: Visibility['reportVisibility'] = reportVisibility,
  now: Date,
): Visibility => {
  if (wanted === reportVisibility) return { reportVisibility, reportsOpenSince }
  return { reportVisibility: wanted, reportsOpenSince: wanted === 'own' ? null : now.toISOString() }
}

/** Stores what differs, `settings` and `onboardingData` merged into what is there; the audit entry says what changed. */
export const changeOrganization = async (context: MemberContext, changes: Changes): Promise<void> => {
  const { tx, now, org, user } = context
  const before = await current(context)
  const wanted = {
    name: changes.name ?? before.name,
    companyName: changes.companyName ?? before.companyName,
    settings: {
      ...visibilityToStore(before.settings, changes.settings?.reportVisibility, now),
      // Null takes the location away; what is not sent stays.
      location:
        changes.settings?.location === undefined ? before.settings.location : changes.settings.location,
      groupThreshold: await groupThresholdToStore(context, before.settings, changes.settings?.groupThreshold),
      invitationLanguage:
        changes.settings?.invitationLanguage === undefined
          ? before.settings.invitationLanguage
          : changes.settings.invitationLanguage,
    },
    onboardingData: { ...before.onboardingData, ...(await spelled(context, changes.onboardingData ?? {})) },
  }
  const changed = (['name', 'companyName', 'settings', 'onboardingData'] as const).filter(
    (field) => !isDeepStrictEqual(wanted[field], before[field]),
  )
  if (changed.length === 0) return
  await tx
    .update(organizations)
    .set({
      ...wanted,
      updatedAt: now,
      ...(changed.includes('onboardingData') && { onboardingUpdatedAt: now }),
    })
    .where(eq(organizations.id, org.id))
  const details = toldOf(before, wanted)
  if (!details) return
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { action: 'organization.updated', entity: 'organization', entityId: org.id, details },
  )
}

/** Ends the onboarding (specification point 4) and keeps what the wizard sent last. Done twice, it is done once. */
export const endOnboarding = async (context: MemberContext, payload: Profile): Promise<void> => {
  const { tx, now, org, user } = context
  const before = await current(context)
  const onboardingData = { ...before.onboardingData, ...(await spelled(context, payload)) }
  const isFirst = before.onboardingCompletedAt === null
  if (!isFirst && isDeepStrictEqual(onboardingData, before.onboardingData)) return
  await tx
    .update(organizations)
    .set({
      onboardingData,
      onboardingUpdatedAt: now,
      updatedAt: now,
      onboardingCompletedAt: before.onboardingCompletedAt ?? now,
    })
    .where(eq(organizations.id, org.id))
  const details = toldOf(before, { ...before, onboardingData })
  if (!isFirst && !details) return
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    {
      action: isFirst ? 'organization.onboarding_completed' : 'organization.updated',
      entity: 'organization',
      entityId: org.id,
      ...(details && { details }),
    },
  )
}
