import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allSources } from './source.ts'

/** The documents name files of the code and each other: a change that moves a file changes them too. */

const root = path.resolve(import.meta.dirname, '../..')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]

const exists = (file: string): boolean => existsSync(path.join(root, file))
const isNameOfSource = (name: string): boolean =>
  allSources.some(({ file }) => `/${file}`.endsWith(`/${name}`))
const textOf = (document: string): string => readFileSync(path.join(root, document), 'utf8')

const folders = '(?:bench|client|contract|demo|e2e|insights|languages|scripts|server|vite|web)'
const fromRoot = new RegExp(String.raw`\`(${folders}/[\w./-]+?)/?\``, 'g')
/** The end of a path, such as `serve.ts` or `http/serve.ts`. */
const endOfPath = new RegExp(String.raw`\`((?!${folders}/)[\w-]+(?:[./][\w-]+)*\.tsx?)\``, 'g')

test.each(documents)('every file that %s names is there', (document) => {
  const text = textOf(document)
  const found = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, file = '']) => file)
  expect(found(fromRoot).filter((file) => !exists(file))).toEqual([])
  expect(found(endOfPath).filter((file) => !exists(file) && !isNameOfSource(file))).toEqual([])
})

test.each(documents)('every link of %s leads somewhere', (document) => {
  const links = [...textOf(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(
    ([, link = '']) => link,
  )
  expect(links.filter((link) => !exists(path.join(path.dirname(document), link)))).toEqual([])
})
