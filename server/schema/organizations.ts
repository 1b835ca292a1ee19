import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { OnboardingData, OrganizationSettings } from '../../contract/calls/organizations.ts'
import { instant } from '../core/database/tables.ts'
import { users } from './accounts.ts'

/** Organizations and memberships (specification point 3). */

export const organizations = pgTable('organizations', {
  id: text().primaryKey(),
  name: text().notNull(),
  companyName: text('company_name').notNull(),
  /** The database also holds that this user has a membership here (checked at commit). */
  ownerId: text('owner_id')
    .notNull()
    .references(() => users.id),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  settings: jsonb().$type<OrganizationSettings>().notNull(),
  onboardingData: jsonb('onboarding_data').$type<z.output<typeof OnboardingData>>().notNull(),
  onboardingCompletedAt: instant('onboarding_completed_at'),
  onboardingUpdatedAt: instant('onboarding_updated_at').notNull(),
  lastReportGenerationAt: instant('last_report_generation_at'),
})

export const memberships = pgTable(
  'memberships',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    role: text({ enum: ['owner', 'admin', 'employee'] }).notNull(),
    /** An explicit list that replaces the role's defaults; null where there is none. */
    permissions: text().array(),
    /** Since when they are in without a break: what they had made before it, such as API keys, stays ended. */
    joinedAt: instant('joined_at').notNull(),
    /** When they joined first, where others had ended the membership and let them in again; null where `joinedAt` says it. */
    firstJoinedAt: instant('first_joined_at'),
    /** Since when they have had this role: the admins list says it. */
    roleSince: instant('role_since').notNull().defaultNow(),
    status: text({ enum: ['active', 'suspended'] }).notNull(),
    /** They ended it themselves, alone or with their account: only an invitation that they accept lets them in again. */
    hasLeft: boolean('has_left').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.userId] }),
    index('memberships_user').on(t.userId),
    uniqueIndex('memberships_one_owner')
      .on(t.orgId)
      .where(sql`${t.role} = 'owner'`),
  ],
)

/**
 * What the mails that tell of a deletion say of the organization, which is not there any more. It goes when the last of
 * them has left. Handlers add to it and read none of it.
 */
export const deletedOrganizations = pgTable('deleted_organizations', {
  orgId: text('org_id').primaryKey(),
  companyName: text('company_name').notNull(),
  /** Who owned it. */
  ownerId: text('owner_id').notNull(),
})
