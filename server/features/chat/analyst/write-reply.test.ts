import { expect, test } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { contract } from '../../../../contract/index.ts'
import { company } from '../../../../insights/testing/company.ts'
import { asOwner, callsOnCompany } from '../testing/organization.ts'
import { openSource } from '../conversation/data-source.ts'
import { peopleBasis, citeAnswer, citeCompanyReport, citeReport } from './citations.ts'
import { remark, citedLine, type Basis, type Line } from './reply-lines.ts'
import { hasValue, type CallResult } from './source.ts'
import { writeReply } from './write-reply.ts'

/** What is refused of a reply, whoever wrote its lines. */

const org = company([
  { name: 'Ada Lovelace', answers: { role_clarity: '9', missing_tools: 'Excel' } },
  { name: 'Grace Hopper', answers: { role_clarity: '3' } },
])

const valueOf = <T>(told: CallResult<T>): T => {
  if (!hasValue(told)) throw new Error(told.refusal)
  return told.value
}

/** A source that has told of the list, of Ada's report and answers and of the company report, and not of Grace's. */
const told = async () => {
  const { ask } = callsOnCompany(org)
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
      citedLine(`Overall ${report.gradingOverview.overall}.`, citeReport(report, 'gradingOverview')),
    ),
  ).toEqual({ text: expect.stringMatching(/^Overall [\d.]+\. \[1\]\nAsk another\.$/u), cited: 1 })
  expect(await written(() => citedLine('They are 2.', peopleBasis))).toMatchObject({ cited: 1 })
  expect(
    await written(() => citedLine('It is so.', citeAnswer(ada, 'missing_tools', 'Excel'))),
  ).toMatchObject({
    cited: 1,
  })
  expect(await written(() => citedLine('Half are 1.', peopleBasis, { derived: [1] }))).toMatchObject({
    cited: 1,
  })
})

type There = Awaited<ReturnType<typeof told>>
const wrong: readonly (readonly [string, (there: There) => Basis | Basis[]])[] = [
  ['nothing', () => []],
  ['a report that was not asked for', ({ grace }) => citeReport(grace, 'gradingOverview')],
  ['another version', ({ report }) => citeReport({ ...report, version: 2 }, 'gradingOverview')],
  [
    'a part that no report has',
    ({ report }) => ({
      ...citeReport(report, 'workings'),
      kind: 'report',
      employeeId: 'e0',
      version: 1,
      section: 'pay',
    }),
  ],
  [
    'another company report',
    ({ companyReport }) => citeCompanyReport({ ...companyReport, id: 'other' }, 'coverage'),
  ],
  ['words that were not written', () => citeAnswer(ada, 'missing_tools', 'A raise')],
  [
    'an answer of somebody else',
    () => citeAnswer({ employeeId: 'e1', name: 'Grace Hopper', version: 1 }, 'missing_tools', 'Excel'),
  ],
  ['an answer to another question', () => citeAnswer(ada, 'career_goals', 'Excel')],
  [
    'an answer as another version rests on it',
    () => citeAnswer({ ...ada, version: 2 }, 'missing_tools', 'Excel'),
  ],
  ['a file that was not attached', () => ({ kind: 'file', label: 'people.csv' })],
  [
    'one that is right and one that is not',
    ({ report, grace }) => [citeReport(report, 'gradingOverview'), citeReport(grace, 'gradingOverview')],
  ],
]

test.each(wrong)('a sentence that cites %s is gone', async (_, basis) => {
  expect(await written((there) => citedLine('All is well.', basis(there)))).toEqual(gone)
})

test('a sentence with a number that what it cites does not hold is gone', async () => {
  for (const text of ['Overall 99.', 'Overall 1,234 of them.', 'Overall 7.77.', 'Since 1999-12-31.']) {
    expect(
      await written(({ report }) => citedLine(text, citeReport(report, 'gradingOverview'))),
      text,
    ).toEqual(gone)
    expect(await written(() => citedLine(text, peopleBasis, { derived: [1, 98] })), text).toEqual(gone)
  }
})

test('a number of another part of the same report does not vouch', async () => {
  expect(
    await written(({ report }) =>
      citedLine(`Of ${report.coverage.asked} questions.`, citeReport(report, 'gradingOverview')),
    ),
  ).toEqual(gone)
  expect(
    await written(({ report }) =>
      citedLine(`Of ${report.coverage.asked} questions.`, citeReport(report, 'coverage')),
    ),
  ).toMatchObject({ cited: 1 })
})

test('without the list told, nothing is said of it, and that is said', async () => {
  const { answered } = openSource(callsOnCompany(org).ask, [], asOwner)
  expect(writeReply({ lines: [citedLine('They are there.', peopleBasis)] }, answered)).toEqual({
    text: messages.chatNothingCited,
    citations: [],
    choices: [],
    suggestions: [],
  })
})
