import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { departmentKey } from '../../../contract/shapes/fields.ts'
import type { OnboardingData, organizations as calls } from '../../../contract/calls/organizations.ts'
import { audit } from '../../core/events/audit-entries.ts'
import { notFound, orFail } from '../../core/http/failures.ts'
import type { MemberContext } from '../../core/http/serve.ts'
import { departmentsInUse } from './department-spelling.ts'
import { groupThresholdToStore } from './raise-group-threshold.ts'
import { organizations } from '../../schema/organizations.ts'

type Profile = z.output<typeof OnboardingData>
type Changes = z.output<typeof calls.updateOrgData.in>['data']

const current = async ({ tx, org }: MemberContext) => {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, org.id)).for('update')
  return orFail(row, notFound('Organization', org.id))
}

type Kept = Pick<typeof organizations.$inferSelect, 'name' | 'companyName' | 'settings' | 'onboardingData'>

/**
 * The audit details of a change: the names of the changed fields, and values only of the two rules, which decide who
 * may see reports and for how many people there are scores. The current step of the wizard is not a change.
 */
const changeDetails = (before: Kept, after: Kept): Record<string, unknown> | undefined => {
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

/** Gives the departments of the company profile the spelling that the employees have. */
const spelled = async <P extends Profile>(context: MemberContext, profile: P): Promise<P> => {
  if (profile.departments === undefined) return profile
  const there = new Map(
    (await departmentsInUse(context)).toReversed().map(({ name }) => [departmentKey(name), name]),
  )
  const departments = profile.departments.map((name) => there.get(departmentKey(name)) ?? name)
  return { ...profile, departments }
}

type Visibility = Pick<Kept['settings'], 'reportVisibility' | 'reportsOpenSince'>

/** Who sees reports, and since when everybody does: people who answered before relied on fewer readers. */
const visibilityToStore = (
  { reportVisibility, reportsOpenSince }: Visibility,
  wanted: Visibility['reportVisibility'] = reportVisibility,
  now: Date,
): Visibility => {
  if (wanted === reportVisibility) return { reportVisibility, reportsOpenSince }
  return { reportVisibility: wanted, reportsOpenSince: wanted === 'own' ? null : now.toISOString() }
}

/** Stores the differences, merging `settings` and `onboardingData` into the stored ones; audits what changed. */
export const changeOrganization = async (context: MemberContext, changes: Changes): Promise<void> => {
  const { tx, now, org, user } = context
  const before = await current(context)
  const wanted = {
    name: changes.name ?? before.name,
    companyName: changes.companyName ?? before.companyName,
    settings: {
      ...visibilityToStore(before.settings, changes.settings?.reportVisibility, now),
      // Null removes the location; undefined keeps it.
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
  const details = changeDetails(before, wanted)
  if (!details) return
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { action: 'organization.updated', entity: 'organization', entityId: org.id, details },
  )
}

/** Completes the onboarding (specification point 4) and stores the wizard's last input. Idempotent. */
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
  const details = changeDetails(before, { ...before, onboardingData })
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
