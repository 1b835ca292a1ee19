import { asciiDigits } from './digits.ts'

/** Letters that count the lines of a list. A letter with a dot may as well be somebody's initial: the whole list says which. */

const letterWithDot = /^\s*(\p{L}{1,4})\.\s+/u
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv']
const latin = 'abcdefghijklmnopqrstuvwxyz'.split('')
const arabic = 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'.split('')
const abjad = 'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ'.split('')
const leastLines = 3
/** What the hollow bullet of word processors is copied as. */
const hollowBullet = /^\s*o\s+/u
const bareNumber = /^\s*(\p{Nd}{1,4})\s+/u

/** Whether the address begins with the initial and not with the name behind it: `A. Smith asmith@...`. */
const isInitial = (line: string, letter: string, rest: string): boolean => {
  const local = /([^\s@<>()]{1,64})@/u.exec(line)?.[1]?.toLowerCase() ?? ''
  const word = /\p{L}+/u.exec(rest)?.[0].toLowerCase() ?? ''
  return local.startsWith(letter) && !(word.startsWith(letter) && local.startsWith(word.slice(0, 3)))
}

const letterOf = (line: string) => letterWithDot.exec(line)?.[1]?.toLowerCase()

/**
 * The lines without the letters before them, where those count up from the first over three lines or more and are nobody's
 * initials, or are an "o" before each, and without numbers that count up; else the lines as they are. Empty lines count as none.
 */
export const withoutCountingLetters = (lines: readonly string[]): readonly string[] => {
  const filled = lines.filter((line) => line.trim() !== '')
  if (filled.length > 1 && filled.every((line) => hollowBullet.test(line))) {
    return lines.map((line) => line.replace(hollowBullet, ''))
  }
  const isNumbered = filled.every(
    (line, index) => Number(asciiDigits(bareNumber.exec(line)?.[1] ?? '')) === index + 1,
  )
  if (filled.length > 1 && isNumbered) return lines.map((line) => line.replace(bareNumber, ''))
  if (filled.length < leastLines) return lines
  // No order counts further than its letters, so of a long list only the first lines are looked at.
  const counts = [latin, romans, arabic, abjad].some((order) =>
    filled.every((line, index) => order[index] !== undefined && letterOf(line) === order[index]),
  )
  if (!counts) return lines
  const areInitials = filled.some((line) =>
    isInitial(line, letterOf(line) ?? '', line.replace(letterWithDot, '')),
  )
  return areInitials ? lines : lines.map((line) => line.replace(letterWithDot, ''))
}
