import type { FastifyHelmetOptions } from '@fastify/helmet'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SocialSignInSettings } from '../config/social-sign-in-settings.ts'

/** The hash of the inline script of the built page; none where the pages are not built. */
export const hashInlineScript = async (folder: string): Promise<readonly string[]> => {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => '')
  const [, script] = /<script data-lists=[^>]*>([\s\S]*?)<\/script>/.exec(page) ?? []
  if (script === undefined) return []
  return [`'sha256-${createHash('sha256').update(script).digest('base64')}'`]
}

/**
 * What pages may load, frame and connect to. The identity provider's script, frame and addresses are allowed only where
 * it is configured, and so is the link between a page and the popup that it opens. `scripts`: the inline ones of the
 * page, by their hashes.
 */
export const pagePolicies = (
  provider: SocialSignInSettings | null,
  scripts: readonly string[],
): Pick<FastifyHelmetOptions, 'contentSecurityPolicy' | 'crossOriginOpenerPolicy'> => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts, ...(provider === null ? [] : ['https://apis.google.com'])],
      // The component kit sets positions through style attributes; scripts have no such door.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      // The one that keeps the pages for days without a connection; no provider's.
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      // Not where Google's script is let in: it makes elements of text that its own policies let through, which pages here do
      // not know.
      ...(provider === null && { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] }),
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(provider !== null && {
        frameSrc: [provider.emulatorUrl ?? `https://${provider.authDomain}`],
        connectSrc: [
          "'self'",
          ...(provider.emulatorUrl === null
            ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
            : [provider.emulatorUrl]),
        ],
      }),
    },
  },
  crossOriginOpenerPolicy: { policy: provider === null ? 'same-origin' : 'same-origin-allow-popups' },
})

/** The policy of a page whose library, Swagger UI, makes its elements of text. It holds no session: keys are typed into it. */
export const withoutTrustedTypes = (policy: string): string =>
  policy
    .split(';')
    .filter((directive) => !directive.includes('trusted-types'))
    .join(';')

/** No page uses these devices and services, so no script may ask for them. */
export const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')
