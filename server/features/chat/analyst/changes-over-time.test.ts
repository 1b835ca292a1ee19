import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { dayText } from './reply-lines.ts'

const it = testApp()
const { newCompany, generate, generateCompany } = reportCalls(it)

test('what changed between versions of a report and between company reports, and whether it is more than noise', async () => {
  const { owner, operations } = await newCompany()
  const ask = async (message: string, more: object = {}) =>
    (await it.ok(contract.chat, { message, ...more }, owner)).reply
  const ada = first(operations)
  expect((await ask('What changed since the last company report?')).text).toBe(
    'There are no two company reports to compare yet.',
  )
  const before = await generateCompany(owner)
  expect((await ask('What changed since last month?')).text).toBe(
    'There is only one company report that you can see, version 1 of 2 March 2026, so there is nothing to hold it against yet. [1]',
  )
  const one = await generate(ada, owner)
  await it.host.database.sql`
    update submissions set revision = revision + 1, raw_answers = raw_answers || '{"job_satisfaction": "10", "tool_effectiveness": "10"}'
    where employee_id = ${ada.id}`
  it.pass(86_400_000)
  const two = await generate(ada, owner)
  const after = await generateCompany(owner)
  const trend = await ask('How has the grade of Ada Lovelace changed?')
  expect(trend.text).toContain(
    `went up, from ${one.gradingOverview.overall} to ${two.gradingOverview.overall}. [1][2]`,
  )
  expect(trend.text).toContain('- Version 2, made on 3 March 2026: ')
  expect(trend.citations).toMatchObject([
    { kind: 'report', employeeId: ada.id, version: 1 },
    { kind: 'report', employeeId: ada.id, version: 2 },
  ])
  const compared = await ask('Compare the last two company reports')
  expect(compared.text).toContain('Version 2 of 3 March 2026, held against version 1 of 2 March 2026.')
  expect(compared.text).toContain(
    `Average overall score: ${after.overview.averagePerformanceScore?.toFixed(1)} (before ${before.overview.averagePerformanceScore?.toFixed(1)}). That is within the noise, so no difference.`,
  )
  const morale = await ask('Has morale improved?')
  expect(morale.text).toContain('Job satisfaction: a mean of ')
  expect(morale.text).toContain(
    'The share of low or high ratings has changed by no more than noise, so that is no difference.',
  )
  expect(morale.text).toMatch(
    /In version 1, made on 2 March 2026, the mean was 6\.0, and in version 2, made on 3 March 2026, it is 7\.0/,
  )
  const hers = await ask('Has the morale of Ada Lovelace improved?')
  expect(hers.text).toContain('the rating of Ada Lovelace went up, from 2 to 10.')
  // What was read with a version is cited with it, also once there is a newer one.
  for (const [version, quote] of [
    [1, '2'],
    [2, '10'],
  ] as const) {
    const context = { employeeId: ada.id, version }
    const { citations } = await ask('Why is the grade of Ada Lovelace what it is?', { context })
    const answers = citations.filter(({ kind }) => kind === 'answer')
    expect(answers.find((one) => 'questionId' in one && one.questionId === 'job_satisfaction')).toMatchObject(
      {
        version,
        quote,
      },
    )
    for (const citation of citations) expect(citation).toMatchObject({ employeeId: ada.id, version })
  }
  const mentions = [{ kind: 'company-report', reportId: before.id }]
  const old = await ask('What is our average score?', { mentions })
  expect(old.text).toContain(
    `The average overall score is ${before.overview.averagePerformanceScore?.toFixed(1)} of 10`,
  )
  expect(old.citations[0]).toMatchObject({ kind: 'company', reportId: before.id, section: 'overview' })
})

