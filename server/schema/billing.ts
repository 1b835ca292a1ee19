import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { subscriptionStatuses } from '../../contract/calls/organizations.ts'
import { instant } from '../core/database/tables.ts'
import { organizations } from './organizations.ts'

/** What an organization is at the payment provider: its customer, and its subscription as it was last read. */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    orgId: text('org_id')
      .primaryKey()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Where receipts go; stored before the customer is created, so that concurrent requests ask for the same one. */
    email: text().notNull(),
    customerId: text('customer_id').unique(),
    /** Counts the customers that were asked for: another one is made only where the provider has lost the first. */
    customerNumber: integer('customer_number').notNull().default(1),
    subscriptionId: text('subscription_id'),
    status: text({ enum: subscriptionStatuses }).notNull().default('none'),
    plan: text(),
    currentPeriodStart: instant('current_period_start'),
    currentPeriodEnd: instant('current_period_end'),
    trialEnd: instant('trial_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** The checkout that was opened last. */
    checkoutSessionId: text('checkout_session_id'),
    checkoutOpenedAt: instant('checkout_opened_at'),
    checkoutNumber: integer('checkout_number').notNull().default(0),
    /** Counts how often the provider was asked; what an earlier question brought never replaces a later answer. */
    readsBegun: integer('reads_begun').notNull().default(0),
    readStored: integer('read_stored').notNull().default(0),
    checkedAt: instant('checked_at').notNull(),
    /** Of the key with which it was read: with another one the customer may be nobody's. */
    keyFingerprint: text('key_fingerprint'),
  },
  (t) => [index('billing_accounts_checked').on(t.checkedAt)],
)

/** Events of the payment provider that were taken in, so that each counts once. They belong to no organization yet. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('billing_events_received').on(t.receivedAt)],
)
