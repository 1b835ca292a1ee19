import { expect, test } from 'vitest'
import type { Topic } from '../company-report/company-report-types.ts'
import { findUndisclosedTopics, selectDisclosableFindings } from './index.ts'

const undisclosed = (answered: number, outOf: number, topic: Topic = 'clarity', ...withheld: string[]) => {
  const report = { measures: [{ topic, answered }], coverage: { answered: outOf } }
  const { strong, low } = findUndisclosedTopics(report, 5, new Set(withheld))
  return [...(strong.has(topic) ? ['strong'] : []), ...(low.has(topic) ? ['low'] : [])]
}

test('a topic to which fewer than the threshold spoke is not told of, unless too few spoke for a finding', () => {
  expect(undisclosed(4, 12)).toEqual(['strong', 'low'])
  expect(undisclosed(4, 16)).toEqual(['strong', 'low'])
  expect(undisclosed(4, 17)).toEqual([])
  expect(undisclosed(5, 12)).toEqual([])
  // An open question counts all who answered, whatever they wrote.
  expect(undisclosed(2, 4, 'improvements')).toEqual(['strong'])
  expect(undisclosed(2, 5, 'improvements')).toEqual([])
})

test('a topic whose findings are withheld is not told of in the lists that it could be in', () => {
  expect(undisclosed(20, 20, 'clarity', 'clarity.findings')).toEqual(['strong', 'low'])
  expect(undisclosed(20, 20, 'clarity', 'clarity')).toEqual(['strong', 'low'])
  expect(undisclosed(20, 20, 'clarity', 'clarity.counts', 'output')).toEqual([])
  expect(undisclosed(20, 20, 'missingTools', 'missingTools')).toEqual(['low'])
  expect(undisclosed(20, 20, 'growth', 'growth')).toEqual(['strong'])
})

test('a topic that is not told of takes a place in the list', () => {
  const topics = ['clarity', 'output', 'tools', 'kpis', 'training', 'growth'] as const
  const findings = topics.map((topic) => ({ topic }))
  const selected = (...unlisted: Topic[]) =>
    selectDisclosableFindings(findings, new Set(unlisted)).map(({ topic }) => topic)
  expect(selected()).toEqual(['clarity', 'output', 'tools', 'kpis'])
  expect(selected('output')).toEqual(['clarity', 'tools', 'kpis'])
  expect(selected('satisfaction')).toEqual(['clarity', 'output', 'tools'])
  expect(selected(...topics.slice(0, 5))).toEqual([])
})
