import { withoutBullet, withoutListMarker } from './list-marker.ts'
import { plainLine, withoutEnd } from './plain-text.ts'

/** Longer text is no name, and is passed on unchanged to the check that refuses its length. */
const typedMax = 1_000

/** What quotes and brackets close with, by how they open. */
const closers: Readonly<Record<string, string>> = {
  '"': '"”“',
  '“': '”“"',
  '”': '”',
  '„': '“”"',
  '‟': '”',
  '＂': '＂',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
  "'": "'’",
  '‘': "’‘'",
  '’': '’',
  '‚': '‘’',
  '`': "`'´",
  '´': '´',
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
  '（': '）',
  '【': '】',
  '「': '」',
  '『': '』',
  '《': '》',
  '〈': '〉',
}
const apostrophes = "'‘’`´"
const closingApostrophe = /['‘’`´](?!\p{L})/u

const hasAny = (signs: string, text: string): boolean => Array.from(signs).some((sign) => text.includes(sign))

/** The text without quotes or brackets that hold all of it. */
const withoutPair = (text: string): string => {
  const [open = ''] = text
  const close = closers[open]
  if (close === undefined || !close.includes(text.slice(-1))) return text
  const inside = text.slice(open.length, -1)
  const isOneOfMore = apostrophes.includes(open)
    ? closingApostrophe.test(inside)
    : hasAny(open + close, inside)
  return isOneOfMore ? text : inside
}

/** The text without a quote or bracket at one of its ends that has no other half. */
const withoutHalf = (text: string): string => {
  const [open = ''] = text
  const close = closers[open]
  const last = text.slice(-1)
  if (hasAny(open + last, apostrophes)) return text
  if (close !== undefined && !hasAny(close, text.slice(1))) return text.slice(open.length)
  const openers = Object.keys(closers).filter((one) => closers[one]?.includes(last) === true)
  return openers.length > 0 && !hasAny(openers.join(''), text.slice(0, -1)) ? text.slice(0, -1) : text
}

/**
 * What no name begins with: neither a letter nor a number, and no quote or bracket, which may belong to a part of it. A
 * formula is stored as it is, and made harmless where it is handed out.
 */
const beforeName = /^[^=＝\p{L}\p{N}"“”„‟＂«»‹›'‘’‚`´([{<（【「『《〈]+/u
/** An apostrophe begins a name where a letter follows, as in "'t Hooft". */
const looseApostrophe = /^['‘’‚`´]+(?!\p{L})/u
const gluedMarker =
  /^[([{]?(?:\p{Nd}{1,4}(?:\.\p{Nd}{1,4}){1,5}(?=\p{L})|\p{Nd}{1,4}(?:[.．]\p{Nd}{1,4}){0,5}[.．)\]}:/,،、–—-]+|\p{L}[)\]}）])\s*/u
const mailto = /^mailto:/iu
const addressBehind = /\s[<([][^\s@]{1,64}@[^\s@]{1,255}[>)\]]$/u
const behindName = /[\s,;:!?…،؛؟。、|\\/<=_*~+#•·‐‑‒–—―−-]/u

const abbreviations = new Set(
  'jun sen med prof esq dipl ing mag nat rer hc habil phil jur lic inc art oec theol mult agr pol soc techn pharm dent vet mba ba ma'.split(
    ' ',
  ),
)
const vowel = /[aeiouyáéíóúàèìòùâêîôûäöüåæøœ]/u
/** "Jr.", "Ph.D.", "III." and "med." end with a dot, and "Anna." does not. */
const withoutDot = (name: string): string => {
  const bare = withoutEnd(name, /\./)
  if (bare === name) return name
  const word = bare.split(/[^\p{L}\p{M}]+/u).at(-1) ?? ''
  const isAbbreviation =
    Array.from(word).length === 1 ||
    (word.length <= 3 && bare.endsWith(`.${word}`)) ||
    /^[IVX]+$/u.test(word) ||
    abbreviations.has(word.toLowerCase()) ||
    (/^\p{Script=Latin}{2,4}$/u.test(word) && !vowel.test(word.toLowerCase()))
  return isAbbreviation ? name : bare
}

const untilNothingChanges = (text: string, change: (text: string) => string): string => {
  let [before, after] = ['', text]
  while (after !== before) [before, after] = [after, change(after)]
  return after
}

const namePart = /[\p{L}\p{N}]/u

const bareName = (typed: string): string =>
  untilNothingChanges(typed, (text) => {
    const begun = withoutListMarker(text.trim()).replace(beforeName, '').replace(gluedMarker, '')
    const alone = begun.replace(mailto, '').replace(addressBehind, '')
    const inside = withoutPair(withoutDot(withoutEnd(alone, behindName)))
    return withoutHalf(inside).replace(looseApostrophe, '')
  })

/**
 * The name of a person as one line, without what it was copied with: bullets, numbers of lists, quotes around it, the
 * punctuation behind it. Text in which nothing of a name would be left stays as it is. Not for organizations.
 */
export const plainName = (typed: string): string => {
  const line = plainLine(typed)
  if (typed.length > typedMax) return line
  // Tabs tell a marker from an initial, and a line has none any more.
  const name = [bareName(typed), bareName(line)].find((one) => namePart.test(one))
  return name === undefined ? line : bareName(plainLine(name))
}

const onlyPunctuation = /^[\p{P}\s]*$/u
const brackets = /^[([{<（【「『《〈]/u
const aroundTitle = /[\s,;:،؛、]/u

/** What people call a job or a department, as one line without a bullet, quotes or brackets around all of it. */
export const plainTitle = (typed: string): string => {
  const line = plainLine(typed)
  if (typed.length > typedMax) return line
  const title = untilNothingChanges(line, (text) =>
    withoutPair(withoutEnd(withoutBullet(text.replace(/^[\s,;:،؛、]+/u, '')), aroundTitle)),
  )
  return onlyPunctuation.test(title) ? '' : plainLine(title)
}

/**
 * The name of an organization as one line, without bullets, signs of a quote, and quotes around all of it. Brackets and
 * numbers may be of such a name, and text of which nothing would be left stays as it is.
 */
export const plainOrganizationName = (typed: string): string => {
  const line = plainLine(typed)
  if (typed.length > typedMax) return line
  const name = untilNothingChanges(line, (text) => {
    const inside = withoutEnd(withoutBullet(text), aroundTitle)
    return brackets.test(inside) ? inside : withoutPair(inside)
  })
  return onlyPunctuation.test(name) ? line : plainLine(name)
}
