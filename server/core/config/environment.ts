import { z } from 'zod'
import { Email } from '../../../contract/shapes/fields.ts'
import { type FileSettings, readFileSettings, S3Settings } from './storage-settings.ts'
import { ModelEnvironment, type ModelSettings, readModelSettings } from './language-model-settings.ts'
import { readSocialSignIn, SocialSettings, type SocialSignInSettings } from './social-sign-in-settings.ts'
import { TracingSettings } from './tracing-settings.ts'

/** The settings of a server (docs/operating.md): parsed once at the start and passed on. */

/** Whether a host of an address, without its port, is this machine's own. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  /^127(\.\d{1,3}){3}$/.test(host) ||
  host === '[::1]' ||
  host === '::1'

const integerBetween = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce
    .number(error)
    .refine((number) => Number.isInteger(number) && number >= min && number <= max, error)
}

const address = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)), {
    error: `must be an address that starts with ${protocols.map((name) => `${name}://`).join(' or ')}`,
    abort: true,
  })

/** Where Muster is: at the root of a host, since its pages, its worker and its calls have no other place. */
const origin = address(['http', 'https'])
  .refine((text) => new URL(text).href === `${new URL(text).origin}/`, {
    error:
      'must be a host alone, without a path or anything behind it, such as https://muster.example.org: Muster is served at the root of its host',
    abort: true,
  })
  .transform((text) => new URL(text).origin)

/** An e-mail address, alone or after a name: `Muster <muster@example.com>`. */
const sender = z.string().refine((text) => {
  const address = /^[^<>\r\n]*<([^<>]*)>$/.exec(text.trim())?.[1] ?? text.trim()
  return /^[^\s<>()[\]",;:@\\]+@[^\s<>()",;:@\\]+$/.test(address)
}, 'must be an e-mail address, or a name and one, such as Muster <muster@example.com>')

/** An e-mail address by itself, in the spelling in which people of this server are known. */
const oneAddress = z.string().transform((text, context) => {
  const email = Email.safeParse(text)
  if (email.success) return email.data
  context.addIssue({ code: 'custom', message: 'must be an e-mail address, such as help@example.com' })
  return z.NEVER
})

/** What one pastes from the provider's own pages; the value is never repeated in a sentence. */
const secretStartingWith = (...starts: [string, string] | [string]) =>
  z
    .string()
    .trim()
    .refine(
      (text) => starts.some((start) => text.startsWith(start)) && /^[!-~]+$/.test(text),
      `must be the whole secret, which starts with ${starts.join(' or ')}`,
    )

/** One or more, with commas between them. */
const priceIds = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  )
  .refine(
    (ids) => ids.length > 0 && ids.every((id) => /^[\w-]{1,128}$/.test(id)),
    'must be the id of a price, or several with commas between them',
  )

/** The sender of mails that nobody else reads: those that are kept on this machine. */
const senderWithoutName = 'Muster <muster@localhost>'
const noSender = `MAIL_FROM is not set, so mails come from ${senderWithoutName}, which most mail servers refuse. Set it to an address of yours, such as Muster <muster@example.com>.`

const Settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: integerBetween(0, 65_535).default(3000),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(['postgres', 'postgresql']).optional(),
  DATABASE_POOL: integerBetween(2, 200).default(10),
  POSTGRES_BIN_DIR: z.string().optional(),
  SMTP_URL: address(['smtp', 'smtps'])
    .refine(
      (text) => new URL(text).hostname !== '',
      'must name the mail server, such as smtp://mail.example.org:587',
    )
    .optional(),
  MAIL_FROM: sender.optional(),
  SUPPORT_EMAIL: oneAddress.optional(),
  STRIPE_SECRET_KEY: secretStartingWith('sk_', 'rk_').optional(),
  STRIPE_WEBHOOK_SECRET: secretStartingWith('whsec_').optional(),
  STRIPE_PRICE_ID: priceIds.optional(),
  STRIPE_API_URL: address(['https', 'http'])
    .refine(
      (text) => new URL(text).protocol === 'https:' || isLoopback(new URL(text).hostname),
      'must start with https://: the secret key is sent there',
    )
    .default('https://api.stripe.com'),
  TRUST_PROXY: integerBetween(0, 16).default(0),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  NEW_SENDER_MAILS_PER_DAY: integerBetween(0, 10_000_000).default(1_000),
  RATE_LIMIT: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address(['http', 'https']).transform((text) => new URL(text))),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must be at least 16 characters that nobody guesses')
    .regex(/^[!-~]+$/, 'must hold no spaces and only plain characters')
    .optional(),
  WEBHOOK_REACH: z.enum(['public', 'private'], { error: "must be 'public' or 'private'" }).default('public'),
  ...SocialSettings.shape,
  ...S3Settings.shape,
  ...ModelEnvironment.shape,
  AUTH_SYNC_PATH: z.string().optional(),
})

/** How subscriptions are billed. */
export type BillingSettings = {
  secretKey: string
  webhookSecret: string
  /** What can be subscribed to, the first one first. */
  priceIds: readonly string[]
  apiUrl: URL
}

