import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from 'vite'
import { chatLimits } from '../../../../contract/calls/chat.ts'
import { measureRelativeTo } from '../../../../insights/testing/processor-time.ts'
import { testApp } from '../../../testing/app.ts'
import { watchChildMemory } from '../../../testing/child-memory.ts'
import { digestFile } from './digest-file.ts'
import type { FileAnswer, FileTask } from './file-task.ts'
import { readFile, smallBytes } from './read-file.ts'
import { lockedPdf, pdfBomb, buildPdf } from '../testing/pdf-files.ts'

/** Files are read with bounds, and the work of large ones is no work of the server's process. */

const it = testApp()

const pdfTask = (bytes: Uint8Array): FileTask => ({
  bytes: new Uint8Array(bytes),
  kind: 'pdf',
  words: null,
  pages: 50,
  characters: 1_000,
})
const textIn = (answer: FileAnswer) => ('digest' in answer ? answer.digest?.beginning : answer)
const filled = (unit: string) => unit.repeat(Math.floor(chatLimits.attachmentBytes / Buffer.byteLength(unit)))

test('a PDF file is read as far as its bounds go', async () => {
  const bytes = buildPdf(Array.from({ length: chatLimits.pdfPages + 5 }, (_, index) => `Page ${index + 1}`))
  const read = async (bounds: object) => textIn(await readFile({ ...pdfTask(bytes), ...bounds }))
  expect(await read({ pages: 3 })).toBe('Page 1\nPage 2\nPage 3\n')
  expect(await read({ characters: 10 })).toBe('Page 1\nPag')
})

describe('in the process in which a server reads it', () => {
  const root = path.resolve(import.meta.dirname, '../../../..')
  const built = path.join(root, 'node_modules', `.muster-test-file-${process.pid}-${Date.now()}`)
  const program = path.join(built, 'file-subprocess.js')
  beforeAll(() =>
    build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: path.join(import.meta.dirname, 'file-subprocess.ts'),
        outDir: built,
        emptyOutDir: true,
      },
    }),
  )
  afterAll(() => rmSync(built, { recursive: true, force: true }))
  const readLine = async () => textIn(await readFile(pdfTask(buildPdf(['One line'])), { program }))

  test('gives the same, and is ended after its time', async () => {
    const line = pdfTask(buildPdf(['One line']))
    expect(await readLine()).toBe('One line\n')
    expect(await readFile(line, { program })).toEqual(await digestFile(line))
    expect(await readFile(pdfTask(lockedPdf()), { program })).toEqual({ refusal: 'locked' })
    expect(await readFile(line, { program, withinMs: 1 })).toEqual({ refusal: 'too much' })
  })

  test.each([2, 3])('ends where a small file packed %i times asks for a gigabyte', async (packed) => {
    const bomb = pdfBomb(1_024, packed)
    expect(bomb.length).toBeLessThan(4_000)
    const own = process.memoryUsage.rss()
    const peak = watchChildMemory()
    let isRead = false
    const reading = readFile(pdfTask(bomb), { program, withinMs: 60_000 }).finally(() => {
      isRead = true
    })
    const { statusCode } = await it.app.inject('/api/ready')
    expect([statusCode, isRead]).toEqual([200, false])
    expect(await reading).toEqual({ refusal: 'too much' })
    expect(peak.stop()).toBeLessThan(450)
    expect(process.memoryUsage.rss() - own).toBeLessThan(150 * 1024 * 1024)
    expect(await readLine()).toBe('One line\n')
  })

  test('fails where the program itself does', async () => {
    const broken = path.join(built, 'broken.js')
    writeFileSync(broken, 'process.exit(3)')
    await expect(readFile(pdfTask(buildPdf(['One line'])), { program: broken })).rejects.toThrow(
      'ended with 3',
    )
  })

  const works: [string, FileTask][] = [
    ['a table', { ...pdfTask(Buffer.from(filled('Ada Lovelace;36;ünï\n'))), kind: 'table' }],
    ['a table of numbers', { ...pdfTask(Buffer.from(filled('36,1.5,7\n'))), kind: 'table' }],
    ['a table of empty columns', { ...pdfTask(Buffer.from(filled(','))), kind: 'table' }],
    ['a table of short rows', { ...pdfTask(Buffer.from(filled('a\n'))), kind: 'table' }],
    ['a text of short lines', { ...pdfTask(Buffer.from(filled('a\n'))), kind: 'text' }],
    ['a text of one line', { ...pdfTask(Buffer.from(filled('\u3316 '))), kind: 'text' }],
  ]
  test.each(works)('gives the same of %s as large as they may be', async (_, task) => {
    const asked = { ...task, words: 'lovelace' }
    expect(await readFile(asked, { program, withinMs: 120_000 })).toEqual(await digestFile(asked))
  })

  test('takes the work of a large text, and a small one is not worth a process', async () => {
    const bytes = Buffer.from(filled('a\n'))
    const asked: FileTask = { ...pdfTask(bytes), kind: 'text', words: 'lovelace' }
    const timesHere = await measureRelativeTo(() => digestFile(asked))
    expect(await timesHere(() => readFile(asked, { program }), 0.2)).toBeLessThan(0.2)
    const small = { ...asked, bytes: asked.bytes.subarray(0, smallBytes) }
    expect(await readFile(small, { program: path.join(built, 'none.js') })).toEqual(await digestFile(small))
    expect(await timesHere(() => digestFile(small), 0.1)).toBeLessThan(0.1)
  })
})
