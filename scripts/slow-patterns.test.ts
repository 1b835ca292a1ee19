import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test, vi } from 'vitest'
import { measureRelativeTo } from '../insights/testing/processor-time.ts'

/**
 * Every pattern of the production source is run over long texts that are made of its own parts, since one that takes the square
 * of what somebody typed stops a server or a tab for seconds.
 */

const root = path.resolve(import.meta.dirname, '..')
const folders = ['languages', 'insights', 'contract', 'client', 'server', 'web']
const longText = 8_000
/** Beside a pattern that looks at each sign of the longest text once. */
const slowTimes = 60

/**
 * Patterns that take longer than their text is long, by file and how they begin, with how long a text they get at most and why. They
 * are measured at that length.
 */
const bounded: readonly (readonly [file: string, begins: string, atMost: number, why: string])[] = [
  ['insights/catalog/quote-answer.ts', String.raw`\B(?=`, 20, 'the digits of one number'],
  ['server/features/chat/analyst/reply-lines.ts', '“(', 600, 'a text as it is shown, which is cut'],
  ['server/features/chat/analyst/write-reply.ts', '“', 1_500, 'a line of a reply, whose parts are cut'],
  [
    'insights/questionnaire/placeholder-answers.ts',
    '(?:thankyou|',
    80,
    'a text that is no longer than any phrase',
  ],
  [
    'web/features/people/list-parser/list-lines.ts',
    '[^@]+@',
    254,
    'a part that is no longer than an address',
  ],
  ['web/features/chat/reply/contains-quote.ts', '“(', 1_500, 'the words of a citation, which are cut'],
  ['web/features/help/fill-article.ts', String.raw`\[\[`, 2_000, 'articles of the product'],
  ['web/features/help/fill-article.ts', String.raw`\[([`, 2_000, 'articles of the product'],
]
type Pattern = { file: string; source: string; flags: string }
/** Where a pattern is put together of parts: a file and a line of it. */
type Place = `${string}:${number}`
type Node = { type?: unknown; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|d)\.tsx?$/.test(entry.name),
    )
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(?:^|\/)(?:testing|node_modules|dist)\//.test(file))
}

const read = async () => {
  const patterns = new Map<string, Pattern>()
  const composing: Place[] = []
  const files = (await Promise.all(folders.map(filesOf))).flat()
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) node.forEach(visit)
      if (!isNode(node) || Array.isArray(node)) return
      const { type, regex, callee } = node
      if (type === 'Literal' && isNode(regex)) {
        const { pattern: source, flags } = regex
        if (typeof source === 'string' && typeof flags === 'string')
          patterns.set(`${file} ${source} ${flags}`, { file, source, flags })
      }
      if (
        (type === 'NewExpression' || type === 'CallExpression') &&
        isNode(callee) &&
        callee['name'] === 'RegExp'
      )
        composing.push(`${file}:${text.slice(0, Number(node['start'])).split('\n').length}`)
      Object.values(node).forEach(visit)
    }
    visit(parseSync(file, text).program)
  }
  return { patterns: [...patterns.values()], composing }
}

const { patterns: literals, composing } = await read()

const composed: Pattern[] = []
const composedAt = new Set<string>()

/** Takes down the patterns that a file puts together of parts as it is loaded. */
const takeDownComposed = async (file: string): Promise<void> => {
  const usual = globalThis.RegExp
  const take = (pattern: RegExp): RegExp => {
    // What it loads makes patterns of its own.
    const place = new Error('here').stack?.split('\n')[3]?.split(`/${file}:`)[1]
    if (place !== undefined) {
      composed.push({ file, source: pattern.source, flags: pattern.flags })
      composedAt.add(`${file}:${Number.parseInt(place, 10)}`)
    }
    return pattern
  }
  vi.resetModules()
  vi.stubGlobal(
    'RegExp',
    new Proxy(usual, {
      construct: (target, given: ConstructorParameters<typeof RegExp>) => take(new target(...given)),
      apply: (target, _this, given: ConstructorParameters<typeof RegExp>) => take(target(...given)),
    }),
  )
  try {
    await import(path.join(root, file))
  } finally {
    vi.unstubAllGlobals()
  }
}

const fileOf = (place: Place): string => place.slice(0, place.lastIndexOf(':'))
for (const file of new Set(composing.map(fileOf))) await takeDownComposed(file)
const patterns = [...literals, ...composed]

const classes: Record<string, string> = {
  s: ' ',
  S: 'x',
  d: '1',
  D: 'x',
  w: 'a',
  W: '-',
  n: '\n',
  r: '\r',
  t: '\t',
}
const properties: Record<string, string> = {
  L: 'é',
  Lu: 'É',
  Ll: 'é',
  M: '\u0301',
  N: '٣',
  P: '!',
  Pd: '-',
  C: '\u0000',
  Cc: '\u0001',
  DI: '\u200B',
}

