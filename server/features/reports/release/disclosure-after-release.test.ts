import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newPeople, type InvitedPerson } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { expectLossToBeSaid } from '../testing/said-losses.ts'
import { variedAnswers, variedCompany } from '../../../testing/reports/varied-company.ts'

/** Whoever releases a person's report reads before what the company report will not tell colleagues any more. */

const it = testApp()
const { submit, generate, release, released, releasedCompany, latestCompany, show } = reportCalls(it)
const newCompany = variedCompany(it)

const previewOf = async (
  { id: employeeId }: InvitedPerson,
  by: Member,
  { version = 1, language }: { version?: number; language?: 'de' } = {},
) =>
  (
    await it.ok(
      contract.getReleasePreview,
      { employeeId, version: String(version), ...(language && { language }) },
      by,
    )
  ).companyReports

describe('where colleagues read each other’s reports', () => {
  let owner: Member
  let reader: Member
  let companyId: string
  let people: InvitedPerson[]
  beforeAll(async () => {
    const company = await newCompany()
    owner = company.owner
    // Six who all answered alike, whose reports are the last to be released.
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => `Person ${name}`)
    const alike = await newPeople(it.host, it.now, company.orgId, names, 'Sales')
    for (const [index, person] of alike.entries())
      await submit(person, { ...variedAnswers(index), job_satisfaction: '1', role_clarity: '10' })
    people = [...company.people, ...alike]
    reader = await newMember(it.host, it.now, company.orgId, 'employee')
    companyId = (await releasedCompany(owner)).id
    await show(company.orgId, 'organization')
    for (const person of people) await generate(person, owner)
  })

  test('each release says before what colleagues will not be shown any more, and that comes true', async () => {
    const all: string[] = []
    for (const person of people) {
      const before = await latestCompany(reader)
      const [preview, ...others] = await previewOf(person, owner)
      const german = (await previewOf(person, owner, { language: 'de' }))[0]
      // Nothing of it has happened yet.
      expect([others, await latestCompany(reader)]).toEqual([[], before])
      await release({ employeeId: person.id, version: 1 }, owner)
      const after = await latestCompany(reader)
      const said = preview?.withheld.join(' ') ?? ''
      if (after.isAnonymous) expectLossToBeSaid(before, after, preview?.withheld ?? [])
      const isNone = said.startsWith('None of its numbers and findings are shown: what fewer than 5 people')
      expect(isNone).toBe(before.measures.length > 0 && after.measures.length === 0)
      expect(preview?.shown === 'whole').toBe(!after.isAnonymous)
      if (preview === undefined) continue
      expect(preview).toMatchObject({ id: companyId, version: 1 })
      expect(after).not.toEqual(before)
      all.push(preview.shown === 'whole' ? 'whole' : said, german?.withheld.join(' ') ?? '')
    }
    expect(all.join(' ')).toMatch(/Not shown at all: [^.]*Job satisfaction/)
    expect(all.join(' ')).toMatch(/Nicht gezeigt: [^.]*Arbeitszufriedenheit/)
    expect(all.join(' ')).toMatch(/Not shown at all: [^.]*Risk level/)
    expect(all.join(' ')).toMatch(/None of its numbers and findings are shown/)
    expect(all).toContain('whole')
    expect(await previewOf(first(people), owner)).toEqual([])
  })

  test('nothing goes where the next report is of other answers, since the one before can be read', async () => {
    const last = first(people)
    await it.ok(contract.reopenSubmission, { employeeId: last.id }, owner)
    await submit(last, { job_satisfaction: '9' })
    const { version } = await generate(last, owner)
    expect(await previewOf(last, owner, { version })).toEqual([])
    await release({ employeeId: last.id, version }, owner)
    expect(await latestCompany(reader)).toMatchObject({ isAnonymous: false })
  })
})

test('it says nothing where each person reads their own report alone, and asks for one report', async () => {
  const { owner, people } = await newCompany()
  const [one, ...others] = people
  if (!one) throw new Error('Somebody was asked.')
  await releasedCompany(owner)
  for (const person of others.slice(0, 3)) await released(person, owner)
  await generate(one, owner)
  expect(await previewOf(one, owner)).toEqual([])
  const { status } = await it.call(contract.getReleasePreview, { employeeId: one.id }, owner)
  expect(status).toBe(400)
  const unknown = await it.call(contract.getReleasePreview, { employeeId: one.id, version: '9' }, owner)
  expect(unknown.status).toBe(404)
})
