import { withoutListMarker } from './list-marker.ts'
import { withoutLookAlikes } from './look-alikes.ts'
import { compatibleForm, plainDashes, withoutEnd, withoutInvisible } from './plain-text.ts'

/** Longer text is no e-mail address, whatever surrounds it. */
const typedMax = 1_000

/** What nothing needs to be taken from. */
const usual = /^[A-Za-z0-9][\w.+-]{0,63}@[\w.-]{0,252}[A-Za-z0-9]$/

/** What mail programs and lists put around an address. No accepted address starts with any of it. */
const around = /^[\s"“”„‟«»‹›‘’‚<>()[\],;]+/
const mailto = /^mailto:(?:\/\/)?/i
const behind = /[\s"“”„‟«»‹›‘’‚'`<>()[\],;:.!?。、،؛؟]/
/** Every domain ends with a letter or a digit; half of a character outside the first plane is left alone. */
const behindDomain = /[^\p{L}\p{M}\p{N}\p{Cs}@]/u
const acuteAccent = /\u00B4/gu
const fullStopInDomain = /。/gu

/**
 * An e-mail address without what it was copied with: `mailto:`, angle brackets, quotes, a bullet, the punctuation of a
 * sentence, invisible characters. Full width and dashes of every kind become ASCII; its case stays. Text that is
 * no address stays none.
 */
export const plainEmail = (typed: string): string => {
  if (usual.test(typed)) return typed
  if (typed.length > typedMax) return typed.trim()
  // NFKC would make a space and a mark of the accent that some keyboards give for an apostrophe.
  const plain = plainDashes(
    compatibleForm(withoutInvisible(withoutListMarker(typed)).replace(acuteAccent, '’')),
  ).trim()
  const address = bare(plain)
  if (address === '') return plain
  const at = address.lastIndexOf('@')
  return address.slice(0, at + 1) + address.slice(at + 1).replace(fullStopInDomain, '.')
}

/** What closes a sign that an address may begin with, where it is not the sign itself. */
const closing: Readonly<Record<string, string>> = { '{': '}', '`': "`'’" }

/** How many signs at the beginning have their other half in what stood behind the address: `**anna@x.example**`. */
const wrappersOf = (address: string, tail: string): number => {
  let left = tail
  for (let count = 0; ; count++) {
    const open = address.charAt(count)
    const close = Array.from(closing[open] ?? open)
    const at = open === '' ? -1 : Math.max(...close.map((sign) => left.lastIndexOf(sign)))
    if (at === -1) return count
    left = left.slice(0, at)
  }
}

/**
 * The address without the signs around it. A sign at the start may be part of it, and is removed only where its closing
 * one follows.
 */
const unwrapped = (text: string): string => {
  const address = withoutEnd(text, text.includes('@') ? behindDomain : behind)
  return address.slice(wrappersOf(address, text.slice(address.length)))
}

const bare = (text: string): string => {
  let rest = text
  let isLink = false
  for (;;) {
    const inside = withoutListMarker(rest).replace(around, '')
    const isMailto = mailto.test(inside)
    isLink ||= isMailto
    const address = isMailto ? inside.replace(mailto, '') : inside
    const shorter = unwrapped(isLink ? address.replace(/\?.*$/su, '') : address)
    if (shorter === rest) return rest
    rest = shorter
  }
}

const apostrophe = /[‘’‛′ʹʻʼ`]/gu
const typographic = /(?!\p{ASCII})[\p{P}\p{S}ʹ-ʿ]|`/u

const localPartOf = (email: string): string => email.slice(0, Math.max(0, email.lastIndexOf('@')))

/** Whether the part before the @ has quotes or other signs that writing programs put in place of those on a keyboard. */
const hasTypographicSign = (email: string): boolean => typographic.test(localPartOf(email))

/** Most addresses have none of the signs that are asked about. */
const mayBeDoubtful = /[\P{ASCII}`]/u

const similarTo = (email: string): string | null => {
  if (!mayBeDoubtful.test(email)) return null
  const local = localPartOf(email)
  const domain = email.slice(local.length)
  const similar =
    withoutLookAlikes(local.replace(apostrophe, "'")) +
    domain.replace(apostrophe, "'").split('.').map(withoutLookAlikes).join('.')
  return similar === email || hasTypographicSign(similar) ? null : similar
}

/**
 * The address that was probably meant where one has a typographic apostrophe, letters of two scripts that look alike in one
 * word, or the digits of another script; to ask about. Null where there is none.
 */
export const similarEmail = (typed: string): string | null => similarTo(plainEmail(typed))

/** Whether a plain address is to be asked about before it is taken. */
export const isDoubtfulEmail = (email: string): boolean =>
  mayBeDoubtful.test(email) && (hasTypographicSign(email) || similarTo(email) !== null)
