import { webhookLimits } from '../../../contract/calls/webhooks.ts'
import type { SingleConnection } from '../single-connection.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Where webhooks are kept; a database of before them has none. */
const table = 'webhooks'

type Counts = { active: number; failing: number; off: number }

const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are')

/**
 * The state of the webhooks of all organizations: how many there are, and whether calls arrive. No address is shown.
 */
export const checkWebhooks = async ({ query }: Pick<SingleConnection, 'query'>): Promise<Finding[]> => {
  const [there] = await query<{ there: string | null }>(
    `select to_regclass('public.${table}')::text as there`,
  )
  if (there?.there == null) return []
  // A paused webhook needs no notice: somebody paused it on purpose.
  const [counts] = await query<Counts>(`
    select
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'active' and failing_since < now() - interval '1 day')::int as failing,
      count(*) filter (where state = 'off')::int as off
    from ${table}`)
  return counts === undefined ? [] : [webhookFinding(counts)]
}

/** What is said of so many. */
export const webhookFinding = ({ active, failing, off }: Counts): Finding => {
  const switchedOn = `${active} ${isOrAre(active)} switched on`
  if (failing === 0 && off === 0) return ok('Webhooks', switchedOn)
  const faults = [
    ...(failing > 0
      ? [
          `${failing} of them failed for more than a day (after ${webhookLimits.failingDays} days it is switched off)`,
        ]
      : []),
    ...(off > 0
      ? [
          `${off} ${off === 1 ? 'was' : 'were'} switched off because every call failed or the address was gone`,
        ]
      : []),
  ]
  return warning(
    'Webhooks',
    `${switchedOn}, ${faults.join(', ')}: let calls leave through the firewall, set WEBHOOK_REACH=private where they are to reach your own network, and ask an owner to read the log in the settings, under Webhooks, and to resume or delete what is off.`,
  )
}
