/**
 * Detects characters that could say something other than they seem to: digits and look-alike letters of other
 * scripts, and addresses. `basis`: the cited texts, whose words may be repeated.
 */

const otherDigit = /[^\P{N}0-9]/u
/** Combining marks that strike letters out, or that follow no letter. */
const strayMark = /[\u0334-\u0338\u20D0-\u20F0]|(?:^|[^\p{L}\p{M}])\p{M}|\p{Script=Latin}\p{M}/u
const symbol = /[\p{So}\p{Sk}\p{Sc}]/gu
const usualLatin = /^[A-Za-z\u00AA-\u024F\u1E00-\u1EFF'’ʼ-]+$/u
const letter = /\p{L}/gu
const wordOf = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu

const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Armenian',
  'Georgian',
  'Cherokee',
  'Devanagari',
  'Thai',
].map((name) => new RegExp(`\\p{Script=${name}}`, 'u'))
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u

const scriptsOf = (word: string): number => {
  let rest = word.replaceAll(/[^\p{L}]/gu, '')
  let count = 0
  for (const script of [...scripts, eastAsian]) {
    if (!script.test(rest)) continue
    count += 1
    rest = Array.from(rest)
      .filter((letter) => !script.test(letter))
      .join('')
  }
  return count + (rest === '' ? 0 : 1)
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()
const wordsIn = (text: string): string[] => text.match(wordOf) ?? []

/** Whether it contains digits other than 0 to 9. */
export const hasOtherDigits = (text: string): boolean => otherDigit.test(text)

/** Whether a letter, mark or symbol may not be what it seems. */
export const hasUnusualSigns = (text: string, basis: readonly string[]): boolean => {
  const read = text.normalize('NFKC')
  const there = basis.join('\n')
  if (
    strayMark.test(read) ||
    (text.match(letter) ?? []).some((one) => one !== one.normalize('NFKC') && !there.includes(one))
  )
    return true
  if ((`${text}${read}`.match(symbol) ?? []).some((sign) => !there.includes(sign))) return true
  const known = new Set(wordsIn(plain(there)))
  return wordsIn(read).some((word) => {
    if (scriptsOf(word) > 1) return true
    const isUsual = usualLatin.test(word) || /^[0-9]+$/u.test(word)
    return !isUsual && !known.has(word.toLowerCase())
  })
}

const edges = /^[\s.,;:!?…'"“”‘’„«»()]+|(?<![\s.,;:!?…'"“”‘’„«»()])[\s.,;:!?…'"“”‘’„«»()]+$/gu
const addressLike = [
  /[\p{L}\p{N}-][.。·・․‧][\p{L}\p{N}-]*\p{L}/u,
  /\p{L}[.。·・․‧][\p{L}\p{N}]/u,
  /[\p{L}\p{N}][/⁄∕]+\p{L}/u,
  /\p{L}[/⁄∕]+[\p{L}\p{N}]/u,
  /\p{L}:[^\s]/u,
  /\d[.]\d+[.]\d/u,
]
/** Text that programs turn into links: hosts and telephone numbers. Rejected even where an answer contains them. */
const links = [
  /[\p{L}\p{M}\p{N}\p{S}-][.。·・․‧](?:xn--[a-z0-9-]+|\p{L}{2,})(?![\p{L}\p{M}])/u,
  /(?<!\d)\d{1,3}(?:[.]\d{1,3}){3}(?!\d)/u,
  /(?<!\p{L})localhost(?![\p{L}\p{N}])/u,
  /(?<![\p{N}.,])(?:\+|0)(?:[\s()/-]?\d){6,}/u,
]
const never = /(?:https?|hxxps?|ftp|mailto|tel|javascript|data):|www\.|[@＠﹫]/iu
/** 'evil dot example', 'evil . example'. */
const spelledOut = ['dot', 'slash', 'punkt', 'arroba', 'punto', 'نقطة', 'klammeraffe', 'schrägstrich']
const spacedDot = /[\p{L}\p{N}]\s+[.。·・]\s*[\p{L}\p{N}]/u

/** Whether it contains an address of any kind; only text that is verbatim in the basis may look like one. */
export const hasAddress = (text: string, basis: readonly string[]): boolean => {
  const read = plain(text)
  if (never.test(read) || spacedDot.test(read) || links.some((link) => link.test(read))) return true
  const there = plain(basis.join('\n'))
  const known = new Set(wordsIn(there))
  if (wordsIn(read).some((word) => spelledOut.includes(word) && !known.has(word))) return true
  return read
    .split(/\s+/u)
    .map((token) => token.replaceAll(edges, ''))
    .some((token) => addressLike.some((pattern) => pattern.test(token)) && !there.includes(token))
}

/** Single letters, with an optional sign, that may be grades: 'B+', 'd', 'A' within a sentence. */
const single = /(?<![\p{L}\p{M}\p{N}'’.])(\p{L})([+\-−–]?)(?![\p{L}\p{M}\p{N}'’])/gu
const article = /^\s+["“‘(]?[\p{L}\p{N}]/u

export const extractGrades = (text: string): string[] => {
  const read = text.normalize('NFKC')
  return [...read.matchAll(single)].flatMap(({ 0: whole, 1: letter = '', 2: sign = '', index }) => {
    const rest = read.slice(index + whole.length)
    const before = read.slice(0, index).trimEnd()
    const isBeginning = before === '' || /[.!?]["”’)]?$/u.test(before)
    const worded = /^\s*(?:[-–]\s*)?(plus|minus)\b/iu.exec(rest)?.[1]?.toLowerCase()
    if (worded === undefined && sign === '') {
      if (letter === 'I') return []
      if ((letter === 'a' || (letter === 'A' && isBeginning)) && article.test(rest)) return []
    }
    const plus = worded === undefined ? sign.replace(/[−–]/u, '-') : worded === 'plus' ? '+' : '-'
    return [`${letter.toUpperCase()}${plus}`]
  })
}
