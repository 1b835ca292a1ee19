import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { fileFrom } from '../../../testing/exports/export-calls.ts'
import { withoutSpaces, readPdf } from '../../../testing/exports/read-files.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newPeople } from '../../../testing/new-organization.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { variedAnswers, variedCompany } from '../../../testing/reports/varied-company.ts'

const it = testApp()
const { submit, released, releasedCompany, latestCompany, show } = reportCalls(it)
const newCompany = variedCompany(it)
const fileOf = fileFrom(it)

test('what those answered alike whose reports are not open does not follow from the open ones', async () => {
  const company = await newCompany()
  const { orgId, owner, people } = company
  const alike = await newPeople(
    it.host,
    it.now,
    orgId,
    ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => `Person ${name}`),
    'Sales',
  )
  for (const [index, person] of alike.entries())
    await submit(person, { ...variedAnswers(index), job_satisfaction: '1', role_clarity: '10' })
  const reader = await newMember(it.host, it.now, orgId, 'employee', {
    email: first(company.sales).email,
    permissions: ['report:view', 'org:view', 'employee:view', 'chat:use'],
  })
  await releasedCompany(owner)
  await show(orgId, 'organization')
  const topicsShown = async () => (await latestCompany(reader)).measures.map(({ topic }) => topic)
  // While no report is open, nothing can be taken from the sums.
  expect(await topicsShown()).toEqual(expect.arrayContaining(['clarity', 'satisfaction', 'output']))
  for (const person of people) await released(person, owner)
  const seen = await latestCompany(reader)
  expect(await topicsShown()).toContain('output')
  expect(await topicsShown()).not.toContain('clarity')
  expect(await topicsShown()).not.toContain('satisfaction')
  expect([seen.isAnonymous, seen.overview.riskLevel]).toEqual([true, null])
  expect(seen.executiveSummary.at(-1)?.text).toMatch(/Not shown at all: Role clarity, Job satisfaction/)
  // Of what is withheld nothing says that there is none.
  expect([seen.strengths, seen.weaknesses]).toEqual([[], []])
  const { pages } = await readPdf((await fileOf('exportCompanyReport', { format: 'pdf' }, reader)).bytes)
  const pdf = withoutSpaces(pages.join(' '))
  expect(pdf).toContain(withoutSpaces('None is shown to you.'))
  expect(pdf).not.toContain(withoutSpaces('None found.'))
  for (const message of ['What are our strengths?', 'What are our weaknesses?']) {
    const { reply } = await it.ok(contract.chat, { message }, reader)
    expect(reply.text).toMatch(/shows you no (?:strengths|weaknesses); there may be some/)
  }
  for (const person of alike) await released(person, owner)
  expect(await latestCompany(reader)).toMatchObject({ isAnonymous: false })
})
