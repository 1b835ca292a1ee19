import { buildCompanyReport } from '../insights/company-report/company-report.ts'
import {
  addsByKey,
  answeredTopics,
  type Contributors,
  decideDisclosure,
  residualDisclosures,
  type Release,
  toEarlierRelease,
  toResidualDisclosure,
  toReportDisclosure,
} from '../insights/anonymity/index.ts'
import { redactCompanyReport } from '../server/features/reports/disclosure/index.ts'
import { dataOf, msOf } from './company-report.ts'
import { median } from './load.ts'
import { ms, row } from './result-table.ts'

const threshold = 5

/** Everybody in the data has answered. */
const contributorsIn = (
  { submissions }: ReturnType<typeof dataOf>,
  { gradingBreakdown, measures }: ReturnType<typeof buildCompanyReport>,
): Contributors => {
  const people = submissions.map(({ employeeId, rawAnswers }) => ({
    key: `${employeeId} `,
    topics: answeredTopics(rawAnswers),
  }))
  const keysOf = (some: typeof people) => some.map(({ key }) => key)
  return {
    everybody: keysOf(people),
    departments: new Map(
      gradingBreakdown.map(({ departmentName, teamScores }) => [
        departmentName,
        teamScores.map(({ employeeId }) => `${employeeId} `),
      ]),
    ),
    answered: new Map(
      measures.map(({ topic }) => [topic, keysOf(people.filter(({ topics }) => topics.has(topic)))]),
    ),
  }
}

/**
 * A company report of 10,000 people as an employee reads it first, where reports are open to everybody: after two earlier
 * releases, and with the reports of 2,000 people open. Beside it the same as an owner reads it.
 */
export const reportLeftBesideOpen = (): void => {
  const releases: Release[] = []
  const contents = [8_000, 9_000, 10_000].map((count) => {
    const data = dataOf(count)
    const content = buildCompanyReport(data)
    const contributors = contributorsIn(data, content)
    const told = decideDisclosure({ content, contributors, threshold, earlier: releases })
    releases.push({ ...toEarlierRelease({ content, contributors, threshold }, told), threshold })
    return { content, told: toReportDisclosure({ ...told, threshold }) }
  })
  const newest = contents.at(-1)
  if (newest === undefined) return
  const open = new Map(
    dataOf(2_000).submissions.map(({ employeeId, rawAnswers }) => [`${employeeId} `, rawAnswers]),
  )
  const { content, told } = newest
  const employeeMs: number[] = []
  const ownerMs: number[] = []
  for (let count = 0; count < 6; count++) {
    employeeMs.push(
      msOf(() => {
        const left = residualDisclosures(releases, addsByKey(open)).at(-1) ?? null
        JSON.stringify(redactCompanyReport(content, toResidualDisclosure({ content }, told, left)))
      }),
    )
    ownerMs.push(msOf(() => JSON.stringify(content)))
  }
  // The first rounds are of code that is still being compiled.
  const [employee, owner] = [median(employeeMs.slice(2)), median(ownerMs.slice(2))]
  row(
    'report of 10,000 beside open ones / whole',
    ms(employee),
    ms(owner),
    (employee / owner).toFixed(0),
    'once for each change of what is open',
  )
}
