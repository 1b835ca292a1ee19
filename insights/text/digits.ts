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

/** Digits above and below the line: several in a row are one number, as in "¹⁰". */
export const raisedDigits = String.raw`\u2070\u00B9\u00B2\u00B3\u2074-\u2079`
export const loweredDigits = String.raw`\u2080-\u2089`

/** Rows of signs that each are a whole number, with the code of the first, that of the last, and the value of the first. */
const wholeNumbers: readonly (readonly [number, number, number])[] = [
  [0x1369, 0x1371, 1],
  [0x19da, 0x19da, 1],
  [0x2460, 0x2473, 1],
  [0x2474, 0x2487, 1],
  [0x2488, 0x249b, 1],
  [0x24ea, 0x24ea, 0],
  [0x24eb, 0x24f4, 11],
  [0x24f5, 0x24fe, 1],
  [0x24ff, 0x24ff, 0],
  [0x2776, 0x277f, 1],
  [0x2780, 0x2789, 1],
  [0x278a, 0x2793, 1],
  [0x3248, 0x3248, 10],
  [0x3249, 0x3249, 20],
  [0x324a, 0x324a, 30],
  [0x324b, 0x324b, 40],
  [0x324c, 0x324c, 50],
  [0x3251, 0x325f, 21],
  [0x32b1, 0x32bf, 36],
  [0x10a40, 0x10a43, 1],
  [0x10e60, 0x10e68, 1],
  [0x11052, 0x1105a, 1],
  [0x1f100, 0x1f100, 0],
  [0x1f101, 0x1f10a, 0],
  [0x1f10b, 0x1f10b, 0],
  [0x1f10c, 0x1f10c, 0],
  [0x1f51f, 0x1f51f, 10],
]

const sign = (code: number) => `\\u{${code.toString(16)}}`

/** For a class of a pattern: signs that each are a whole number, in circles, brackets, with a full stop or otherwise. */
export const numberSigns = wholeNumbers.map(([first, last]) => `${sign(first)}-${sign(last)}`).join('')
const numberSign = new RegExp(`[${numberSigns}]`, 'gu')
const raisedOrLowered = new RegExp(`[${raisedDigits}${loweredDigits}]`, 'gu')

const valueOfSign = (one: string): string => {
  const code = one.codePointAt(0) ?? 0
  const row = wholeNumbers.find(([first, last]) => first <= code && code <= last)
  return row === undefined ? one : String(row[2] + code - row[0])
}

/** The text with signs of whole numbers, raised and lowered digits and the digits of every script as 0 to 9. */
export const asciiNumbers = (text: string): string =>
  asciiDigits(text)
    .replace(numberSign, valueOfSign)
    .replace(raisedOrLowered, (one) => one.normalize('NFKC'))
