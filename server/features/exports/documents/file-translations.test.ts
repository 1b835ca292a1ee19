import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { reportStateLabels } from '../../../../contract/calls/exports.ts'
import { releaseLabels, stepLabels } from '../../../../contract/calls/reports/release-report.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { testApp } from '../../../testing/app.ts'
import { newMember, newPeople } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { groupItem } from './company-facts.ts'
import { fileWords } from './document-texts.ts'
import { fileFrom } from '../../../testing/exports/export-calls.ts'
import {
  joinPages,
  missingWords,
  withoutSpaces,
  readPositions,
  readCsv,
  readPdf,
  readXlsx,
} from '../../../testing/exports/read-files.ts'
import { readerNotice } from './reader-notice.ts'

const app = testApp()
const { newCompany, submit, released, save } = reportCalls(app)
const fileOf = fileFrom(app)
const others = ['de', 'es', 'ar'] as const

let owner: Member
let orgId = ''
let employeeId = ''
beforeAll(async () => {
  const company = await newCompany()
  ;({ owner, orgId } = company)
  const [person] = await newPeople(app.host, app.now, orgId, ['Sara Odd (HR)'])
  if (!person) throw new Error('Nobody was invited')
  employeeId = person.id
  await submit(person, {
    weekly_output: '7.5',
    career_goals: 'Lead by 2027',
    team_support: 'أحتاج إلى وقت (نحو 25 ساعة)',
  })
  await released(person, owner)
}, 120_000)

const reportIn = async (language: LanguageCode) => {
  const asked = { employeeId, language, format: 'pdf' }
  const { bytes, headers } = await fileOf('exportEmployeeReport', asked, owner)
  return { bytes, headers, ...(await readPdf(bytes)) }
}

