import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesOnCycles } from './cycles.ts'
import { allSources, commitSubjects, productionFiles, sources } from './source.ts'
import { dialectWords, riddleNames, riddleSymbols } from './vocabulary.ts'

/**
 * What keeps the house in order (docs/architecture.md). Each ceiling is what was found when it was last looked at: a change may
 * lower it and never raise it.
 */

/** The features of the server from the highest line to the lowest; a feature imports features of lower lines only. */
const lines: readonly (readonly string[])[] = [
  ['audit-log', 'webhooks', 'data-transfer'],
  ['privacy'],
  ['chat', 'exports', 'action-plan', 'cycles', 'support'],
  ['reports'],
  ['submissions'],
  ['employees'],
  ['api-keys', 'batch-jobs'],
  ['organizations'],
  ['accounts'],
  ['images', 'billing', 'outbox'],
]
const fullFolders = 0
const filesOfAFolder = 20
const riddles = 7
const symbolRiddles = 0
const dialectPerThousand = 0.6
const wordsOfARecord = 250
/** Commits from then on have subjects that are checked. */
const checkedSince = '2026-11-28T01:20:00Z'
/** Begin as participles do, and are imperatives. */
const imperatives = ['Bring', 'Embed', 'Feed', 'Need', 'Shed', 'Speed']

const featureOf = (file: string): string | undefined => /^server\/features\/([^/]+)\//.exec(file)?.[1]
const lineOf = (feature: string): number => lines.findIndex((line) => line.includes(feature))

test('every feature of the server has its line', () => {
  const features = new Set(productionFiles.map(featureOf).filter((feature) => feature !== undefined))
  expect([...features].toSorted()).toEqual(lines.flat().toSorted())
})

test('features import features of lower lines, in tests as well', () => {
  const upward = allSources.flatMap(({ file, imports, lazyImports }) =>
    [...imports, ...lazyImports]
      .filter((imported) => {
        const [from, to] = [featureOf(file), featureOf(imported)]
        return from !== undefined && to !== undefined && from !== to && lineOf(to) <= lineOf(from)
      })
      .map((imported) => `${file} -> ${imported}`),
  )
  expect(upward).toEqual([])
})

test('no file imports itself by way of others, types included', () => {
  expect(filesOnCycles(allSources)).toEqual([])
})

/** What rooms may not import, tests as well. */
const borders: readonly (readonly [room: RegExp, above: RegExp])[] = [
  [/^server\/(?:core|schema)\//, /^server\/(?:features|emails|operations|[^/]+$)/],
  [/^web\/(?:core|ui)\//, /^web\/(?:features|guards|routes)\//],
]

const webFeatureOf = (file: string): string | undefined => /^web\/features\/([^/]+)\//.exec(file)?.[1]

const isOverBorder = (file: string, imported: string): boolean => {
  const [from, to] = [webFeatureOf(file), webFeatureOf(imported)]
  return (
    (from !== undefined && to !== undefined && from !== to) ||
    borders.some(([room, above]) => room.test(file) && above.test(imported))
  )
}

test('features of the web do not import each other, and what is below features imports none', () => {
  const over = allSources.flatMap(({ file, imports, lazyImports }) =>
    [...imports, ...lazyImports]
      .filter((imported) => isOverBorder(file, imported))
      .map((imported) => `${file} -> ${imported}`),
  )
  expect(over).toEqual([])
})

test(`folders of more than ${filesOfAFolder} files`, () => {
  const counts = new Map<string, number>()
  for (const folder of productionFiles.map((file) => path.dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  const full = [...counts].filter(([, files]) => files > filesOfAFolder).map(([folder]) => folder)
  expect(full.length, full.join('\n')).toBe(fullFolders)
})

/** What decides who may see what: others use the `index.ts` of these folders, so that no part of the rule is applied alone. */
const foldersWithOneDoor = ['insights/anonymity', 'server/features/reports/disclosure']

test.each(foldersWithOneDoor)('%s is entered by its index alone', (folder) => {
  const around = allSources.flatMap(({ file, imports }) =>
    path.dirname(file) === folder
      ? []
      : imports.filter((imported) => path.dirname(imported) === folder && nameOf(imported) !== 'index'),
  )
  expect(around).toEqual([])
})

const nameOf = (file: string): string => path.basename(file).replace(/\.tsx?$/, '')

test('file names are terms of the field', () => {
  const found = productionFiles.filter((file) => riddleNames.some((riddle) => riddle.test(nameOf(file))))
  expect(found.length, found.join('\n')).toBe(riddles)
})

test('names of functions and exports are terms of the field', () => {
  const found = sources.flatMap(({ file, symbols }) =>
    symbols
      .filter((name) => riddleSymbols.some((riddle) => riddle.test(name)))
      .map((name) => `${file}: ${name}`),
  )
  expect(found.length, found.join('\n')).toBe(symbolRiddles)
})

const dialectIn = (text: string): number =>
  dialectWords.reduce((sum, word) => sum + [...text.matchAll(word)].length, 0)

test('comments are plain modern English', () => {
  const comments = sources.flatMap((source) => source.comments)
  const words = comments.reduce(
    (sum, comment) => sum + [...comment.matchAll(/[A-Za-z][A-Za-z'’-]*/g)].length,
    0,
  )
  const dialect = comments.reduce((sum, comment) => sum + dialectIn(comment), 0)
  expect((dialect / words) * 1_000).toBeLessThan(dialectPerThousand)
})

/** A paper and its section, which says nothing to readers who do not have it at hand. */
const citation = /\bdecisions? §|§ ?\d|\bpoints? \d+\b|\brecord \d{4}\b/i

const withoutBrackets = (text: string): string => {
  const shorter = text.replaceAll(/\([^()]*\)/g, '')
  return shorter === text ? text : withoutBrackets(shorter)
}

test('comments say what they cite, with the citation in brackets', () => {
  const bare = allSources.flatMap(({ file, comments }) =>
    comments
      .filter((comment) => citation.test(withoutBrackets(comment)))
      .map((comment) => `${file}: ${comment.trim()}`),
  )
  expect(bare).toEqual([])
})

test(`decision records have at most ${wordsOfARecord} words`, () => {
  const folder = path.resolve(import.meta.dirname, '../../docs/decisions')
  const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name))
  const long = records.filter((name) => {
    const words = readFileSync(path.join(folder, name), 'utf8').match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
    return words.length > wordsOfARecord
  })
  expect(long).toEqual([])
})

const isImperative = (subject: string): boolean => {
  const [first = ''] = subject.split(' ')
  return /^[A-Z]/.test(first) && (!/(?:ed|ing)$/.test(first) || imperatives.includes(first))
}

test('subjects of commits are short, plain and imperative', () => {
  const subjects = commitSubjects(checkedSince)
  const unfit = subjects.filter(
    (subject) => subject.length > 72 || dialectIn(subject) > 0 || !isImperative(subject),
  )
  expect(unfit).toEqual([])
})
