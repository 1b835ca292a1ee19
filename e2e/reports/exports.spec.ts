import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import {
  withoutSpaces,
  readPositions,
  readCsv,
  readPdf,
  readXlsx,
} from '../../server/testing/exports/read-files.ts'
import { ask, createOrganization, invite, signedInBrowser, signInByMail } from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, test, type Muster } from '../support/fixtures.ts'
import { title } from '../support/owner-steps.ts'
import { amara, others } from '../support/sample-people.ts'

/** Reports as files and on paper: each holds what the screen shows, counted. */

const [jonas, mei, ...rest] = others
const answering = [amara, jonas, mei].flatMap((person) => (person ? [person] : []))
const silent = rest.slice(0, 1)
const everyone = [...answering, ...silent]

/** Three who answered, with reports, and one who did not. */
const reported = async (muster: Muster) => {
  const owner = await signInByMail(muster, 'owner-of-files@example.test')
  const caller = {
    token: owner.token,
    orgId: await createOrganization(muster, owner.token, 'Larkspur Studio'),
  }
  const invited = await invite(
    muster,
    caller,
    everyone.map(({ name }) => name),
    'files.test',
  )
  for (const [index, { answers }] of answering.entries()) {
    const { employeeId = '', code = '' } = invited[index] ?? {}
    const given = Object.fromEntries(
      Object.entries(answers).flatMap(([id, text]) => (text === undefined ? [] : [[id, text]])),
    )
    await ask(muster, contract.submitEmployeeAnswers, { employeeId, inviteCode: code, answers: given })
    await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)
  }
  await ask(muster, contract.generateCompanyReport, {}, caller)
  return { owner, employeeId: invited[0]?.employeeId ?? '' }
}

/** Has the page make a file; gives its name and what is in it. */
const exported = async (page: Page, choice: string) => {
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: choice }).click(),
  ])
  const name = download.suggestedFilename()
  // The word about the file before may still stand there.
  await expect(page.getByText(`${name} is in your downloads.`).first()).toBeVisible()
  return { name, bytes: new Uint8Array(readFileSync(await download.path())) }
}

/** What comes out of the printer, as text without its spaces. */
const printed = async (page: Page) => {
  const { pages } = await readPdf(new Uint8Array(await page.pdf({ format: 'A4' })))
  return { pages: pages.length, text: withoutSpaces(pages.join(' ')) }
}

/** The rows of the list as the screen shows them: who, with which overall. */
const listed = async (page: Page) => {
  const rows = page.getByRole('table', { name: 'People and their reports' }).getByRole('row')
  await expect(rows).toHaveCount(everyone.length + 1)
  const texts = (await rows.allInnerTexts()).slice(1)
  return everyone.map(({ name }) => {
    const text = texts.find((row) => row.includes(name)) ?? ''
    return { name, overall: /\d+\.\d/.exec(text)?.[0] ?? null }
  })
}

const byName = (rows: readonly { name: string }[]) =>
  rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** The list of reports arrives as a table, as a workbook and on paper with the rows of the screen. */
const checkList = async (page: Page, { url }: Muster) => {
  await page.goto(`${url}/#/reports`)
  const onScreen = await listed(page)
  expect(onScreen.filter(({ overall }) => overall !== null)).toHaveLength(answering.length)

  const csv = await exported(page, 'Table (CSV)')
  expect(csv.name).toMatch(/^Larkspur-Studio-reports-\d{4}-\d\d-\d\d\.csv$/)
  const xlsx = await exported(page, 'Workbook (XLSX)')
  expect(xlsx.name).toMatch(/^Larkspur-Studio-reports-\d{4}-\d\d-\d\d\.xlsx$/)
  const [sheet] = await readXlsx(xlsx.bytes)
  for (const table of [readCsv(csv.bytes), sheet?.rows ?? []]) {
    const [head = [], ...rows] = table
    const at = head.indexOf('Overall')
    expect(at).toBeGreaterThan(0)
    const inFile = rows.map((row) => ({
      name: String(row[0]),
      overall: row[at] === null || row[at] === '' ? null : Number(row[at]).toFixed(1),
    }))
    expect(byName(inFile)).toEqual(byName(onScreen))
  }
  await look(page, 'reports-exported')

  const { text } = await printed(page)
  expect(text).toContain(withoutSpaces(`${everyone.length} people.`))
  for (const { name, overall } of onScreen) {
    expect(text).toContain(withoutSpaces(name))
    if (overall !== null) expect(text).toContain(overall)
  }
  expect(text, 'what is for the screen stays off the paper').not.toContain(withoutSpaces('Generate all'))
  const asked = new Uint8Array(await page.pdf({ preferCSSPageSize: true }))
  const widthOfUprightPaper = 595
  expect(
    (await readPositions(asked)).some(({ x }) => x > widthOfUprightPaper),
    'the paper lies on its side, so that names stay on one line',
  ).toBe(true)
  // Only what is searched for is printed, and the paper says so; the file has everyone.
  await page.goto(`${url}/#/reports?q=${encodeURIComponent('Mei')}`)
  await expect(page.getByRole('link', { name: 'Mei Tanaka' })).toBeVisible()
  await expect(page.getByRole('link', { name: amara.name })).toBeHidden()
  const found = await printed(page)
  expect(found.text).toContain(withoutSpaces(`1 of ${everyone.length} people, as searched for.`))
  expect(found.text).not.toContain(withoutSpaces(amara.name))
  expect(readCsv((await exported(page, 'Table (CSV)')).bytes)).toHaveLength(everyone.length + 1)
}

