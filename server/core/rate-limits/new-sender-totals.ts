import { dayMs } from '../time/durations.ts'
import { latestPast } from '../time/cooldown.ts'

/** By what the invitations of new senders are counted together, as the names of address counts. */
export const newSenderCounts = {
  network: 'new-senders-of-network',
  domain: 'new-senders-of-domain',
  called: 'new-senders-called',
  all: 'new-senders',
} as const

/** Asks how many strangers new senders have invited by mail in the running day, over all nodes. */
export const countInvitedByNewSenders = (now: Date): string => `
  select coalesce(sum(count), 0)::int as count from address_counts where name = '${newSenderCounts.all}'
  and started_at > '${new Date(now.getTime() - dayMs).toISOString()}' and started_at <= '${latestPast(now).toISOString()}'`
