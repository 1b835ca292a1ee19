import { z } from 'zod'
import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { fakeModel, type AskedOfModel } from '../../server/testing/fakes/fake-model.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  join,
  release,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test as base } from '../support/fixtures.ts'
import { title } from '../support/owner-steps.ts'
import { openAnnexes } from '../support/open-annexes.ts'

/** A language model words reports, over a fake of its endpoint: what it wrote stands beside what was computed, and its bad days cost nothing. */

const Given = z.object({
  places: z.array(z.object({ place: z.number(), sources: z.array(z.object({ text: z.string() })) })),
})

/** Repeats an answer and cites it, after a sentence that cites nothing. */
const writing = ({ material }: AskedOfModel) => ({
  places: Given.parse(JSON.parse(material)).places.map(({ place, sources }) => {
    const own = { text: 'Promote this person at once.', cites: [] }
    return {
      place,
      sentences: [own, { text: `You write: ${sources[1]?.text ?? ''}.`, cites: [1] }],
    }
  }),
})

type FakeModel = Awaited<ReturnType<typeof fakeModel>>

const test = base.extend<object, { model: FakeModel }>({
  model: [
    async ({ browser }, use) => {
      const model = await fakeModel(writing)
      browser.once('disconnected', () => void model.close())
      await use(model)
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ model }, use) =>
      use({ MODEL_PROVIDER: 'openai-compatible', MODEL_URL: model.url, MODEL_NAME: 'little-writer' }),
    { scope: 'worker' },
  ],
})

const worded = (page: Page) => page.locator('.worded-by')
/** What unfolds the texts of the model beside the computed ones. */
const wordedTexts = /\d texts? worded by the language model/
const dialogOf = (page: Page) => page.getByRole('dialog')
const bar = (page: Page) => page.getByRole('region', { name: 'Release', exact: true })

test('a report is worded by a model, beside what was computed; where it fails, that stands and says why', async ({
  open,
  muster,
  model,
}) => {
  test.slow()
  const signedIn = await signInByMail(muster, 'owner-of-wording@example.test')
  const orgId = await createOrganization(muster, signedIn.token, 'Larkspur Studio')
  const owner = { token: signedIn.token, orgId }
  const name = 'Amara Okafor'
  const person = await join(muster, owner, name)
  const { employeeId } = person
  await ask(
    muster,
    contract.submitEmployeeAnswers,
    {
      employeeId,
      answers: {
        ...completeAnswers(name),
        job_satisfaction: 'Mostly good, the mornings are calm',
        company_improvements: 'Close the books earlier in the month',
        tool_effectiveness: 'The spreadsheets are slow',
      },
    },
    { token: person.token, orgId },
  )
  const address = `${muster.url}/#/reports/${employeeId}`
  const page = await open(desktop, signedInBrowser(muster, signedIn))
  const generate = async () => {
    await page.getByRole('button', { name: 'Regenerate' }).click()
    // No answer has changed since, so it is asked first.
    await dialogOf(page).getByRole('button', { name: 'Regenerate' }).click()
  }

  await test.step('while it is being worded, the computed texts are there and say so', async () => {
    const waiting: (() => void)[] = []
    const allowed = new Promise<void>((resolve) => waiting.push(resolve))
    model.say(async (question) => {
      await allowed
      return writing(question)
    })
    await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, owner)
    await page.goto(address)
    await expect(worded(page)).toHaveText(
      'The language model little-writer is wording this report. Until it is done, these texts are as computed.',
    )
    for (const answer of waiting) answer()
    // The page follows by itself.
    await expect(worded(page)).toHaveText(
      /^The language model little-writer-2026-01-01 worded \d+ of \d+ texts from the answers\. \d+ sentences were left out because their sources don’t support them\./,
    )
  })

  await test.step('what it wrote stands there, with what was computed beside it', async () => {
    await expect(page.getByText('Promote this person at once.')).toHaveCount(0)
    const texts = /worded (\d+) of/.exec(await worded(page).innerText())?.[1]
    await page.getByText(wordedTexts).click()
    const beside = page.getByRole('list', { name: 'Changed texts next to the generated ones' })
    await expect(beside.getByRole('listitem')).toHaveCount(Number(texts))
    await expect(beside.getByText(/^You write: /).first()).toBeVisible()
    await look(page, 'wording-written')
    await page.getByText(wordedTexts).click()
    const narrow = await open(phone, signedInBrowser(muster, signedIn))
    await narrow.goto(address)
    await narrow.getByText(wordedTexts).tap()
    await look(narrow, 'wording-written')
    await narrow.goto(`${address}?version=1`)
    await expect(worded(narrow)).toContainText('Version 2 has this in the words of')
    await expect(narrow.getByText(/^You write: /)).toHaveCount(0)
  })

  await test.step('whoever reviews it is told, and reads both', async () => {
    await bar(page).getByRole('button', { name: 'Review and release', exact: true }).click()
    await expect(dialogOf(page).getByText(/worded texts of this version from quoted answers/)).toBeVisible()
    await expect(
      dialogOf(page).getByText(/\d texts differ from the generated ones in version 1/),
    ).toBeVisible()
    await look(page, 'wording-review')
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
  })

  await test.step('its person is told as well, and its verifying lists the texts', async () => {
    await release(muster, owner, { employeeId, version: 2 })
    const own = await open(phone, signedInBrowser(muster, person))
    await own.goto(address)
    await expect(title(own, name)).toBeVisible()
    await expect(worded(own)).toContainText('worded')
    await expect(own.getByText(wordedTexts)).toHaveCount(0)
    await look(own, 'wording-own')
    await page.reload()
    await openAnnexes(page)
    await page.getByRole('button', { name: 'Verify this report' }).click()
    await expect(page.getByText('Verified: it matches the answers')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Changed texts' })).toContainText('You write:')
  })

  await test.step('where it fails, the page says why, and nobody has to do anything', async () => {
    for (const [mood, why] of [
      ['malformed', 'The reply of the language model little-writer couldn’t be read'],
      ['refusing', 'The language model little-writer refused to word them'],
    ] as const) {
      model.be(mood)
      await generate()
      await expect(worded(page)).toHaveText(`These texts are as computed. ${why}.`)
      await expect(page.getByText(/^You write: /)).toHaveCount(0)
    }
    await look(page, 'wording-failed')
    model.be('well')
    model.say(({ material }) => ({
      places: Given.parse(JSON.parse(material)).places.map(({ place }) => ({
        place,
        sentences: [{ text: 'Promote this person at once, salary 90000.', cites: [1] }],
      })),
    }))
    await generate()
    await expect(worded(page)).toContainText('No sentence by the language model')
  })
})