/** A report and the company’s arrive as documents and on paper with the figures of the screen. */
const checkDocuments = async (page: Page, { url }: Muster, employeeId: string) => {
  await page.goto(`${url}/#/reports/${employeeId}`)
  await expect(title(page, amara.name)).toBeVisible()
  const head = await page.locator('.report-head').innerText()
  const overall = /\d\.\d/.exec(head)?.[0] ?? ''
  expect(overall).not.toBe('')
  const pdf = await exported(page, 'PDF document')
  expect(pdf.name).toBe('Amara-Okafor-report-version-1.pdf')
  const told = withoutSpaces((await readPdf(pdf.bytes)).pages.join(' '))
  for (const text of [told, (await printed(page)).text]) {
    expect(text).toContain(withoutSpaces(amara.name))
    expect(text).toContain(overall)
    // The sums of the grade stand open on paper and in the document.
    for (const score of ['Reliability', 'Role fit', 'Scalability', 'Output', 'Initiative']) {
      expect(text).toContain(withoutSpaces(score))
    }
  }

  await page.goto(`${url}/#/company-wiki`)
  await expect(title(page, 'Larkspur Studio company report')).toBeVisible()
  const figures = page.locator('.wiki-figures')
  await expect(figures).toContainText(`${answering.length} of ${everyone.length} answered`)
  const rate = /[\d.]+(?=%)/.exec(await figures.innerText())?.[0] ?? ''
  const mean = /(\d+\.\d) of 10/.exec(await figures.innerText())?.[1] ?? ''
  expect(rate).toBe('75')

  const workbook = await readXlsx((await exported(page, 'Workbook (XLSX)')).bytes)
  const sheet = (name: string) => workbook.find((one) => one.name === name)?.rows ?? []
  const figure = (name: string) => String(sheet('Overview').find(([label]) => label === name)?.[1])
  expect(figure('People')).toBe(String(everyone.length))
  expect(figure('Answered')).toBe(String(answering.length))
  expect(figure('Submission rate, percent')).toBe(rate)
  expect(Number(figure('Mean score of 10, self-reported')).toFixed(1)).toBe(mean)
  const grading = page.getByRole('region', { name: 'Grading by department' })
  for (const { name } of answering) await expect(grading).toContainText(name)
  expect(sheet('Team scores')).toHaveLength(answering.length + 1)
  expect(sheet('Not answered').slice(1).flat()).toContain(silent[0]?.name)
  expect(readCsv((await exported(page, 'Grading (CSV)')).bytes)).toHaveLength(answering.length + 1)
  const document = await readPdf((await exported(page, 'PDF document')).bytes)
  const paper = await printed(page)
  for (const text of [withoutSpaces(document.pages.join(' ')), paper.text]) {
    expect(text).toContain(withoutSpaces(`${rate}%`))
    for (const { name } of answering) expect(text).toContain(withoutSpaces(name))
  }
  expect(paper.text).not.toContain(withoutSpaces('Regenerate'))
  expect(paper.text, 'its date stands there once').toMatch(/Asof[^()]{6,20},version\d/)

  await test.step('the question before it is made again gives the focus back where it is let be', async () => {
    const again = page.getByRole('button', { name: 'Regenerate' })
    for (const leave of ['Escape', 'Enter']) {
      await again.focus()
      await page.keyboard.press('Enter')
      const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' })
      await expect(cancel).toBeFocused()
      await page.keyboard.press(leave)
      await expect(cancel).toBeHidden()
      await expect(again).toBeFocused()
    }
  })
}

test('the list, a report and the company’s arrive as files and on paper with what the screen shows', async ({
  open,
  muster,
}) => {
  test.slow()
  const { owner, employeeId } = await reported(muster)
  const page = await open(desktop, signedInBrowser(muster, owner))
  await test.step('the list of reports', () => checkList(page, muster))
  await test.step('documents', () => checkDocuments(page, muster, employeeId))
})