/** Signs that a pattern speaks of, one for each class, and its words. */
const partsOf = (source: string): { signs: string[]; words: string[]; beginning: string } => {
  const signs = new Set<string>(['x', ' '])
  const pieces = /\\(?:p\{(?:[^}]*=)?(\w+)\}|u\{?([0-9a-fA-F]{4,6})\}?|([^pu]))|([^\\^$*+?()[\]{}|])/gu
  for (const [, property, code, escape, plain = ''] of source.matchAll(pieces)) {
    if (property !== undefined) signs.add(properties[property] ?? '漢')
    else if (code !== undefined) signs.add(String.fromCodePoint(Number.parseInt(code, 16)))
    else if (escape !== undefined) signs.add(classes[escape] ?? (/[a-zA-Z0-9]/.test(escape) ? 'x' : escape))
    else signs.add(plain)
  }
  const words = [
    ...new Set(source.replaceAll(/\\[a-zA-Z](?:\{[^}]*\})?/gu, '§').match(/[\p{L}]{2,}/gu) ?? []),
  ]
  const [beginning = ''] =
    /^[^\\*+?()[\]{}|$.]*/u.exec(
      source
        .replace(/^\^/u, '')
        .replaceAll(/(\w)\?/gu, '$1')
        .replaceAll('\\/', '/'),
    ) ?? []
  return { signs: [...signs], words, beginning }
}

const textsOf = (source: string, length: number): string[] => {
  const { signs, words, beginning } = partsOf(source)
  const few = [...new Set([...signs.filter((sign) => !/[a-z]/iu.test(sign)), ...signs])].slice(0, 12)
  const units = [
    ...few,
    ...few
      .slice(0, 6)
      .flatMap((one) => few.slice(0, 6).flatMap((other) => (one === other ? [] : [one + other]))),
    ...words.slice(0, 24).flatMap((word) => [` ${word}`, word]),
  ]
  return units.flatMap((unit) => {
    // Words fill a text with fewer of themselves, so it has to be longer.
    const long = unit.length > 2 ? length * 4 : length
    const filled = unit.repeat(Math.ceil(long / unit.length)).slice(0, long)
    return [`${beginning}${filled}`, `${beginning}${filled}\u0001!`]
  })
}

const run = (pattern: RegExp, text: string): void => {
  if (!pattern.flags.includes('g')) pattern.test(text)
  else for (const found of text.matchAll(pattern)) if (found.index < 0) break
}

const plainText = 'x '.repeat(longText / 2)
const timesOf = await measureRelativeTo(() => run(/[^]/gu, plainText))

/** The text over which a pattern takes too long; undefined where there is none. */
const slowText = async ({ source, flags }: Pattern, atMost: number): Promise<string | undefined> => {
  const pattern = new RegExp(source, flags)
  // From short to long, so that one that doubles with every sign is found before it takes for ever.
  for (const length of [24, 200, 2_000, longText].map((one) => Math.min(one, atMost)))
    for (const text of textsOf(source, length)) {
      const times = await timesOf(() => run(pattern, text), slowTimes)
      if (times > slowTimes) return text
    }
  return undefined
}

const isRepeating = ({ source }: Pattern) => /[*+]|\{\d+,\}/u.test(source)
const boundOf = ({ file, source }: Pattern) =>
  bounded.find(([where, begins]) => where === file && source.startsWith(begins))?.[2]

test('no pattern takes much longer than its text is long', async () => {
  const slow: string[] = []
  for (const pattern of patterns) {
    if (!isRepeating(pattern)) continue
    const text = await slowText(pattern, boundOf(pattern) ?? longText)
    if (text !== undefined)
      slow.push(`${pattern.file}: /${pattern.source}/ over ${JSON.stringify(text.slice(0, 40))}`)
  }
  expect(slow).toEqual([])
})

test('what is said of patterns is said of some', () => {
  expect(patterns.length).toBeGreaterThan(300)
  for (const [file, begins] of bounded)
    expect(
      patterns.some((one) => one.file === file && one.source.startsWith(begins)),
      `${file} ${begins}`,
    ).toBe(true)
})

test('every pattern that is put together of parts is made as its file is loaded, so that it is measured', () => {
  expect(composing.length).toBeGreaterThan(15)
  expect(composing.filter((place) => !composedAt.has(place))).toEqual([])
})

test.each(['[^\\s<>]+@[^\\s<>]+', '(a+)+$', '\\s+$', ' how .*made '])(
  'a slow pattern is found: %s',
  async (source) => {
    expect(await slowText({ file: '', source, flags: 'u' }, longText)).toBeDefined()
  },
)
