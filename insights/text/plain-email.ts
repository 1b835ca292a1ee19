import { withoutListMarker } from './list-marker.ts'
import { withoutLookAlikes } from './look-alikes.ts'
import { compatibleForm, plainDashes, withoutEnd, withoutInvisible } from './plain-text.ts'

/** Longer text is no e-mail address, whatever stands around it. */
const typedMax = 1_000

/** What nothing needs to be taken from. */
const usual = /^\w[\w.+-]{0,63}@[\w.-]{0,252}\w$/

/** What mail programs and lists put around an address. None of it can stand there in an address that is taken. */
const around = /^[\s"“”„‟«»‹›‘’‚<>()[\],;]+/
const mailto = /^mailto:(?:\/\/)?/i
const behind = /[\s"“”„‟«»‹›‘’‚'`<>()[\],;:.!?。、،؛؟]/
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

const bare = (text: string): string => {
  let rest = text
  let isLink = false
  for (;;) {
    const inside = withoutListMarker(rest).replace(around, '')
    const isMailto = mailto.test(inside)
    const shorter = isMailto ? inside.replace(mailto, '') : inside
    if (shorter === rest) break
    isLink ||= isMailto
    rest = shorter
  }
  if (isLink) rest = rest.replace(/\?.*$/su, '')
  const ended = withoutEnd(rest, behind)
  // An apostrophe may begin a local part, so it is a quote only where another one closes it.
  return ended.startsWith("'") && rest.slice(ended.length).includes("'") ? ended.slice(1) : ended
}

const apostrophe = /[‘’‛′ʹʻʼ`]/gu
const typographic = /(?!\p{ASCII})[\p{P}\p{S}ʹ-ʿ]/u

const localPartOf = (email: string): string => email.slice(0, Math.max(0, email.lastIndexOf('@')))

/** Whether the part before the @ has quotes or other signs that writing programs put in place of those on a keyboard. */
const hasTypographicSign = (email: string): boolean => typographic.test(localPartOf(email))

const beyondAscii = /\P{ASCII}/u

const similarTo = (email: string): string | null => {
  if (!beyondAscii.test(email)) return null
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
  beyondAscii.test(email) && (hasTypographicSign(email) || similarTo(email) !== null)
