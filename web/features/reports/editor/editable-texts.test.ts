import { expect, it } from 'vitest'
import { EmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { editableTexts, withTexts } from './editable-texts.ts'

const report = sampleReport(samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers()))

it('gives every text once, under its own key, and puts an edited one in its place', () => {
  const fields = editableTexts(report)
  expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length)
  const texts = new Map(fields.map(({ key }) => [key, `edited ${key}`]))
  const edited = withTexts(report, texts)
  expect(editableTexts(edited).map(({ text }) => text)).toEqual(fields.map(({ key }) => `edited ${key}`))
})

it('leaves numbers, grades, evidence and everything unedited as it was', () => {
  const [first] = editableTexts(report)
  const edited = withTexts(report, new Map([[first?.key ?? '', '  Better words  ']]))
  expect(edited.summary[0]).toEqual({ ...report.summary[0], text: 'Better words' })
  expect({ ...edited, summary: report.summary }).toEqual(report)
  expect(EmployeeReport.safeParse(edited).success).toBe(true)
})
