import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { testApp } from '../../../testing/app.ts'
import { newMember, newOrganization } from '../../../testing/new-organization.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const it = testApp()
const { submit, generate, release, save } = reportCalls(it)

const made = async () => {
  const own = await newOrganization(it.host, it.now)
  await submit(own.person)
  await generate(own.person, own.owner)
  const read = (language?: LanguageCode, reader = own.owner) =>
    it.ok(contract.getReport, { employeeId: own.person.id, ...(language && { language }) }, reader)
  return { ...own, read }
}

test('a report is read in the language that is asked for, while what is stored and verified stays English', async () => {
  const { read, owner, person } = await made()
  const { report, translation } = await read()
  expect(translation).toBeUndefined()
  expect((await read('en')).translation).toBeUndefined()
  for (const [language, notice] of [
    ['de', /^So haben Sie Ihre Arbeit selbst beschrieben/],
    ['es', /^Así describió usted su trabajo/],
    ['ar', /^هكذا وصفت عملك بنفسك/],
  ] as const) {
    const told = await read(language)
    expect(told.report).toEqual(report)
    expect(told.translation?.language).toBe(language)
    expect(told.translation?.texts['notice']).toMatch(notice)
    for (const place of [
      ...report.strengths.map((_one, index) => `strengths.${index}.text`),
      ...report.opportunities.map((_one, index) => `opportunities.${index}.description`),
      'coverage.note',
      'limits.0',
      'workings.output.formula',
    ]) {
      expect([place, told.translation?.texts[place]]).toEqual([place, expect.any(String)])
    }
  }
  const verified = await it.ok(contract.verifyReport, { employeeId: person.id, version: 1 }, owner)
  expect(verified.verification).toMatchObject({ differencesTotal: 0 })
})

test('what a person wrote in it is shown as they wrote it', async () => {
  const { read, owner, person } = await made()
  const { report } = await read()
  await save(
    person.id,
    { ...report, strengths: report.strengths.map((one, i) => (i === 1 ? { ...one, text: 'Ruhig.' } : one)) },
    owner,
  )
  const { report: edited, translation } = await read('de')
  expect(edited.strengths[1]?.text).toBe('Ruhig.')
  expect(translation?.texts).not.toHaveProperty(['strengths.1.text'])
  expect(translation?.texts).toHaveProperty(['strengths.0.text'])
})

test('whoever it is about reads their own in their language, without more than it says in English', async () => {
  const { read, orgId, owner, person } = await made()
  await release({ employeeId: person.id, version: 1 }, owner)
  const me = await newMember(it.host, it.now, orgId, 'employee', { email: person.email })
  const { report, translation } = await read('es', me)
  const said = Object.values(translation?.texts ?? {})
  const [quotes, english] = [/«([^»]*)»/g, JSON.stringify(report)]
  const quoted = said.flatMap((text) => [...text.matchAll(quotes)].map(([, inner = '']) => inner))
  expect(quoted.length).toBeGreaterThan(0)
  expect(quoted.filter((words) => !english.includes(words))).toEqual([])
})

test('where it cannot be made again the English stands, and a language that there is not is refused', async () => {
  const { read, owner, person } = await made()
  await it.host.database.sql`update reports set inputs = null where employee_id = ${person.id}`
  expect((await read('de')).translation).toEqual({ language: 'de', texts: {} })
  const unknown = await it.call(contract.getReport, { employeeId: person.id, language: 'tlh' }, owner)
  expect(unknown).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
})
