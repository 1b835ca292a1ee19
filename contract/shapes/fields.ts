import { z } from 'zod'
import { isDoubtfulEmail, plainEmail, similarEmail } from '../../insights/text/plain-email.ts'
import { plainName } from '../../insights/text/plain-name.ts'
import { plainLine, plainToken } from '../../insights/text/plain-text.ts'
import { languageCodes } from '../../languages/index.ts'
import { limits } from './limits.ts'

/** Fields that many entities share, with the specification's messages word for word (point 5). */

/**
 * Nothing that mail programs read as more than a plain address (brackets, comments, lists, routes, quotes) or do
 * not read at all, and no empty part of a domain: two spellings of one mailbox would be two people.
 */
const noPart = String.raw`\s@<>(),;:"[\]\\\p{C}\p{DI}`
const shapeOf = (domainPart: string) =>
  new RegExp(`^[^${noPart}]+@(?:${domainPart}+\\.)+${domainPart}+$`, 'u')
const typedShape = shapeOf(`[^${noPart}.。]`)
/** As the network has domains; some have a line below. */
const emailShape = shapeOf('[a-zA-Z0-9_-]')
/** What browser and server both have, and the language alone does not. */
declare const URL: new (address: string) => { readonly hostname: string }

const partOfAnAddress = /[/?#%]/

/** An e-mail address whose international domain is written as the network has it ('bücher.de': 'xn--bcher-kva.de'). */
const withPlainDomain = (email: string): string => {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (!/\P{ASCII}/u.test(domain) || partOfAnAddress.test(domain) || !typedShape.test(email)) return email
  try {
    return email.slice(0, at + 1) + new URL(`http://${domain}`).hostname
  } catch {
    return email
  }
}

/**
 * Makes typed text plain that has at most `max` characters then. What is far longer stays as it was typed: it is refused for
 * its length, and making it plain would only take time.
 */
export const normalizeWithin =
  (plain: (typed: string) => string, max: number) =>
  (typed: string): string =>
    typed.length > 4 * max + 200 ? typed : plain(typed)

/** What was typed as one line: NFC, single spaces, nothing invisible. */
export const singleLine = plainLine

/**
 * What two spellings of one department have in common. It is made here alone, and never in the database, which folds
 * letters beyond ASCII differently from server to server. Upper case first, so that "Straße" is "STRASSE"; the four
 * Turkish i's are one.
 */
export const departmentKey = (name: string): string =>
  plainLine(name).toUpperCase().toLowerCase().replaceAll('i\u0307', 'i')

const plainMailbox = normalizeWithin(plainEmail, limits.emailMax)

/**
 * An e-mail address without what it was copied with, in lower case, and with its domain as the network has it: two
 * spellings of one mailbox would be two people.
 */
export const Email = z
  .string({
    error: (issue) =>
      issue.input === undefined || issue.input === null ? 'Email is required' : 'Email must be a string',
  })
  .overwrite((typed) => {
    const email = plainMailbox(typed).toLowerCase()
    // What is asked about stays as it was typed, so that it is refused.
    return email.length > limits.emailMax || isDoubtfulEmail(email) ? email : withPlainDomain(email)
  })
  .superRefine((email, context) => {
    const message =
      email === ''
        ? 'Email is required'
        : email.length > limits.emailMax
          ? 'Email is too long'
          : emailShape.test(email) && !isDoubtfulEmail(email)
            ? undefined
            : 'Invalid email format'
    if (message) context.addIssue({ code: 'custom', message, params: { suggestion: similarAddress(email) } })
  })

const similarAddress = (email: string): string | undefined => {
  // Nobody meant an address by what is so long that it was not made plain.
  const similar = email.length > 4 * limits.emailMax ? null : similarEmail(email)
  return similar === null ? undefined : Email.safeParse(similar).data
}

/** The address that was probably meant by one that is none, to ask about; undefined where there is none. */
export const suggestedEmail = (typed: string): string | undefined =>
  Email.safeParse(typed).success ? undefined : similarAddress(typed)

/** Whether a name has the fewest characters that one has: one picture (💡) is one, though JavaScript counts two. */
export const isLongEnoughName = (line: string): boolean => Array.from(line).length >= limits.displayNameMin

const plainDisplayName = normalizeWithin(plainName, limits.displayNameMax)

/** A person's name as shown to others, without what it was copied with; 2 to 100 characters. */
export const DisplayName = z
  .string({
    error: (issue) =>
      issue.input === undefined || issue.input === null
        ? 'Display name is required'
        : 'Display name must be a string',
  })
  .superRefine((name, context) => {
    const line = plainDisplayName(name)
    const message =
      name === ''
        ? 'Display name is required'
        : line === ''
          ? 'Display name cannot be empty'
          : !isLongEnoughName(line)
            ? 'Display name must be at least 2 characters'
            : line.length > limits.displayNameMax
              ? 'Display name is too long (max 100 characters)'
              : undefined
    if (message) context.addIssue({ code: 'custom', message })
  })
  .overwrite(plainDisplayName)

/** One of the languages that Muster asks, writes and reports in. */
export const Language = z.enum(languageCodes, {
  error: `This language is not one that Muster writes in: use ${languageCodes.join(', ')}`,
})

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A time zone by its name, such as `Europe/Berlin`. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'Unknown time zone: use a name such as Europe/Berlin')

