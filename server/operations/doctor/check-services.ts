import type { Environment } from '../../core/config/environment.ts'
import { probeOrigin } from './probe-origin.ts'
import { type Finding, ok, warning } from './finding.ts'
import { clockSkewFinding } from './check-clock.ts'

/** What others do for this server, where it is set up. */
type Service = { about: string; url: URL | undefined; setting: string; otherwise: string }

const servicesOf = ({ socialSignIn, files, billing, model }: Environment): Service[] => [
  {
    about: 'Google and passwords',
    url: socialSignIn === null ? undefined : new URL(socialSignIn.jwksUrl),
    setting: 'FIREBASE_JWKS_URL',
    otherwise: 'people sign in by e-mail code',
  },
  {
    about: 'Store of pictures',
    url: files?.endpoint,
    setting: 'S3_ENDPOINT',
    otherwise: 'the database keeps them',
  },
  {
    about: 'Billing',
    url: billing?.apiUrl,
    setting: 'STRIPE_API_URL',
    otherwise: 'nobody needs a subscription',
  },
  {
    about: 'Language model',
    url: model?.url,
    setting: 'MODEL_URL',
    otherwise: 'Muster words everything itself',
  },
]

/** Looks whether each service answers, and holds the clock against the first that has one. */
export const checkServices = async (environment: Environment): Promise<Finding[]> => {
  const asked = await Promise.all(servicesOf(environment).map(askService))
  const clock = asked.find((one) => one.clock !== undefined)?.clock
  // A hosted database says what time it has, as a part of what is found of it.
  const isComparedElsewhere = environment.databaseUrl !== undefined
  const otherwise = isComparedElsewhere
    ? []
    : [ok('Clock', 'not compared: nothing that is set up and answers has a clock of its own')]
  return [...asked.map(({ finding }) => finding), ...(clock === undefined ? otherwise : [clock])]
}

const askService = async ({
  about,
  url,
  setting,
  otherwise,
}: Service): Promise<{ finding: Finding; clock?: Finding | undefined }> => {
  if (url === undefined) return { finding: ok(about, `not set up: ${otherwise}`) }
  const before = Date.now()
  const answer = await probeOrigin(url)
  if ('silence' in answer)
    return {
      finding: warning(
        about,
        `nothing answers at ${url.host} (${answer.silence}): see whether this machine reaches it, or correct ${setting}.`,
      ),
    }
  const date = Date.parse(answer.headers.get('date') ?? '')
  return {
    finding: ok(about, `set up, and something answers at ${url.host}`),
    // The header leaves out fractions of a second.
    clock: Number.isNaN(date)
      ? undefined
      : clockSkewFinding(url.host, date + 500 - (before + Date.now()) / 2),
  }
}
