import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { newMember, newPeople } from '../../../testing/new-organization.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const it = testApp()
const { submit, release, releasedCompany, saveCompany, latestCompany } = reportCalls(it)

test('texts that nobody changed are shown, whatever colleagues are called; changed ones are looked through each time', async () => {
  const orgId = newId()
  const owner = await newMember(it.host, it.now, orgId, 'owner')
  const people = await newPeople(it.host, it.now, orgId, [
    'Jack Work',
    'Will People',
    'Person 13',
    'Bob Jones',
    'Eva Nováková',
    'Answered Rated',
  ])
  for (const person of people) await submit(person, { missing_tools: 'An onboarding tool, and more hands' })
  const reader = await newMember(it.host, it.now, orgId, 'employee')
  it.pass(1_000)
  await releasedCompany(owner)
  const base = await latestCompany(reader)
  const texts = (report: { executiveSummary: readonly { text: string }[] }) =>
    report.executiveSummary.map(({ text }) => text)
  const made = texts(await latestCompany(reader))
  expect(made.length).toBeGreaterThan(3)
  const change = async (own: Record<number, string>) => {
    it.pass(1_000)
    const report = await latestCompany(owner)
    const executiveSummary = report.executiveSummary.map((s, index) => ({ ...s, text: own[index] ?? s.text }))
    expect((await saveCompany({ ...report, executiveSummary }, owner)).status).toBe(200)
    await release({ reportId: (await latestCompany(owner)).id }, owner)
    return latestCompany(reader)
  }
  const withheld = 'This text names somebody and is not shown to you.'
  const second = await change({ 0: 'bob did well', 2: 'People work well.' })
  // Employees are not shown the second statement of the summary, whose numbers are of too few.
  expect(texts(second)).toEqual([withheld, withheld, ...made.slice(2)])
  expect(second.measures).toEqual(base.measures)
  expect(second.weaknesses.map(({ text }) => text)).toEqual(base.weaknesses.map(({ text }) => text))
  // An edit of an edited one rests on what was made all the same.
  const third = await change({ 0: made[0] ?? '', 2: 'All is well.', 3: 'Novakova spoke' })
  expect(texts(third)).toEqual([made[0], 'All is well.', withheld, ...made.slice(3)])
  // What was made for one place is a person's text in another.
  const fourth = await change({ 3: base.personnelChanges.departures[0]?.text ?? 'Ask Bob.' })
  expect(texts(fourth)[2]).toBe(withheld)
})
