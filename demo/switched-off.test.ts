import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** The files from which a folder of the product is built. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|js)$/.test(name) && !/\.test\.|(?:^|\/)testing\//.test(name))
    .map((name) => path.join(root, folder, name))

test('nothing that a server or a page is made of leads to the sample data', () => {
  const sources = ['server', 'web', 'contract', 'insights'].flatMap(sourcesOf)
  expect(sources.length).toBeGreaterThan(300)
  const leading = sources.filter((file) =>
    /from '[^']*\/demo\/|import\('[^']*\/demo\//.test(readFileSync(file, 'utf8')),
  )
  expect(leading).toEqual([])
})
