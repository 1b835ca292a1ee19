import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { openLogDestination } from './log-destination.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'muster-log-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What pino writes through a destination over a file of this name. */
const logTo = (file: string, flags: string) => {
  const fd = openSync(file, flags)
  const destination = openLogDestination(fd)
  return { logger: pino({ level: 'info' }, destination), destination, close: () => closeSync(fd) }
}

test('lines arrive whole and in order', async () => {
  const file = path.join(folder, 'lines')
  const { logger, destination, close } = logTo(file, 'w')
  for (let line = 0; line < 1_000; line += 1) logger.info({ line, text: 'ä'.repeat(50) }, 'Said')
  const lines = await eventually(() => {
    const written = readFileSync(file, 'utf8').trimEnd().split('\n')
    return written.length === 1_000 ? written : undefined
  })
  expect(lines.map((line) => JSON.parse(line).line)).toEqual(lines.map((_line, index) => index))
  expect(destination.dropped()).toBe(0)
  close()
})

test('a full disk costs the lines and nothing else', async () => {
  const { logger, destination, close } = logTo('/dev/full', 'w')
  for (const line of [1, 2, 3]) {
    logger.info({ line }, 'Said')
    const dropped = await eventually(() => destination.dropped() || undefined)
    expect(dropped).toBeLessThanOrEqual(line)
  }
  expect(await eventually(() => (destination.dropped() === 3 ? 3 : undefined))).toBe(3)
  close()
})

test('more than fits into memory is dropped and counted', async () => {
  const file = path.join(folder, 'many')
  const { logger, destination, close } = logTo(file, 'w')
  const sent = 3_000
  for (let line = 0; line < sent; line += 1) logger.info({ text: 'x'.repeat(1_000) }, 'Said')
  expect(destination.dropped()).toBeGreaterThan(1_000)
  const arrived = sent - destination.dropped()
  const lines = () => readFileSync(file, 'utf8').split('\n').length - 1
  await eventually(() => (lines() === arrived ? true : undefined))
  close()
})
