import { asciiDigits } from './digits.ts'

/** Letters and digits of other scripts that look like those of ASCII, as they come into an address by a keyboard or by fraud. */

const likeAscii: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', ѕ: 's', і: 'i', ј: 'j' },
  ...{ ԛ: 'q', ԝ: 'w', һ: 'h', ӏ: 'l', ԁ: 'd', ѵ: 'v' },
  ...{ α: 'a', ο: 'o', ν: 'v', ρ: 'p', ι: 'i', κ: 'k', υ: 'u', χ: 'x', γ: 'y' },
  ...{ օ: 'o', ս: 'u', ո: 'n', հ: 'h' },
}

const word = /[\p{L}\p{M}\p{N}]+/gu
const hasLatin = /[a-z]/i
const letterBeyondLatin = /(?!\p{sc=Latin})\p{L}/u
const lettersBeyondLatin = /(?!\p{sc=Latin})\p{L}/gu

/** A word that has Latin letters, with those of other scripts as Latin ones where each of them looks like one. */
const inOneScript = (text: string): string => {
  if (!hasLatin.test(text)) return text
  const all = text.match(lettersBeyondLatin) ?? []
  return all.every((letter) => letter in likeAscii)
    ? text.replace(lettersBeyondLatin, (letter) => likeAscii[letter] ?? letter)
    : text
}

/** The part of an address that was probably meant: digits of its letters' script, and no word of two scripts that look alike. */
export const withoutLookAlikes = (part: string): string => {
  const plain = part.replace(word, inOneScript)
  return letterBeyondLatin.test(plain) ? plain : asciiDigits(plain)
}
