import { asciiDigits, asciiNumbers } from './digits.ts'

/**
 * Makes typed and pasted text plain: Unicode form, white space, and characters that nobody sees. The time that each
 * function takes grows with the length of the text and no faster.
 */

/** More marks on one character than any script uses. Sorting a long run of them would take quadratic time. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu

const inForm = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.replace(tooManyMarks, '$1').normalize(form)

/** The text in NFKC: full width, ligatures and the like in their usual form. Marks beyond the 30th in a row are dropped. */
export const compatibleForm = (text: string): string => inForm(text, 'NFKC')

/** What nobody sees: Unicode's Default_Ignorable_Code_Point, the empty Braille pattern, and marks of annotations. */
const unseen = String.raw`\p{DI}\u2800\uFFF9-\uFFFB`
const invisible = new RegExp(`[${unseen}]`, 'gu')

/** The text without any character that nobody sees. Not for names: scripts and emoji need some of them. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/** Joiners, selectors of variants of emoji, ideographs and Mongolian letters, and the tags of flags. */
const sometimesNeeded = String.raw`\u200C\u200D\uFE00-\uFE02\uFE0F\u180B-\u180D\u180F\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}`
const neverNeeded = new RegExp(`(?![${sometimesNeeded}])[${unseen}]`, 'gu')
const sometimesNeededRun = new RegExp(`[${sometimesNeeded}]+`, 'gu')

const emojiBefore = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u
const flagBefore = /\u{1F3F4}$/u
const tagsOfFlag = /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/u
const keyBefore = /[0-9#*]$/
const keycap = '\u20E3'
const ideographBefore = /\p{Unified_Ideograph}$/u
const mongolianBefore = /\p{sc=Mongolian}$/u
/** Letters and marks of the scripts whose letters join or form clusters, such as Arabic and Devanagari. */
const joiningLetterBefore =
  /(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Hebrew}\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}])\p{L}\p{M}{0,8}$/u
/** At the end of a word a joiner is written after a virama only, as in Malayalam. */
const viramaBefore = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]$/u

/** What of a run of such characters the sign before it is written with. */
const variantIn = (run: string, before: string, after: string): string => {
  if (flagBefore.test(before)) return tagsOfFlag.exec(run)?.[0] ?? ''
  const isPicture = emojiBefore.test(before) || (keyBefore.test(before) && after === keycap)
  if (isPicture) return run.includes('\uFE0F') ? '\uFE0F' : ''
  if (ideographBefore.test(before)) return /[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/u.exec(run)?.[0] ?? ''
  return mongolianBefore.test(before) ? (/[\u180B-\u180D\u180F]/.exec(run)?.[0] ?? '') : ''
}

const joinerIn = (run: string, before: string, after: string): string => {
  const isNeeded =
    after.trim() === ''
      ? viramaBefore.test(before)
      : emojiBefore.test(before) || flagBefore.test(before) || joiningLetterBefore.test(before)
  return isNeeded ? (/[\u200C\u200D]/.exec(run)?.[0] ?? '') : ''
}

/** As many code units as a letter with its marks may take. */
const longestLetter = 18

const withNeededOnly = (text: string): string =>
  text.replace(sometimesNeededRun, (run: string, at: number) => {
    const before = text.slice(Math.max(0, at - longestLetter), at)
    const after = text.charAt(at + run.length)
    return variantIn(run, before, after) + joinerIn(run, before, after)
  })

const whiteSpace = /[\s\p{Cc}]+/gu
const visible = new RegExp(String.raw`[^${unseen}\p{C}\s]`, 'u')
const singleSpacedAscii = /^[!-~]+(?: [!-~]+)*$/

/** Combining marks need a base letter, and at the beginning of a line there is none. */
const loneMarks = /^[\p{M}\s]+/u

/**
 * One line of text: NFC, every run of white space and control characters one space, no mark without a letter at its
 * beginning, and nothing invisible but what a script or an emoji needs. Empty where nothing can be seen.
 */
export const plainLine = (text: string): string => {
  if (singleSpacedAscii.test(text)) return text
  const formed = inForm(text.replace(neverNeeded, ''), 'NFC')
  const needed = withNeededOnly(formed)
  const line = (needed === formed ? formed : inForm(needed, 'NFC'))
    .replace(whiteSpace, ' ')
    .replace(loneMarks, '')
    .trim()
  return visible.test(line) ? line : ''
}

const plainAscii = /^[\t\n -~]*$/
const bidiStart = /[\u202A\u202B\u202D\u202E\u2066-\u2068]/gu
const bidiEnd = /[\u202C\u2069]/gu
const outsideWords = /^[\s\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]$/u

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Whether a text has nothing that anybody can see. */
export const isBlankText = (text: string): boolean => !visible.test(text)

/**
 * Text of several lines: NFC, without white space and direction marks around it. Where an embedding or isolate has lost
 * its other half, the text has none. Empty where nothing can be seen.
 */
export const plainText = (text: string): string => {
  if (plainAscii.test(text)) return text.trim()
  if (isBlankText(text)) return ''
  let start = 0
  while (outsideWords.test(text.charAt(start))) start++
  const inside = inForm(withoutEnd(text.slice(start), outsideWords), 'NFC')
  return countOf(inside, bidiStart) === countOf(inside, bidiEnd)
    ? inside
    : inForm(inside.replace(bidiStart, '').replace(bidiEnd, ''), 'NFC')
}

const dash = /[\p{Pd}\u02D7\u2043\u2212\u2796]/gu

/** The text with dashes and minus signs of every kind as '-'. */
export const plainDashes = (text: string): string => text.replace(dash, '-')

/** Japanese keyboards give the sign for a long vowel where a hyphen is meant. */
const vowelSignAsDash = /\u30FC/gu

const digitOnKey = /([0-9])\u20E3/g

/**
 * A code, a number or another token: ASCII for compatible forms, dashes and digits of every script; nothing
 * invisible, and every run of white space one space.
 */
export const plainToken = (text: string): string => {
  if (singleSpacedAscii.test(text)) return text
  const numbers = asciiNumbers(withoutInvisible(text)).replace(digitOnKey, '$1')
  return asciiDigits(plainDashes(compatibleForm(numbers)).replace(vowelSignAsDash, '-'))
    .replace(whiteSpace, ' ')
    .trim()
}

const aroundUrl = /^[\s<"'“‘„«([{]+/u
const behindUrl = /[\s.,;:!?'"“”‘’«»<>。、،؛؟…]/u

const bracketPairs = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const

/** The address of a page without what it was copied with: invisible characters, brackets, quotes, a full stop. */
export const plainUrl = (typed: string): string => {
  let address = withoutEnd(withoutInvisible(typed).replace(aroundUrl, ''), behindUrl)
  const unopened = new Map<string, number>(
    bracketPairs.map(([open, close]) => [close, address.split(close).length - address.split(open).length]),
  )
  for (;;) {
    const last = address.charAt(address.length - 1)
    const left = unopened.get(last) ?? 0
    if (left <= 0) return address
    unopened.set(last, left - 1)
    address = withoutEnd(address.slice(0, -1), behindUrl)
  }
}

/** The text without the characters at its end that `isPart` matches one by one. */
export const withoutEnd = (text: string, isPart: RegExp): string => {
  let end = text.length
  while (end > 0 && isPart.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
