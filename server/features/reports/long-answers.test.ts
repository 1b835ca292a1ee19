import { expect, test } from 'vitest'
import { limits } from '../../../contract/fields.ts'
import { buildCompanyReport } from '../../../insights/company-report.ts'
import { buildEmployeeReport } from '../../../insights/employee-report.ts'
import { questionIds } from '../../../insights/questionnaire.ts'
import { company } from '../../../insights/testing/company.ts'
import { hostileTexts, ordinaryText } from '../../testing/hostile-texts.ts'
import { leastProcessorMsOf } from '../../testing/processor-time.ts'

/** A report is made in the loop that serves everybody: however long and strange its answers are, it takes no time that others would notice. */

const moreMs = 50

const answersOf = (text: string) => Object.fromEntries(questionIds.map((id) => [id, text]))
const ofPerson = (text: string) => () =>
  buildEmployeeReport({
    employee: { id: 'ada', name: 'Ada Lovelace', role: 'Engineer', department: 'Research' },
    rawAnswers: answersOf(text),
    submittedAt: null,
  })
const ofCompany = (text: string) => {
  const here = company(
    Array.from({ length: 6 }, (_, n) => ({
      name: `Ada L${n}`,
      department: 'Research',
      answers: answersOf(text),
    })),
  )
  return () => buildCompanyReport(here)
}

test.each([
  ['a person', ofPerson],
  ['a company of 6', ofCompany],
] as const)('the report of %s takes at most 50 ms more for answers of any signs', async (_of, reportOf) => {
  const control = await leastProcessorMsOf(reportOf(ordinaryText(limits.answerMax)))
  const slow: string[] = []
  for (const [name, text] of hostileTexts(limits.answerMax)) {
    const took = await leastProcessorMsOf(reportOf(text), control + moreMs)
    if (took > control + moreMs) slow.push(`${name}: ${Math.round(took)} ms beside ${Math.round(control)}`)
  }
  expect(slow).toEqual([])
})
