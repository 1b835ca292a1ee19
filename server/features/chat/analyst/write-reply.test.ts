import { expect, test } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { contract } from '../../../../contract/index.ts'
import { company } from '../../../../insights/testing/company.ts'
import { asOwner, callsOver } from '../testing/organization.ts'
import { openSource } from '../conversation/data-source.ts'
import { listOfPeople, ofAnswer, ofCompany, ofReport } from './citations.ts'
import { remark, says, type Basis, type Line } from './reply-lines.ts'
import { isTold, type Told } from './source.ts'
import { writeReply } from './write-reply.ts'

/** What is refused of a reply, whoever wrote its lines. */

const org = company([
  { name: 'Ada Lovelace', answers: { role_clarity: '9', missing_tools: 'Excel' } },
  { name: 'Grace Hopper', answers: { role_clarity: '3' } },
])

const valueOf = <T>(told: Told<T>): T => {
  if (!isTold(told)) throw new Error(told.refusal)
  return told.value
}

/** A source that has told of the list, of Ada's report and answers and of the company report, and not of Grace's. */
const told = async () => {
  const { ask } = callsOver(org)
  const { source, answered } = openSource(ask, [], asOwner)
  await source.people()
  const { report } = valueOf(await source.report('e0'))
  await source.answersOf('e0', 1)
  const companyReport = valueOf(await source.companyReport())
  const grace = valueOf(await ask(contract.getReport, { employeeId: 'e1' })).report
  return { answered, report, companyReport, grace }
}
const written = async (
  line: (there: Awaited<ReturnType<typeof told>>) => Line,
): Promise<{ text: string; cited: number }> => {
  const there = await told()
  const { text, citations } = writeReply({ lines: [line(there), remark('Ask another.')] }, there.answered)
  return { text, cited: citations.length }
}
const ada = { employeeId: 'e0', name: 'Ada Lovelace', version: 1 }
const gone = { text: 'Ask another.', cited: 0 }

test('a sentence stands where what it cites was told and holds its numbers', async () => {
  expect(
    await written(({ report }) =>
      says(`Overall ${report.gradingOverview.overall}.`, ofReport(report, 'gradingOverview')),
    ),
  ).toEqual({ text: expect.stringMatching(/^Overall [\d.]+\. \[1\]\nAsk another\.$/u), cited: 1 })
  expect(await written(() => says('They are 2.', listOfPeople))).toMatchObject({ cited: 1 })
  expect(await written(() => says('It is so.', ofAnswer(ada, 'missing_tools', 'Excel')))).toMatchObject({
    cited: 1,
  })
  expect(await written(() => says('Half are 1.', listOfPeople, { derived: [1] }))).toMatchObject({ cited: 1 })
})

type There = Awaited<ReturnType<typeof told>>
const wrong: readonly (readonly [string, (there: There) => Basis | Basis[]])[] = [
  ['nothing', () => []],
  ['a report that was not asked for', ({ grace }) => ofReport(grace, 'gradingOverview')],
  ['another version', ({ report }) => ofReport({ ...report, version: 2 }, 'gradingOverview')],
  [
    'a part that no report has',
    ({ report }) => ({
      ...ofReport(report, 'workings'),
      kind: 'report',
      employeeId: 'e0',
      version: 1,
      section: 'pay',
    }),
  ],
  ['another company report', ({ companyReport }) => ofCompany({ ...companyReport, id: 'other' }, 'coverage')],
  ['words that were not written', () => ofAnswer(ada, 'missing_tools', 'A raise')],
  [
    'an answer of somebody else',
    () => ofAnswer({ employeeId: 'e1', name: 'Grace Hopper', version: 1 }, 'missing_tools', 'Excel'),
  ],
  ['an answer to another question', () => ofAnswer(ada, 'career_goals', 'Excel')],
  [
    'an answer as another version rests on it',
    () => ofAnswer({ ...ada, version: 2 }, 'missing_tools', 'Excel'),
  ],
  ['a file that was not attached', () => ({ kind: 'file', label: 'people.csv' })],
  [
    'one that is right and one that is not',
    ({ report, grace }) => [ofReport(report, 'gradingOverview'), ofReport(grace, 'gradingOverview')],
  ],
]

test.each(wrong)('a sentence that cites %s is gone', async (_, basis) => {
  expect(await written((there) => says('All is well.', basis(there)))).toEqual(gone)
})

test('a sentence with a number that what it cites does not hold is gone', async () => {
  for (const text of ['Overall 99.', 'Overall 1,234 of them.', 'Overall 7.77.', 'Since 1999-12-31.']) {
    expect(await written(({ report }) => says(text, ofReport(report, 'gradingOverview'))), text).toEqual(gone)
    expect(await written(() => says(text, listOfPeople, { derived: [1, 98] })), text).toEqual(gone)
  }
})

test('a number of another part of the same report does not vouch', async () => {
  expect(
    await written(({ report }) =>
      says(`Of ${report.coverage.asked} questions.`, ofReport(report, 'gradingOverview')),
    ),
  ).toEqual(gone)
  expect(
    await written(({ report }) =>
      says(`Of ${report.coverage.asked} questions.`, ofReport(report, 'coverage')),
    ),
  ).toMatchObject({ cited: 1 })
})

test('without the list told, nothing is said of it, and that is said', async () => {
  const { answered } = openSource(callsOver(org).ask, [], asOwner)
  expect(writeReply({ lines: [says('They are there.', listOfPeople)] }, answered)).toEqual({
    text: messages.chatNothingCited,
    citations: [],
    choices: [],
    suggestions: [],
  })
})
