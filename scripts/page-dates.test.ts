import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Numbers, days and moments on a page are written in its own language; only fields for dates are the browser's. */

const web = path.resolve(import.meta.dirname, '../web')
const byBrowser =
  /toLocale(?:Date|Time)String\(\s*(?:undefined|\))|DateTimeFormat\(\s*(?:undefined|\))|toLocaleString\(\s*(?:undefined|\))|NumberFormat\(\s*(?:undefined|\))/

test('no date or number of a page is written as the browser would, whatever the page’s language', () => {
  const files = readdirSync(web, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|[\\/])testing[\\/]/.test(file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => byBrowser.test(readFileSync(path.join(web, file), 'utf8')))).toEqual([])
})
