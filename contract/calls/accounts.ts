import { z } from 'zod'
import { extractCode, plainCode } from '../shapes/one-time-code.ts'
import { plainToken, plainUrl, withoutEnd } from '../../insights/text/plain-text.ts'
import { call } from '../http/call.ts'
import {
  DisplayName,
  Email,
  Id,
  Instant,
  InviteCodeIfAny,
  Language,
  normalizeWithin,
  NextCursor,
  Nothing,
  Page,
} from '../shapes/fields.ts'

/** A session as its own user sees it (specification point 3). */
export const Session = z.object({
  id: Id,
  userId: Id,
  createdAt: Instant,
  lastAccessedAt: Instant,
  expiresAt: Instant,
  active: z.boolean(),
  /** In plain words ('Firefox on Windows'); null where the browser did not say. */
  deviceInfo: z.string().nullable(),
  ipAddress: z.string().nullable(),
  /** Whether this call was made with it. */
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** Which mails a user wants, of those that can be turned off. */
export const Notifications = z.object({
  /** Of questionnaires that they have not answered yet. */
  reminders: z.boolean(),
})

/** Calls of signing in and of sessions (specification points 1, 3, 4 and 7; docs/sign-in.md). */

export const SignedInUser = z.object({ uid: Id, email: z.string(), displayName: z.string() })
export type SignedInUser = z.infer<typeof SignedInUser>

export const SessionSummary = z.object({ id: Id, expiresAt: Instant })

export const SignInResult = z.object({
  user: SignedInUser,
  /** Shown this once; the server keeps its hash only. */
  token: z.string(),
  session: SessionSummary,
  /** The organization that the invite code belongs to, where one was given. */
  orgId: Id.optional(),
})
export type SignInResult = z.infer<typeof SignInResult>

/** The code in digits of any script, without separators or surrounding text. */
export const OneTimeCode = z
  .string({ error: 'Enter all digits of the code' })
  .max(500, 'Enter all digits of the code')
  .transform((typed) => extractCode(typed) ?? plainCode(typed))
  .pipe(z.string().regex(/^(?:\d{6}|\d{10}|\d{16})$/, 'Enter all digits of the code'))

/**
 * So many codes an hour are mailed to one e-mail address with 30 seconds between them: for each network, for all networks
 * together, and for each device on which its user has signed in before, which counts for itself alone. After that a new
 * one comes when the last one has run out, so that there always is a code that can be used.
 */
export const codesPerHour = 10
export const totalCodesPerHour = 15

/** What comes before a copied number: bullets, quotes, a label such as "Tel.". A bracket may be part of the number. */
const beforePhone =
  /^[^\p{L}\p{N}+]*(?:(?:tel|telefon|teléfono|telephone|phone|mobil|mobile|móvil|handy|هاتف|الهاتف)[.:\s]{1,3})?[^\p{L}\p{N}+]*/iu
const behindPhone = /[^\p{L}\p{N}\p{Cs}]/u

/** A phone number in any usual spelling; its digits, with the plus where there is one, come out. */
export const PhoneNumber = z
  .string({ error: 'Invalid phone number format' })
  .max(500, 'Invalid phone number format')
  .transform((typed) =>
    withoutEnd(plainToken(typed).replace(beforePhone, ''), behindPhone).replaceAll(/[\s().[\]-]/g, ''),
  )
  .pipe(z.string().regex(/^\+?[1-9]\d{9,14}$/, 'Invalid phone number format'))

/** The address of a picture on the web. */
export const PhotoUrl = z
  .string({ error: 'Invalid photo URL format' })
  .overwrite(normalizeWithin(plainUrl, 2_048))
  .max(2_048, 'Invalid photo URL format')
  .pipe(z.url({ protocol: /^https?$/, error: 'Invalid photo URL format' }))

/** What the browser needs to talk to the identity provider; nothing of it is secret. */
export const SocialSignIn = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  /** The host of the provider's pages that run in the popup. */
  authDomain: z.string(),
  /** The OAuth client to sign in with; null where it is the one that the provider's project names. */
  clientId: z.string().nullable(),
  /** The origin of an emulator that replaces the provider; null where the real one is used. */
  emulatorUrl: z.string().nullable(),
})
export type SocialSignIn = z.infer<typeof SocialSignIn>

/** How mail leaves this server, so that the login screen can say where the code went. */
export const MailDelivery = z.enum(['smtp', 'mailbox', 'none'])

