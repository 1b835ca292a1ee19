import { plainToken } from '../../insights/text/plain-text.ts'

/** One-time codes as they are typed, or pasted with surrounding text of a mail. */

/**
 * How long a new code is, by the wrong tries for its e-mail address in the 24 hours before (docs/sign-in.md). A code of a length
 * opens nothing after that many wrong tries. Guessing succeeds with at most 5 / 1e6 + 20,000 / 1e10 = 7e-6 an address and
 * day; what comes after that adds nothing that counts. Nobody is locked out: only codes get longer.
 */
export const codeLengths = [
  { digits: 6, wrongTries: 5 },
  { digits: 10, wrongTries: 20_000 },
  { digits: 16, wrongTries: Infinity },
] as const
export type CodeLength = (typeof codeLengths)[number]['digits']

const lengths = codeLengths.map(({ digits }) => digits)

/** Digits by themselves, or else with gaps between them, such as " - "; a longer number holds no code. */
const shapesOf = (digits: number) => [
  new RegExp(String.raw`(?<!\d)\d{${digits}}(?!\d)`),
  new RegExp(String.raw`(?<!\d)(?<!\d[\s-]{1,3})\d(?:[\s-]{0,3}\d){${digits - 1}}(?![\s-]{0,3}\d)`),
]
const shapes = new Map<number, RegExp[]>(lengths.map((digits) => [digits, shapesOf(digits)]))

/** What was typed in ASCII digits, without the gaps that group them. */
export const plainCode = (typed: string): string => plainToken(typed).replaceAll(/[\s-]/g, '')

/** The code in what was pasted: "Your code: 957795". One as long as was sent, else of any length. */
export const extractCode = (pasted: string, sent?: number): string | undefined => {
  const plain = plainToken(pasted)
  return [...(sent === undefined ? [] : [sent]), ...lengths]
    .flatMap((digits) => shapes.get(digits) ?? [])
    .map((shape) => shape.exec(plain)?.[0].replaceAll(/\D/g, ''))
    .find((code) => code !== undefined)
}
