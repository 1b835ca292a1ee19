/** Texts that slow patterns and careless loops take longest over, each filled up to a length. */

const filled = (text: string, length: number): string =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .toWellFormed()

/** What a person writes, to hold the others against. Engines read a text faster where all of it is Latin. */
export const ordinaryText = (length: number): string =>
  filled('The “new” plan is clear to us, и он нам нравится – most of it works. ', length)

const units: readonly (readonly [name: string, unit: string])[] = [
  ['a word without an end', 'a'],
  ['signs that are written out as words', '\u3316'],
  ['signs that are written out as words with spaces', '\uFDFA'],
  ['fourfold primes', '\u2057'],
  ['ellipses', '…'],
  ['half addresses', 'a@'],
  ['at signs', '@'],
  ['full width at signs', '＠'],
  ['dots', '.'],
  ['possessives', "'s"],
  ['opening brackets', '('],
  ['square brackets', '[1'],
  ['angle brackets', '<'],
  ['braces', '{{'],
  ['quotation marks', '"'],
  ['opening quotation marks', '“'],
  ['commas', ','],
  ['semicolons', ';'],
  ['hyphens', 'a-'],
  ['slashes', '/'],
  ['digits', '1234567890'],
  ['decimal marks', '1.'],
  ['pluses', '+'],
  ['right-to-left overrides', '\u202E'],
  ['right-to-left marks', '\u200F'],
  ['Arabic', 'نعم لا '],
  ['Hangul parts', '\u1100\u1161'],
  ['pictures of families', '👨‍👩‍👧'],
  ['lone surrogates', '\uD800'],
  ['words that ask', 'who best what may see '],
  ['denials', 'not never no '],
  ['all I need', 'i have all the support and '],
]

/** Spaces and accents stand between two letters, since many fields are trimmed. */
const between = ['  ', '\n', '\t', '\u00A0', '\u0300', '\u0483\u0301']

/** A text of each kind that is that long. */
export const hostileTexts = (length: number): (readonly [name: string, text: string])[] => [
  ...units.map(([name, unit]) => [name, filled(unit, length)] as const),
  ...between.map(
    (unit) => [`a run of ${JSON.stringify(unit)}`, `a${filled(unit, Math.max(0, length - 2))}b`] as const,
  ),
  ['an address at the end', `${filled('a.', Math.max(0, length - 2))}@b`] as const,
  [
    'many different words',
    filled(Array.from({ length: 2_000 }, (_, n) => `q${n.toString(36)}`).join(' '), length),
  ] as const,
  [
    'questions in parts',
    filled(`${' do'.repeat(330)}${' see'.repeat(250)}${' my'.repeat(330)}${' x'.repeat(500)}`, length),
  ] as const,
]