export type Environment = {
  host: string
  port: number
  /** Without a trailing slash. */
  publicUrl: string
  /** Whether the public address is a loopback one: the local mailbox is shown only then. */
  isLocal: boolean
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  postgresBinDir: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** The recipient of messages from the help centre; undefined where they go to the owner of the organization. */
  supportEmail: string | undefined
  /** Undefined where no subscription is needed. */
  billing: BillingSettings | undefined
  /** The store of files; undefined where the database keeps them. */
  files: FileSettings | undefined
  /** Who writes prose; undefined where none but Muster itself does. */
  model: ModelSettings | undefined
  /** Whether webhooks may be addresses of the operator's own network too, and this machine's. */
  webhookReach: 'public' | 'private'
  /** The collector that traces are sent to; undefined where nothing is traced. */
  traceEndpoint: URL | undefined
  /** The token for reading the metrics; undefined where there are none. */
  metricsToken: string | undefined
  trustProxyHops: number
  logLevel: z.output<typeof Settings>['LOG_LEVEL']
  /** How many strangers new senders together may invite by mail within a day. */
  newSenderMailsPerDay: number
  isRateLimited: boolean
  /** Null where Google and password sign-in are not configured. */
  socialSignIn: SocialSignInSettings | null
  /** A path on the public address to which the browser tells its token; null where there is none. */
  authSyncPath: string | null
  /** What an operator should know of missing settings and their defaults, in sentences. */
  warnings: readonly string[]
  /** What nobody set and nobody needs, in sentences that are said at the start as well (point 8); no fault of the settings. */
  leftOut: readonly string[]
}

/** What is wrong with the settings: one sentence for each, naming the setting and the fix. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Reads the settings. An empty value counts as not set.
 * @throws EnvironmentError naming each wrong value, all at once.
 */
export const readEnvironment = (values: Record<string, string | undefined>): Environment => {
  const set = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = Settings.safeParse(set)
  const issues = [parsed.error, faultsOfTracing(set)].flatMap((error) => error?.issues ?? [])
  if (!parsed.success || issues.length > 0) {
    throw new EnvironmentError(issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'))
  }
  const settings = parsed.data
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  const isLocal = isLoopback(new URL(publicUrl).hostname)
  if (settings.RATE_LIMIT === 'off' && !isLocal) {
    throw new EnvironmentError(
      'RATE_LIMIT may be off only where PUBLIC_URL is a loopback address, such as http://localhost:3000.',
    )
  }
  const { socialSignIn, warnings, leftOut, fault } = readSocialSignIn(settings, isLocal)
  if (fault !== undefined) throw new EnvironmentError(fault)
  const { files, fault: faultOfFiles } = readFileSettings(settings)
  if (faultOfFiles !== undefined) throw new EnvironmentError(faultOfFiles)
  const { model, fault: faultOfModel } = readModelSettings(settings)
  if (faultOfModel !== undefined) throw new EnvironmentError(faultOfModel)
  return {
    host: settings.HOST,
    port: settings.PORT,
    publicUrl,
    isLocal,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    databasePool: settings.DATABASE_POOL,
    postgresBinDir: settings.POSTGRES_BIN_DIR,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? senderWithoutName,
    supportEmail: settings.SUPPORT_EMAIL,
    billing: billingOf(settings),
    files,
    model,
    webhookReach: settings.WEBHOOK_REACH,
    traceEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    metricsToken: settings.METRICS_TOKEN,
    trustProxyHops: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    isRateLimited: settings.RATE_LIMIT === 'on',
    newSenderMailsPerDay: settings.NEW_SENDER_MAILS_PER_DAY,
    socialSignIn,
    authSyncPath: settings.AUTH_SYNC_PATH === undefined ? null : syncPath(settings.AUTH_SYNC_PATH, publicUrl),
    warnings:
      settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined
        ? [...warnings, noSender]
        : warnings,
    leftOut,
  }
}

/** What is wrong with how traces are sent, which nothing asks for where they are sent nowhere. */
const faultsOfTracing = (set: Record<string, string | undefined>) =>
  set['OTEL_EXPORTER_OTLP_ENDPOINT'] === undefined ? undefined : TracingSettings.safeParse(set).error

/** The path of an address on this very origin: the token is sent nowhere else. @throws EnvironmentError */
const syncPath = (value: string, publicUrl: string): string => {
  const given = URL.canParse(value, publicUrl) ? new URL(value, publicUrl) : undefined
  const isRooted = value.startsWith('/') || URL.canParse(value)
  if (given === undefined || !isRooted || given.origin !== new URL(publicUrl).origin) {
    throw new EnvironmentError(
      'AUTH_SYNC_PATH must be a path on the origin of PUBLIC_URL, such as /session-sync.',
    )
  }
  return given.pathname + given.search
}

const billingOf = (settings: z.output<typeof Settings>): BillingSettings | undefined => {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: ids,
  } = settings
  if (secretKey === undefined && webhookSecret === undefined && ids === undefined) return undefined
  if (secretKey === undefined || webhookSecret === undefined || ids === undefined) {
    throw new EnvironmentError(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID belong together: set all three, or none where no subscription is needed.',
    )
  }
  return { secretKey, webhookSecret, priceIds: ids, apiUrl: new URL(settings.STRIPE_API_URL) }
}
