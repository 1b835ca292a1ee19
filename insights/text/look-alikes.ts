import { asciiDigits } from './digits.ts'

/** Letters and digits of other scripts that look like those of ASCII, as they come into an address by a keyboard or by fraud. */

const likeAscii = new Map(
  ['аa еe оo рp сc уy хx ѕs іi јj ԛq ԝw һh ӏl ԁd ѵv', 'αa οo νv ρp ιi κk υu χx γy', 'օo սu ոn հh'].flatMap(
    (pairs) => pairs.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
  ),
)

const word = /[\p{L}\p{M}\p{N}]+/gu
const hasLatin = /[a-z]/i
const letterBeyondLatin = /(?!\p{sc=Latin})\p{L}/u
const lettersBeyondLatin = /(?!\p{sc=Latin})\p{L}/gu

/** A word that has Latin letters, with those of other scripts as Latin ones where each of them looks like one. */
const inOneScript = (text: string): string => {
  if (!hasLatin.test(text)) return text
  const all = text.match(lettersBeyondLatin) ?? []
  return all.every((letter) => likeAscii.has(letter))
    ? text.replace(lettersBeyondLatin, (letter) => likeAscii.get(letter) ?? letter)
    : text
}

/** The part of an address that was probably meant: digits of its letters' script, and no word of two scripts that look alike. */
export const withoutLookAlikes = (part: string): string => {
  const plain = part.replace(word, inOneScript)
  return letterBeyondLatin.test(plain) ? plain : asciiDigits(plain)
}
