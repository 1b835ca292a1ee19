import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * The table of docs/specification.md is held against what there is: each row names the files that do what it says and
 * the tests that show it, by their titles, and what it quotes stands word for word in one of those files.
 */

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'docs/specification')

const contents = new Map<string, string | null>()
const read = (file: string): string | null => {
  const known = contents.get(file)
  if (known !== undefined) return known
  const place = path.join(root, file)
  const text = existsSync(place) ? readFileSync(place, 'utf8') : null
  contents.set(file, text)
  return text
}

/** Text of a source as a row quotes it: what is filled in is {}, and where its lines break does not matter. */
const plain = (source: string): string =>
  source
    .replaceAll(/\$\{[^{}]*\}|\$[a-z]\w*/g, '{}')
    .replaceAll(/(?<=\d)_(?=\d)/g, '')
    .replaceAll(String.raw`\'`, "'")
    .replaceAll(/\s+/g, ' ')
const plainQuote = (quote: string): string => quote.replaceAll(/\{[^{}]*\}/g, '{}').replaceAll(/\s+/g, ' ')

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file)

const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const beforeEachCall = /^(?=[\t ]*(?:test|it|describe)\w*[(.])/m
const isLeftOut = (call: string): boolean => /^\s*\w+(?:\.\w+)*\.(?:skip|todo|fixme)\b/.test(call)

/** Whether what ends here never runs: its own call is skipped, or that of a group around it, which stands further left. */
const neverRuns = (sourceBefore: string): boolean => {
  let indent = Infinity
  return sourceBefore
    .split(beforeEachCall)
    .toReversed()
    .some((call) => {
      const itsIndent = call.search(/\S|$/)
      if (itsIndent >= indent) return false
      indent = itsIndent
      return isLeftOut(call)
    })
}

/** Whether a file of tests has a test, or a group of tests, of this title, and runs it. */
const hasTitle = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((mark) => {
    const named = new RegExp(String.raw`\(\s*${mark}${literal(title)}${mark}\s*,`, 'g')
    return [...source.matchAll(named)].some(({ index }) => !neverRuns(source.slice(0, index + 1)))
  })

const codeIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

const faultsOfWhere = (cell: string): string[] => {
  const files = codeIn(cell)
  if (files.length === 0) return ['no file does it']
  return files.flatMap((file) => {
    if (read(file) === null) return [`there is no ${file}`]
    return isTest(file) ? [`${file} is a test`] : []
  })
}

const faultsOfTests = (cell: string): string[] => {
  if (cell === '') return ['no test shows it']
  return cell.split('<br>').flatMap((entry) => {
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(entry) ?? []
    if (!isTest(file)) return [`${entry} names no test`]
    const source = read(file)
    if (source === null) return [`there is no ${file}`]
    return hasTitle(source, title) ? [] : [`${file} has no test “${title}”`]
  })
}

const faultsOfQuotes = (sentence: string, where: string): string[] => {
  const sources = codeIn(where).flatMap((file) => read(file) ?? [])
  return codeIn(sentence)
    .filter((quote) => !sources.some((source) => plain(source).includes(plainQuote(quote))))
    .map((quote) => `“${quote}” stands in none of its files`)
}

const faultsOfReason = (cell: string): string[] => {
  if (cell === '') return []
  const records = [...cell.matchAll(/\]\(\.\.\/(decisions\/[^)]+)\)/g)].map(([, record = '']) => record)
  if (records.length === 0) return ['what is settled otherwise names no record']
  return records
    .filter((record) => read(`docs/${record}`) === null)
    .map((record) => `there is no docs/${record}`)
}

/** What is wrong with a row: its sentence, where it is done, what shows it, and why it is settled otherwise. */
const faultsOf = (row: string): string[] => {
  const cells = row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
  const [sentence = '', where = '', shown = '', otherwise = ''] = cells
  if (cells.length !== 4 || sentence === '') return ['a row has a sentence and three cells more']
  return [
    ...faultsOfWhere(where),
    ...faultsOfTests(shown),
    ...faultsOfQuotes(sentence, where),
    ...faultsOfReason(otherwise),
  ]
}

