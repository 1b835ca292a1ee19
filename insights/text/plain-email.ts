import { compatibleForm, plainDashes, withoutEnd, withoutInvisible, withoutListMarker } from './plain-text.ts'

/** Longer text is no e-mail address, whatever stands around it. */
const typedMax = 1_000

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
  if (typed.length > typedMax) return typed.trim()
  // NFKC would make a space and a mark of the accent that some keyboards give for an apostrophe.
  const plain = plainDashes(compatibleForm(withoutInvisible(typed).replace(acuteAccent, '’'))).trim()
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

/** Whether the part before the @ has quotes or other signs that writing programs put in place of those on a keyboard. */
export const hasTypographicSign = (email: string): boolean =>
  typographic.test(email.slice(0, Math.max(0, email.lastIndexOf('@'))))

/** The address that was probably meant where one has a typographic apostrophe, to ask about; null where there is none. */
export const similarEmail = (typed: string): string | null => {
  const email = plainEmail(typed)
  const similar = email.replace(apostrophe, "'")
  return similar === email || hasTypographicSign(similar) ? null : similar
}