test('since when is asked decides which company reports are held against each other', async () => {
  const { owner } = await newCompany()
  const ask = async (message: string) => (await it.ok(contract.chat, { message }, owner)).reply.text
  const made = async (day: string) => {
    const { id, version } = await generateCompany(owner)
    await it.host.database.sql`update company_reports set created_at = ${`${day}T09:00:00Z`} where id = ${id}`
    return `version ${version} of ${dayText(day)}`
  }
  const first = await made('2026-01-20')
  const second = await made('2026-02-20')
  const third = await made('2026-03-01')
  const against = (one: string) => `V${third.slice(1)}, held against ${one}.`
  expect(await ask('What changed?')).toContain(against(second))
  expect(await ask('What changed since yesterday?')).toContain(against(second))
  const sinceLastMonth = await ask('What changed since last month?')
  expect(sinceLastMonth).toContain(against(first))
  expect(sinceLastMonth).not.toContain('as old as')
  expect(await ask('What has changed since last year?')).toMatch(
    /^No company report that you can see is as old as \d{1,2} [A-Z][a-z]+ \d{4}, so the first one stands in for it\./,
  )
  it.pass(9 * 86_400_000)
  const late = await ask('What changed this week?')
  expect(late).toMatch(
    /^No company report that you can see was made since \d{1,2} [A-Z][a-z]+ \d{4}; these are the latest two\./,
  )
  expect(late).toContain(against(second))
})

test('since when is asked decides which versions of a person’s report are told', async () => {
  const { owner, operations } = await newCompany()
  const ada = first(operations)
  const ask = async (message: string) => (await it.ok(contract.chat, { message }, owner)).reply
  const today = it.now.getTime()
  /** A version that was made so many days ago, from answers in which her satisfaction is this. */
  const made = async (days: number, satisfaction: number) => {
    await it.host.database.sql`
      update submissions set revision = revision + 1,
        raw_answers = raw_answers || ${it.host.database.sql.json({ job_satisfaction: String(satisfaction) })}
      where employee_id = ${ada.id}`
    const { version, gradingOverview } = await generate(ada, owner)
    const at = new Date(today - days * 86_400_000).toISOString()
    await it.host.database.sql`
      update reports set generated_at = ${at} where employee_id = ${ada.id} and version = ${version}`
    return { overall: gradingOverview.overall, day: dayText(at) }
  }
  expect((await made(300, 2)).overall).toBeGreaterThan(0)
  expect((await ask('Has Ada Lovelace improved since last month?')).text).toMatch(
    /^There is one version of the report of Ada Lovelace, so nothing has changed yet\./,
  )
  const second = await made(90, 9)
  const third = await made(3, 3)
  const improved = await ask('Has Ada Lovelace improved since last month?')
  expect(improved.text).toContain(
    `the latest version of the report of Ada Lovelace was 2, made on ${second.day}. [1]`,
  )
  expect(improved.text).toMatch(
    new RegExp(`the overall score of Ada Lovelace went .*from ${second.overall} to ${third.overall}`),
  )
  expect(improved.text).not.toContain('- Version 1,')
  expect(improved.citations).toMatchObject([
    { kind: 'report', employeeId: ada.id, version: 2 },
    { kind: 'report', employeeId: ada.id, version: 3 },
  ])
  const morale = (await ask('Has the morale of Ada Lovelace improved since last month?')).text
  expect(morale).toContain(', made on ' + second.day)
  expect(morale).toContain('the rating of Ada Lovelace went down, from 9 to 3.')
  expect((await ask('Has Ada Lovelace improved since last year?')).text).toMatch(
    /^No version of the report of Ada Lovelace that you can see is as old as \d{1,2} [A-Z][a-z]+ \d{4}, so the first one stands in for it\. \[1\]/,
  )
  const yesterday = (await ask('What changed for Ada Lovelace since yesterday?')).text
  expect(yesterday).toMatch(
    /^No version of the report of Ada Lovelace that you can see was made since \d{1,2} [A-Z][a-z]+ \d{4}; these are the latest two\. \[1\]/,
  )
  expect(yesterday).toContain('- Version 2,')
  expect(yesterday).not.toContain('- Version 1,')
})

test('of many versions since then the one that stood and the latest are told, and how many are left out', async () => {
  const { owner, operations } = await newCompany()
  const ada = first(operations)
  for (let version = 1; version <= 10; version++) {
    await generate(ada, owner)
    if (version === 1)
      await it.host.database.sql`
        update reports set generated_at = generated_at - interval '60 days' where employee_id = ${ada.id}`
  }
  const message = 'Has Ada Lovelace improved since last month?'
  const { text } = (await it.ok(contract.chat, { message }, owner)).reply
  expect(text).toContain('Between the first and the others of these, 2 versions are left out.')
  const shown = [...text.matchAll(/^- Version (\d+),/gm)].map(([, version]) => Number(version))
  expect(shown).toEqual([1, 4, 5, 6, 7, 8, 9, 10])
})