/** An opaque identifier. Any text is accepted, so that an unknown one is a NOT_FOUND that names it. */
export const Id = z.string().min(1).max(128)

/** The header `device-key`: a secret of one device, made by it at random, once. */
export const DeviceKey = z.string().regex(/^[\w-]{22,128}$/)

/** ISO 8601 in UTC, in a year that the database can hold as it is written: 1 to 9999. */
export const Instant = z.iso.datetime().regex(/^(?!0000)/, 'This is no date of the years 1 to 9999')

/** The largest whole number that the database keeps. */
export const integerMax = 2_147_483_647

/** How many, or how often: a whole number from 0. */
export const Count = z.number().int().min(0).max(integerMax)

/** The number of a version: 1 is the first. */
export const Version = z.number().int().min(1).max(integerMax)

/**
 * In the address of a call everything is text: digits alone are a whole number, so nothing, blanks, `1e1` and `0x10`
 * are none.
 */
export const inQuery = <T extends z.ZodType>(number: T) =>
  z.preprocess((text) => (typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : text), number)

export const VersionInQuery = inQuery(Version)

/** What a call without input takes. */
export const Nothing = z.object({})

const noPlace = 'This is no place in the list'

/** How many rows a page may have. */
export const limitTo = (most: number) => inQuery(z.number().int().min(1).max(most)).optional()

/**
 * The window of a list: at most `limit` rows after the cursor `after`, which is `next` of the previous page. Lists are
 * paginated in an order that never changes, so a cursor stays valid when rows are renamed, added or deleted.
 */
export const Page = z.object({
  limit: limitTo(limits.pageMax),
  /** The id of a row, whether or not it is still there: every stored id is a UUID. */
  after: z.guid(noPlace).optional(),
})

/** The window of a list in the order of its numbers, such as the versions of a report: the place is a number. */
export const PageByNumber = z.object({
  ...Page.shape,
  after: inQuery(z.number({ error: noPlace }).int(noPlace).min(0, noPlace).max(integerMax)).optional(),
})

/** The window of a list in the order of moments that never change: the place is `{milliseconds}_{id}`. */
export const PageByTime = z.object({
  ...Page.shape,
  after: z
    .string()
    .regex(/^\d{1,15}_[\w-]{1,128}$/, noPlace)
    .optional(),
})

/** The place to pass as `after` for the rows that follow; null where the list is complete. */
export const NextCursor = z.string().nullable()

const crockford = /^[0-9A-HJKMNP-TV-Z]{16}$/

/** The code as typed or pasted (any case, dashes and spaces ignored, I L O read as 1 1 0), made plain. */
export const plainInviteCode = (typed: string): string =>
  plainToken(typed).toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0')

/** Whether a plain code has the form of one: 16 characters of Crockford base32. */
export const isInviteCode = (plain: string): boolean => crockford.test(plain)

const aroundCode = /[/?#&=<>"'“”„‘’«»()[\]{}|.,;:!。、،؛؟…*]/u

/** The plain code in what was typed or pasted: the code itself, or a link or sentence that holds it. */
export const extractInviteCode = (typed: string): string => {
  const parts = typed.split(aroundCode)
  return (
    parts.map(plainInviteCode).findLast(isInviteCode) ??
    parts
      .flatMap((part) => part.split(/\s/u))
      .map(plainInviteCode)
      .findLast(isInviteCode) ??
    plainInviteCode(typed)
  )
}

/**
 * An invite code in any spelling, or the link that holds it; its plain form comes out. Whether it exists is the
 * server's to say.
 */
export const InviteCode = z
  .string({ error: 'Invite code is required' })
  .min(1, 'Invite code is required')
  .max(500, 'This is not an invite code')
  .transform(extractInviteCode)

/** An invite code where one was given; null and an empty text are none. */
export const InviteCodeIfAny = z
  .union([z.literal('').transform(() => undefined), InviteCode], { error: 'This is not an invite code' })
  .nullish()
  .transform((code) => code ?? undefined)
