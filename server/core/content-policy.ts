import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { SocialSignInSettings } from './social-sign-in.ts'

/**
 * What pages may load, frame and talk to. The identity provider's script, frame and addresses are let in only where it
 * is configured, and so is the link between a page and the popup that it opens.
 */
export const pagePolicies = (
  provider: SocialSignInSettings | null,
): Pick<FastifyHelmetOptions, 'contentSecurityPolicy' | 'crossOriginOpenerPolicy'> => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // The component kit sets positions through style attributes; scripts have no such door.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      // The one that keeps the pages for days without a connection; no provider's.
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(provider !== null && {
        scriptSrc: ["'self'", 'https://apis.google.com'],
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