describe('a person’s report as PDF', () => {
  it.each(others)(
    'says in %s every sentence of the page in that language, and is of that language',
    async (language) => {
      const { pages, info, bookmarks, headers } = await reportIn(language)
      const { translation } = await app.ok(contract.getReport, { employeeId, language }, owner)
      const said = joinPages(pages)
      const shown = Object.entries(translation?.texts ?? {}).filter(
        // What opens on the screen only: the names of inputs within a sum.
        ([place]) => !/workings\.overall\.inputs|gradingOverview/.test(place),
      )
      expect(shown.length).toBeGreaterThan(30)
      const missing = shown.flatMap(([place, text]) => missingWords(text, said).map((word) => [place, word]))
      expect(missing).toEqual([])
      expect(info).toMatchObject({ Title: 'Sara Odd (HR)', Language: language })
      const { page } = fileWords(language)
      for (const title of [page('sections.inShort'), page('sections.risks'), page('notice.title')].slice(
        0,
        2,
      ))
        expect(bookmarks).toContain(title)
      expect(bookmarks).toHaveLength((await reportIn('en')).bookmarks.length)
      expect(said).not.toMatch(/\{\{|Restson|Reliability|Organization|Page\d/)
      expect(headers['content-disposition']).toBe(
        `attachment; filename="Sara-Odd-(HR)-report-version-1-${language}.pdf"`,
      )
    },
  )

  it('writes numbers and days as the language does, and leaves what people wrote', async () => {
    const said = joinPages((await reportIn('de')).pages)
    expect(said).toMatch(/[AB][+−]?,\d,\dvon10/)
    expect(said).toContain('2.März2026um')
    expect(said).toContain('„7.5“')
    expect(said).toContain('„Leadby2027“')
  })

  it('runs from right to left in Arabic: what is read first stands on the right, and Latin words stay whole', async () => {
    const { bytes } = await reportIn('ar')
    const places = await readPositions(bytes)
    const endOf = (text: string) => {
      const { x = 0, width = 0 } = places.find(({ str }) => str === text) ?? {}
      return x + width
    }
    // The last word of the title, the first label, and what it labels to the left of it.
    expect(endOf('Sara Odd (HR)')).toBeGreaterThan(550)
    expect(endOf('المؤسسة')).toBeGreaterThan(550)
    expect(endOf('The')).toBeLessThan(450)
    expect(places.map(({ str }) => str).join('')).toContain('Lead by 2027')
    // Nothing stands beyond the margins.
    expect(places.filter(({ str, x, width }) => str.trim() !== '' && (x < 34 || x + width > 561))).toEqual([])
  })

  it('leaves a text that somebody edited as they wrote it, and says so', async () => {
    const { report } = await app.ok(contract.getReport, { employeeId }, owner)
    await save(
      employeeId,
      {
        ...report,
        risks: report.risks.map((one, i) => (i === 0 ? { ...one, text: 'None that I see.' } : one)),
      },
      owner,
    )
    const said = joinPages((await reportIn('es')).pages)
    expect(said).toContain(
      withoutSpaces(`None that I see. ${fileWords('es').piece('evidence.written')} Se basa en:`),
    )
    expect(said).toContain(withoutSpaces('Una persona o un modelo de lenguaje cambió 1 texto.'))
    await app.host.database
      .sql`update reports set inputs = null where org_id = ${orgId} and employee_id = ${employeeId}`
    const without = joinPages((await reportIn('es')).pages)
    expect(without).toContain(withoutSpaces('Este informe solo está disponible en inglés'))
    const unknown = withoutSpaces(fileWords('es').piece('evidence.writtenUnknown'))
    expect(without).not.toContain(unknown)
    await app.host.database
      .sql`delete from reports where org_id = ${orgId} and employee_id = ${employeeId} and origin = 'generated'`
    expect(joinPages((await reportIn('es')).pages)).toContain(unknown)
  })
})

describe('the list of reports', () => {
  it.each(others)(
    'has its headings, states and facts in %s, while its numbers stay numbers',
    async (language) => {
      const { bytes, headers } = await fileOf('exportReports', { format: 'xlsx', language }, owner)
      const [list, about] = await readXlsx(bytes)
      const [english] = await readXlsx((await fileOf('exportReports', { format: 'xlsx' }, owner)).bytes)
      const { say, engine, piece } = fileWords(language)
      expect(list?.name).toBe(say('list.sheet'))
      expect(about?.name).toBe(say('list.about'))
      expect(list?.rows[0]?.slice(0, 4)).toEqual([
        say('list.name'),
        say('list.jobTitle'),
        say('list.department'),
        engine.say('scores.reliability'),
      ])
      const numbers = (rows: unknown[][] = []) =>
        rows.map((row) => row.filter((cell) => typeof cell === 'number'))
      expect(numbers(list?.rows)).toEqual(numbers(english?.rows))
      expect(numbers(list?.rows).flat().length).toBeGreaterThan(0)
      expect(list?.rows.flat()).toContain(say('list.states.waiting'))
      expect(list?.rows.flat()).toContain(piece('states.draft'))
      expect(list?.rows.map(([name]) => name).slice(1)).toEqual(english?.rows.map(([name]) => name).slice(1))
      expect(about?.rows.flat()).toContain(say('list.noticeText'))
      const csv = readCsv((await fileOf('exportReports', { format: 'csv', language }, owner)).bytes)
      expect(csv[0]).toEqual(list?.rows[0])
      expect(headers['content-disposition']).toMatch(new RegExp(`-${language}\\.xlsx"$`))
    },
  )

  it('is written with words that a sheet may be called', () => {
    for (const language of ['en', ...others] as const) {
      const { say } = fileWords(language)
      for (const name of [say('list.sheet'), say('list.about')]) expect(name).toMatch(/^[^[\]:*?/\\]{1,31}$/)
    }
  })
})

it.each(['exportEmployeeReport', 'exportReports'] as const)(
  '%s refuses a language that there is not',
  async (name) => {
    const asked = { employeeId, format: name === 'exportReports' ? 'csv' : 'pdf', language: 'tlh' }
    expect(await app.call(contract[name], asked, owner)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR' },
    })
  },
)

it('an employee reads no more in their language than in English', async () => {
  const employee = await newMember(app.host, app.now, orgId, 'employee')
  const asked = { employeeId, language: 'de', format: 'pdf' }
  expect(await app.call(contract.exportEmployeeReport, asked, employee)).toMatchObject({
    status: 400,
    body: { code: 'BUSINESS_LOGIC_ERROR' },
  })
})

it('tells whom a report is about that rules of the organization can remove it earlier', () => {
  for (const isOwn of [true, false]) {
    const about = { organizationName: 'Northwind', person: 'Ada', isShared: false, isOwn }
    expect(JSON.stringify(readerNotice(about, fileWords('en')))).toMatch(
      /"How long it is kept\. [^"]*Northwind may have rules that remove older versions earlier\. They can also remove every version/,
    )
  }
})

it.each([
  ['en', ['1 of 1 person, 1 answer.', '1 of 3 people, 2 answers.']],
  ['de', ['1 von 1 Person, 1 Antwort.', '1 von 3 Personen, 2 Antworten.']],
  ['es', ['1 de 1 persona, 1 respuesta.', '1 de 3 personas, 2 respuestas.']],
  ['ar', ['1 من 1 شخص، إجابة 1.', '1 من 3 أشخاص، إجابتان (2).']],
] as const)('counts in %s what a statement rests on, one person and one answer too', (language, said) => {
  const restsOn = (outOf: number, evidenceTotal: number) =>
    groupItem('', { people: 1, outOf, evidenceTotal, evidence: [], quotes: [] }, fileWords(language)).note
  expect([restsOn(1, 1), restsOn(3, 2)]).toEqual(said)
})

it('says in English what the screen says', () => {
  const words = fileWords('en')
  const labelled = <Key extends string>(labels: Record<Key, string>, said: (key: Key) => string) =>
    Object.fromEntries(Object.keys(labels).map((key) => [key, Reflect.apply(said, null, [key])]))
  expect(labelled(reportStateLabels, (state) => words.say(`list.states.${state}`))).toEqual(reportStateLabels)
  expect(labelled(releaseLabels, (state) => words.piece(`states.${state}`))).toEqual(releaseLabels)
  expect(labelled(stepLabels, (kind) => words.piece(`steps.${kind}`))).toEqual(stepLabels)
})
