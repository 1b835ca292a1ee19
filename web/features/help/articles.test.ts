import { expect, test } from 'vitest'
import { permissions } from '../../../contract/rights/permissions.ts'
import { riskLevelOf } from '../../../insights/company-report/risk-level.ts'
import { articleIds } from '../../core/navigation/help-articles.ts'
import { readArticle, availableArticles, articleSource } from './articles.ts'
import { articleFacts } from './facts.ts'
import { fillArticle, markdownToText } from './fill-article.ts'

const withBilling = { hasBilling: true }
const sources = articleIds.map((id) => ({ id, source: articleSource(id) }))

test('every article has its file, and every file is an article', () => {
  const files = Object.keys(import.meta.glob('./articles/*.md')).map((path) => path.slice(11, -3))
  expect(files.toSorted()).toEqual([...articleIds].toSorted())
})

test('every article has a title of its own, a summary and parts that can be led to', () => {
  const articles = availableArticles(withBilling)
  expect(articles).toHaveLength(articleIds.length)
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length)
  for (const { id, title, summary, parts } of articles) {
    expect(title, id).toMatch(/^[A-Z]/)
    expect(summary, id).toMatch(/\.$/)
    expect(parts.length, id).toBeGreaterThan(0)
    expect(new Set(parts.map((part) => part.id)).size, id).toBe(parts.length)
    for (const part of parts) {
      expect(part.id, id).toMatch(/^[a-z-]+$/)
      expect(part.markdown, `${id}: ${part.title}`).not.toBe('')
    }
  }
})

test('no article holds a number of its own: all come from the code', () => {
  for (const { id, source } of sources) {
    const typed = source.replaceAll(/\{\{[^}]*\}\}|\[\[[^\]]*\]\]|`[^`]*`/g, '')
    expect(typed.match(/\d+/g), id).toBeNull()
  }
})

test('of things to choose between, an article says “or”', () => {
  expect(fillArticle(articleSource('api-keys'), withBilling)).toContain(
    'when it ends: after 30, 90, or 365 days, or only',
  )
})

test('no fact is asked for that there is not, and none is left over', () => {
  const asked = new Set(
    sources.flatMap(({ source }) => [...source.matchAll(/\{\{([a-z-]+)\}\}/g)].map(([, name]) => name)),
  )
  expect(asked).toEqual(new Set(articleFacts(withBilling).keys()))
  expect(() => fillArticle('{{no-such-fact}}', withBilling)).toThrow('No fact is called no-such-fact.')
  for (const { source } of sources) {
    const text = fillArticle(source, withBilling)
    expect(text).not.toMatch(/\{\{|\}\}|\[\[|\]\]|undefined|NaN|null/)
  }
})

test('every word that an article says stands on a screen, stands there', () => {
  const files = import.meta.glob<string>(
    ['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../testing/**', '../../../languages/en/*.json'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const screens = Object.values(files).join('\n').replaceAll(/\s+/g, ' ')
  const isThere = (label: string) =>
    ["'", '"', '`'].some((mark) => screens.includes(`${mark}${label}${mark}`)) ||
    // A count behind it is not named.
    screens.includes(`"${label} ({{number}})"`) ||
    [`>${label}<`, `> ${label} <`, `} ${label} <`, `/> ${label}`].some((text) => screens.includes(text))
  const missing = sources.flatMap(({ id, source }) =>
    [...source.matchAll(/\[\[([^\]]+)\]\]/g)]
      .map(([, label = '']) => label)
      .filter((label) => !isThere(label))
      .map((label) => `${id}: ${label}`),
  )
  expect(missing).toEqual([])
})

test('articles lead to articles and nowhere else, and hold no element', () => {
  for (const { id, source } of sources) {
    const leads = [...source.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to)
    for (const to of leads) expect(articleIds, id).toContain(to)
    expect(source, id).not.toMatch(/<[a-z!/]|!\[/i)
  }
})

test('where nothing is billed, no article says a word of it', () => {
  const articles = availableArticles({ hasBilling: false })
  expect(articles.map(({ id }) => id)).not.toContain('billing')
  const said = articles.map(({ title, summary, parts }) =>
    [title, summary, ...parts.flatMap((part) => [part.title, part.markdown])].join('\n'),
  )
  const traces = said.flatMap((text) =>
    text
      .split('\n')
      .filter(
        (line) =>
          /\b(billing|billed|subscri|checkout|invoices?|payments?|prices?|pricing|trials?|upgrade|stripe)/i.test(
            line,
          ) ||
          (/\bplans?\b/i.test(line) && !/action plan\b/i.test(line)),
      ),
  )
  expect(traces).toEqual([])
  expect(said.join('\n')).not.toContain('org:billing')
})

test('the permissions stand in one row each', () => {
  const { parts } = readArticle('roles', withBilling)
  const rows = parts.flatMap(({ markdown }) => markdown.split('\n')).filter((line) => line.startsWith('| `'))
  expect(rows).toHaveLength(permissions.length)
  for (const permission of permissions) expect(rows.join('\n')).toContain(`\`${permission}\``)
  expect(fillArticle(articleSource('roles'), withBilling)).toContain(`${permissions.length} permissions`)
})

test('the rule of the risk level is the one that is computed', () => {
  const text = markdownToText(fillArticle(articleSource('company-report'), withBilling))
  const [, low, medium] =
    /Low where .* are both ([\d.]+) or more; medium where satisfaction is ([\d.]+) or more/.exec(text) ?? []
  const [ofLow, ofMedium] = [Number(low), Number(medium)]
  expect([
    riskLevelOf(ofLow, ofLow),
    riskLevelOf(ofLow - 0.01, ofLow),
    riskLevelOf(ofLow, ofLow - 0.01),
  ]).toEqual(['Low', 'Medium', 'Medium'])
  expect([riskLevelOf(ofMedium, 1), riskLevelOf(ofMedium - 0.01, 10)]).toEqual(['Medium', 'High'])
})
