import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataTransferMessages as says } from '../../../../contract/calls/data-transfer.ts'
import { measureRelativeTo } from '../../../../insights/testing/processor-time.ts'
import { builtProgram } from '../../../testing/built-program.ts'
import { testApp } from '../../../testing/app.ts'
import { archiveParts, type ArchivePart } from './archive-parts.ts'
import { inPieces } from './build-rows.ts'
import { readArchive } from './read-archive.ts'
import { archiveWith, exportAs, readLines } from '../../../testing/data-transfer/archives.ts'
import { filledOrganization } from '../../../testing/data-transfer/filled-organization.ts'

/** What people send is read in a process of its own, and is no work of the server's. */

const app = testApp()
const { program } = builtProgram(path.join(import.meta.dirname, 'archive-subprocess.ts'))
const folder = mkdtempSync(path.join(tmpdir(), 'muster-archives-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let entries: Map<string, Buffer>
let asIs: string
/** With a company report of some megabytes. */
let long: string

const stored = (name: string, bytes: Uint8Array): string => {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return file
}

beforeAll(async () => {
  const filled = await filledOrganization(app)
  const { bytes, entries: found } = await exportAs(app, filled.owner)
  entries = found
  asIs = stored('as-is.zip', bytes)
  const [line = {}] = readLines(entries, 'company-report-inputs')
  const person = ['person', 'Ada 😀', 'Engineer', 'Care', 1, '2026-03-02T09:00:00.000Z', 'hash']
  const text = `${JSON.stringify({ ...line, people: Array.from({ length: 40_000 }, () => person) })}\n`
  long = stored('long.zip', await archiveWith(entries, () => ({ 'company-report-inputs.ndjson': text })))
})

const partsOf = async (parts: AsyncIterable<ArchivePart>): Promise<ArchivePart[]> => {
  const found: ArchivePart[] = []
  for await (const part of parts) if (part.is !== 'progress') found.push(part)
  return found
}
const task = (file: string) => ({ path: file, now: app.now })
const outlineOf = (parts: readonly ArchivePart[]) =>
  parts.map((part) => ('of' in part ? [part.is, part.of] : [part.is]))

test('a process of its own gives what the server would have read', async () => {
  const here = await partsOf(archiveParts(task(asIs)))
  const there = await partsOf(readArchive(task(asIs), { program }))
  expect(outlineOf(there)).toEqual(outlineOf(here))
  expect(outlineOf(there)).toContainEqual(['rows', 'people'])
  expect(there[0]).toEqual(here[0])
})

test('a long line takes the server a small part of what reading it takes, and comes in pieces', async () => {
  const timesOf = await measureRelativeTo(() => partsOf(archiveParts(task(long))))
  const parts: ArchivePart[] = []
  const times = await timesOf(async () => {
    parts.splice(0, parts.length, ...(await partsOf(readArchive(task(long), { program }))))
  }, 0.3)
  expect(times).toBeLessThan(0.3)
  const pieces = parts.flatMap((part) => ('of' in part && part.of === 'company-report-inputs' ? [part] : []))
  expect(pieces.length).toBeGreaterThan(2)
  expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThanOrEqual(1_000_000)
  const [row] = JSON.parse(pieces.map(({ text }) => text).join(''))
  expect(row.people).toHaveLength(40_000)
})

test('it is ended where it takes too much, and says what is wrong in the words of the server', async () => {
  await expect(partsOf(readArchive(task(long), { program, memoryMb: 60 }))).rejects.toThrow(
    says.tooLargeInside,
  )
  await expect(partsOf(readArchive(task(long), { program, withinMs: 1 }))).rejects.toThrow(
    says.tooLargeInside,
  )
  const broken = await archiveWith(entries, () => ({ 'people.ndjson': '{}\n' }))
  await expect(partsOf(readArchive(task(stored('broken.zip', broken)), { program }))).rejects.toThrow(
    says.unreadable('people.ndjson', 1),
  )
  const over = AbortSignal.abort()
  await expect(partsOf(readArchive(task(asIs), { program, over }))).rejects.toThrow(says.busy)
})

test('more lines than any organization has are refused before they are read', async () => {
  const many = await archiveWith(
    entries,
    () => ({}),
    (is) => ({ ...is, files: is.files.map((file) => ({ ...file, lines: file.lines && 1_000_000_000 })) }),
  )
  await expect(partsOf(readArchive(task(stored('many.zip', many))))).rejects.toThrow(says.tooLargeInside)
})

test('no piece of a text ends within a sign', () => {
  expect(inPieces('a😀b😀', 2)).toEqual(['a', '😀', 'b', '😀'])
  expect(inPieces('abcd', 2)).toEqual(['ab', 'cd'])
})
