import { expect, test } from 'vitest'
import { buildEmployeeReport } from '../../../../insights/employee-report/employee-report.ts'
import { EmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { mapTexts } from '../generation/editable-texts.ts'
import { serializePassages } from './prompt.ts'
import { findPassages } from './report-passages.ts'
import { acceptSentences } from './accept-sentences.ts'

const rawAnswers = { ...fullAnswers, full_name: 'Ada Lovelace' }
const report = buildEmployeeReport({
  employee: { id: 'ada', name: 'Ada Lovelace', role: 'Engineer', department: 'Research' },
  rawAnswers,
  submittedAt: null,
})
const answers = new Map(Object.entries(rawAnswers))
const places = findPassages(report, (questionId) => answers.get(questionId))
const nobody = () => false

const textAt = (path: string): string | undefined => {
  let found: string | undefined
  mapTexts(report, (text, at) => {
    if (at === path) found = text
    return text
  })
  return found
}

test('places are the texts of the report that rest on answers, each with what was computed and the answers', () => {
  expect(places.length).toBeGreaterThan(8)
  expect(new Set(places.map(({ path }) => path)).size).toBe(places.length)
  for (const { path, sources } of places) {
    expect(textAt(path), path).toBe(sources[0].text)
    expect(sources.map(({ n }) => n)).toEqual(sources.map((_, index) => index))
    expect(sources.length).toBeGreaterThan(1)
  }
})

test('what is not known is worded by nobody', () => {
  const silent = buildEmployeeReport({
    employee: { id: 'ada', name: 'Ada', role: '', department: '' },
    rawAnswers: {},
    submittedAt: null,
  })
  expect(findPassages(silent, () => undefined)).toEqual([])
})

test('a model is given sources and no id, name or address of anybody', () => {
  const material = serializePassages(places)
  expect(material).not.toContain('ada')
  const sent: unknown = JSON.parse(material)
  expect(sent).toEqual({
    places: places.map(({ sources }, place) => ({
      place,
      sources: sources.map(({ n, question, text }) => ({ source: n, of: question, text })),
    })),
  })
})

test('of each place the sentences that hold are taken; the others, and unknown or repeated places, are dropped', () => {
  const own = places.map(({ sources: [computed] }, place) => ({
    place,
    sentences: [{ text: computed.text, cites: [] }],
  }))
  expect(acceptSentences({ places: own }, places, nobody)).toMatchObject({ dropped: places.length })
  const place = places.findIndex(({ sources }) => /\p{L}{2}/u.test(sources[1]?.text ?? ''))
  const first = places[place]
  if (!first) throw new Error('There are places with an answer in words.')
  const sentence = { text: `You write: ${first.sources[1]?.text ?? ''}.`, cites: [1] }
  const answer = {
    places: [
      { place, sentences: [sentence, { text: 'You are promoted.', cites: [1] }] },
      { place, sentences: [sentence] },
      { place: 999, sentences: [sentence] },
      { place: 0.5, sentences: [sentence] },
    ],
  }
  const { texts, dropped } = acceptSentences(answer, places, nobody)
  expect([...texts]).toEqual([[first.path, sentence.text]])
  expect(dropped).toBe(4)
  const worded = mapTexts(report, (text, path) => texts.get(path) ?? text)
  expect(EmployeeReport.parse(worded)).toMatchObject({ gradingOverview: report.gradingOverview })
})
