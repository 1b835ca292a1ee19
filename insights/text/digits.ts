/** Decimal digits of every script (Unicode's category Nd). */

const decimalDigit = /\p{Nd}/u
const digitBeyondAscii = /(?![0-9])\p{Nd}/gu

/** Only the mathematical digits have several tens in a row without a gap between them. */
const longestRun = 50

/** The value of a digit: each script has its ten digits in a row that begins with zero. */
const valueOf = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (before < longestRun && decimalDigit.test(String.fromCodePoint(code - before - 1))) before++
  return before % 10
}

/** The text with the digits of every script as 0 to 9; everything else stays as it is. */
export const asciiDigits = (text: string): string =>
  text.replace(digitBeyondAscii, (digit) => String(valueOf(digit)))
