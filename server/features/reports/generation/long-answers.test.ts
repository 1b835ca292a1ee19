import { expect, test } from 'vitest'
import { limits } from '../../../../contract/shapes/limits.ts'
import { buildCompanyReport } from '../../../../insights/company-report/company-report.ts'
import { buildEmployeeReport } from '../../../../insights/employee-report/employee-report.ts'
import { questionIds } from '../../../../insights/questionnaire/questionnaire.ts'
import { company } from '../../../../insights/testing/company.ts'
import { findSlowerThan } from '../../../../insights/testing/processor-time.ts'
import { hostileTexts, ordinaryText } from '../../../../insights/testing/hostile-texts.ts'

/** A report is made in the loop that serves everybody: however long and strange its answers are, it takes no time that others would notice. */

/** Other scripts take several times as long as ASCII; the square of an answer's length would take hundreds of times. */
const atMost = 10

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
] as const)(
  'the report of %s takes about as long for answers of any signs as for ordinary ones',
  async (_of, reportOf) => {
    const works = hostileTexts(limits.answerMax).map(([name, text]) => [name, reportOf(text)] as const)
    expect(await findSlowerThan(reportOf(ordinaryText(limits.answerMax)), works, atMost)).toEqual([])
  },
)
