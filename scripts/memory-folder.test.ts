import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const script = path.join(import.meta.dirname, 'memory-folder.mjs')
const folderFor = (...given: string[]) =>
  execFileSync(process.execPath, [script, ...given], { encoding: 'utf8' }).trim()

test('what tests throw away is kept in memory only where there is room for it', () => {
  const much = String(8 * 1024 ** 3)
  expect(folderFor('/', much)).toBe('/')
  expect(folderFor('/', '1000000000')).toBe(tmpdir())
  expect(folderFor('/there/is/none', much)).toBe(tmpdir())
})
