import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeDataFolder } from './data-folder.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'muster-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('makes the data folder with those above it, and leaves nothing in it', () => {
  const wanted = path.join(folder, 'a', 'b')
  expect(makeDataFolder(wanted)).toBe(wanted)
  expect(makeDataFolder(wanted)).toBe(wanted)
  expect(readdirSync(wanted)).toEqual([])
})

it.each(['/proc/x', '/proc/x/y', '/proc', path.join(folder, 'file'), path.join(folder, 'file', 'x')])(
  'says at once that %s cannot be one',
  (wanted) => {
    writeFileSync(path.join(folder, 'file'), '')
    expect(() => makeDataFolder(wanted)).toThrow(
      /^The data folder .* cannot be made or written to \(E\w+\): set DATA_DIR to a folder that Muster may write to\.$/,
    )
  },
)
