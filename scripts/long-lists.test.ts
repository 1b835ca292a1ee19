import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/**
 * A statement has a parameter for each value that `inArray` is given, and thousands of them hold the event loop for long. What may be
 * many is asked for with `isAnyOf`.
 */

const root = path.resolve(import.meta.dirname, '..')

/** What lists are of that a file writes down itself: kinds and states. */
const writtenDown = new Set([
  'publishedStates',
  'personMailKinds',
  'kinds',
  'kindsOfOwn',
  'kindsAfterRelease',
  'kindsOfDeletion',
])

/** Other lists of few values, by file and how they are called, each with why they are few. */
const few: readonly (readonly [file: string, list: string, why: string])[] = [
  ['server/features/accounts/sessions/sessions.ts', 'hashes', 'the devices of one person'],
  ['server/emails/organization/membership-email.ts', 'concerned', 'three people at most'],
  ['server/features/employees/invitations/find-inviter.ts', '[ownerId, ', 'two people'],
  [
    'server/features/reports/generation/edited-texts.ts',
    'edited.flatMap(machineWrittenVersions)',
    'versions of one page of reports',
  ],
  ['server/features/reports/generation/generated-texts.ts', 'moments.map(', 'one page of reports'],
]

type Node = { type?: unknown; start?: unknown; end?: unknown; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const nodesIn = function* (value: unknown): Generator<Node> {
  if (!isNode(value)) return
  if (!Array.isArray(value)) yield value
  for (const inner of Object.values(value)) yield* nodesIn(inner)
}

/** Whether a statement of its own gives the list, in the database. */
const isSelected = (text: string, list: string): boolean =>
  /\.select(?:Distinct)?\(/.test(list) ||
  new RegExp(String.raw`\bconst ${list.replaceAll(/\W/g, String.raw`\$&`)} = tx\s*\.select\(`).test(text)

/** What a list is written of: a value, or a list of the file's own. */
const isShort = (element: unknown): boolean => {
  if (!isNode(element) || element.type !== 'SpreadElement') return true
  const name = isNode(element['argument']) ? element['argument']['name'] : undefined
  return typeof name === 'string' && writtenDown.has(name)
}

const isFew = (file: string, text: string, { type, elements, start, end }: Node): boolean => {
  const list = text.slice(Number(start), Number(end))
  if (type === 'ArrayExpression' && Array.isArray(elements) && elements.every(isShort)) return true
  if (isSelected(text, list)) return true
  return few.some(([where, begins]) => where === file && list.startsWith(begins))
}

test('no list that may be long is a parameter for each of its values', async () => {
  const long: string[] = []
  let calls = 0
  for (const name of await readdir(path.join(root, 'server'), { recursive: true })) {
    const found = path.join('server', name)
    if (!found.endsWith('.ts') || /(?:\.test\.ts$|\/testing\/)/.test(found)) continue
    const text = readFileSync(path.join(root, found), 'utf8')
    if (!text.includes('inArray(')) continue
    for (const { type, callee, arguments: given } of nodesIn(parseSync(found, text).program)) {
      if (type !== 'CallExpression' || !isNode(callee) || callee['name'] !== 'inArray') continue
      const list: unknown = Array.isArray(given) ? given[1] : undefined
      calls += 1
      if (!isNode(list) || !isFew(found, text, list))
        long.push(isNode(list) ? `${found}: ${text.slice(Number(list.start), Number(list.end))}` : found)
    }
  }
  expect(long).toEqual([])
  expect(calls).toBeGreaterThan(20)
})