export const accounts = {
  sendOTP: call('sendOTP', {
    method: 'POST',
    database: 'create',
    summary: 'Sends a one-time code to an e-mail address; the same answer whether or not it is known.',
    may: 'public',
    scope: 'never',
    readsDevice: true,
    in: z.object({
      email: Email,
      inviteCode: InviteCodeIfAny,
      /**
       * Of the mail with the code: what somebody chose on the device that asks, or that of the page. Else it is what
       * the address has chosen, if any.
       */
      language: Language.optional(),
    }),
    out: z.object({
      /** How many digits the code has, where it has more than 6: after wrong tries for this address, known or not. */
      codeLength: z.number().int().optional(),
    }),
  }),
  verifyOTP: call('verifyOTP', {
    method: 'POST',
    database: 'transaction',
    summary: 'Exchanges a one-time code for a session; signs an unknown e-mail up.',
    may: 'public',
    scope: 'never',
    readsDevice: true,
    in: z.object({ email: Email, otp: OneTimeCode, inviteCode: InviteCodeIfAny }),
    out: SignInResult,
  }),
  exchangeFirebaseToken: call('exchangeFirebaseToken', {
    method: 'POST',
    database: 'transaction',
    summary: 'Exchanges an ID token of the identity provider, with a confirmed e-mail, for a session.',
    may: 'public',
    scope: 'never',
    readsDevice: true,
    in: z.object({
      idToken: z
        .string({ error: 'ID token is required' })
        .min(1, 'ID token is required')
        .max(16_384, 'This is not an ID token'),
      inviteCode: InviteCodeIfAny,
    }),
    out: SignInResult,
  }),
  signOut: call('signOut', {
    method: 'POST',
    database: { update: '@session' },
    summary: 'Ends the session of the token.',
    may: 'signed-in',
    scope: 'never',
    in: Nothing,
    out: z.object({}),
  }),
  listSessions: call('listSessions', {
    method: 'GET',
    database: 'query',
    summary: 'Where the caller is signed in: this session first, then the others, the one used last first.',
    may: 'signed-in',
    scope: 'never',
    in: Page,
    out: z.object({ sessions: z.array(Session), next: NextCursor }),
  }),
  revokeSession: call('revokeSession', {
    method: 'POST',
    database: { update: 'sessionId' },
    summary: 'Ends a session of the caller; its token and its open streams are worth nothing from here on.',
    may: 'signed-in',
    scope: 'never',
    in: z.object({ sessionId: Id }),
    out: z.object({}),
    touches: ['listSessions'],
  }),
  revokeOtherSessions: call('revokeOtherSessions', {
    method: 'POST',
    database: 'batch',
    summary: 'Ends every session of the caller but this one.',
    may: 'signed-in',
    scope: 'never',
    in: Nothing,
    out: z.object({ revoked: z.number().int() }),
    touches: ['listSessions'],
  }),
  getProfile: call('getProfile', {
    method: 'GET',
    database: { get: '@user' },
    summary: 'The signed-in user.',
    may: 'signed-in',
    scope: 'never',
    in: Nothing,
    out: z.object({
      user: SignedInUser.extend({
        createdAt: Instant,
        photoURL: z.string().nullable(),
        phoneNumber: z.string().nullable(),
        lastLoginAt: Instant.nullable(),
        loginCount: z.number(),
        emailVerified: z.boolean(),
        notifications: Notifications,
        /** The language that they chose; null where they chose none. */
        language: Language.nullable(),
      }),
    }),
  }),
  updateProfile: call('updateProfile', {
    method: 'POST',
    database: { update: '@user' },
    summary:
      'Changes what is given of name, photo, phone and language; null removes a photo, a phone number or the choice of a language.',
    may: 'signed-in',
    scope: 'never',
    in: z.object({
      displayName: DisplayName.optional(),
      photoURL: PhotoUrl.nullable().optional(),
      phoneNumber: PhoneNumber.nullable().optional(),
      language: Language.nullable().optional(),
    }),
    out: z.object({ user: SignedInUser }),
    touches: ['getProfile'],
  }),
  getServerInfo: call('getServerInfo', {
    method: 'GET',
    database: 'query',
    summary: 'What the pages need to know of this server before anybody has signed in.',
    may: 'public',
    scope: 'never',
    in: Nothing,
    out: z.object({
      mail: MailDelivery,
      /** Where the local mailbox is, for browsers that have opened it with the key that the server's start prints. */
      mailboxUrl: z.string().nullable(),
      /** The mail server accepted none of the latest codes, regardless of the recipient. */
      isMailDelayed: z.literal(true).optional(),
      /** Null where Google and password sign-in are not configured. */
      socialSignIn: SocialSignIn.nullable(),
      /** A path on this origin to which the browser tells its token after signing in and out; null where none. */
      authSyncPath: z.string().nullable(),
    }),
  }),
}
