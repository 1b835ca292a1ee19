import type { Environment } from '../../core/config/environment.ts'
import { type Finding, ok, warning } from './finding.ts'

/** What the settings ask for and what they leave out; none of the services is called. */
export const checkSettings = ({
  warnings,
  metricsToken,
  isRateLimited,
  publicUrl,
  isLocal,
  trustProxyHops,
  webhookReach,
}: Environment): Finding[] => {
  return [
    ok('Settings', 'every value can be read'),
    ...warnings.map((text) => warning('Settings', text)),
    ...(isRateLimited
      ? []
      : [warning('Settings', 'RATE_LIMIT is off: set it on wherever others can reach this server.')]),
    ...(publicUrl.startsWith('https:') && trustProxyHops === 0
      ? [
          warning(
            'Settings',
            'PUBLIC_URL is https, so a proxy stands in front, and TRUST_PROXY is 0: limits take everybody for one caller. Set TRUST_PROXY to how many proxies there are.',
          ),
        ]
      : []),
    ...(publicUrl.startsWith('http:') && !isLocal
      ? [
          warning(
            'Settings',
            'PUBLIC_URL is plain http: codes, sessions and answers cross the network readable. Put a proxy with a certificate in front, and set PUBLIC_URL to its https address.',
          ),
        ]
      : []),
    ...(webhookReach === 'private'
      ? [
          warning(
            'Settings',
            'WEBHOOK_REACH is private: owners and admins of any organization can have this server call your own network. Keep it so only where all of them may.',
          ),
        ]
      : []),
    ok('Metrics', metricsToken === undefined ? 'not set up: nothing answers at /metrics' : 'set up'),
  ]
}