const rowsOf = (page: string): string[] =>
  page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:---|What it says)/.test(line))

const pages = readdirSync(folder).toSorted()

describe('the specification as a table', () => {
  test('has a page for each of the nine points, and one that leads to them', () => {
    expect(pages.map((name) => name.split('-')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    const contentsPage = read('docs/specification.md') ?? ''
    for (const name of pages) expect(contentsPage).toContain(`(specification/${name})`)
  })

  test.each(pages)('every row of %s names what does it and what shows it', (name) => {
    const rows = rowsOf(read(`docs/specification/${name}`) ?? '')
    expect(rows.length).toBeGreaterThan(5)
    const faults = rows.flatMap((row) => faultsOf(row).map((fault) => `${row.slice(0, 80)}: ${fault}`))
    expect(faults).toEqual([])
  })
})

describe('a row', () => {
  test.each([
    ["test('a', () => {})", true],
    ["describe('g', () => {\n  test('a', () => {})\n})", true],
    ["describe.each(rows)('a', () => {})", true],
    ["test.runIf(isRoot)(\n  'a',\n  () => {})", true],
    ["test.skip('b', () => {})\ntest('a', () => {})", true],
    ["describe.skip('g', () => {\n  test('b', () => {})\n})\ntest('a', () => {})", true],
    ["test.skip('a', () => {})", false],
    ["it.skip(\n  'a',\n  () => {})", false],
    ["test.todo('a')", false],
    ["test.todo('a', () => {})", false],
    ["test.fixme('a', () => {})", false],
    ["test.skip.each([\n  ['x', 1],\n])('a', () => {})", false],
    ["describe.skip('g', () => {\n  test('b', () => {})\n  test('a', () => {})\n})", false],
    ["test.describe.skip('g', () => {\n  test('a', () => {})\n})", false],
  ])('is shown by a test that runs: %j', (source, runs) => {
    expect(hasTitle(source, 'a')).toBe(runs)
  })

  const here = '`scripts/start.mjs`'
  const shown = '`scripts/specification.test.ts` › is told what is wrong with it'

  test('is told what is wrong with it', () => {
    expect(faultsOf(`| It starts | ${here} | ${shown} | |`)).toEqual([])
    expect(faultsOf(`| It starts | | ${shown} | |`)).toEqual(['no file does it'])
    expect(faultsOf(`| It starts | ${here} | | |`)).toEqual(['no test shows it'])
    expect(faultsOf(`| It starts | \`scripts/gone.mjs\` | ${shown} | |`)).toEqual([
      'there is no scripts/gone.mjs',
    ])
    expect(faultsOf(`| It starts | \`scripts/specification.test.ts\` | ${shown} | |`)).toEqual([
      'scripts/specification.test.ts is a test',
    ])
    const elsewhere = '`scripts/specification.test.ts` › is nowhere'
    expect(faultsOf(`| It starts | ${here} | ${elsewhere} | |`)).toEqual([
      'scripts/specification.test.ts has no test “is nowhere”',
    ])
    expect(
      faultsOf(`| It starts | ${here} | \`scripts/start.mjs\` › is told what is wrong with it | |`),
    ).toEqual(['`scripts/start.mjs` › is told what is wrong with it names no test'])
    expect(faultsOf(`| It says \`never said\` | ${here} | ${shown} | |`)).toEqual([
      '“never said” stands in none of its files',
    ])
    expect(faultsOf(`| It starts | ${here} | ${shown} | Since it is so |`)).toEqual([
      'what is settled otherwise names no record',
    ])
    expect(faultsOf(`| It starts | ${here} | ${shown} | So ([9](../decisions/9999-gone.md)) |`)).toEqual([
      'there is no docs/decisions/9999-gone.md',
    ])
    expect(faultsOf(`| It starts | ${here} | ${shown} |`)).toEqual([
      'a row has a sentence and three cells more',
    ])
  })
})
