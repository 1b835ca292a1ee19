import type { Locator, Page } from '@playwright/test'
import {
  questionsOf,
  sections,
  type Question,
  type RawAnswers,
} from '../../insights/questionnaire/questionnaire.ts'
import { expect } from './fixtures.ts'

/** Filling the questionnaire in as a person does. */

export const stepHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** One of the answers of a scale or yes/no question; those at its ends say in words what they stand for. */
export const choice = (page: Page, answer: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${answer}(,|$)`) })

/** With fingers: taps on what can be seen. */
const byTaps = async (page: Page, { type }: Question, answer: string | undefined) => {
  if (answer !== undefined && (type === 'scale' || type === 'yesno')) {
    await choice(page, answer).tap()
  } else if (answer !== undefined) {
    await page.getByRole('textbox').tap()
    await page.getByRole('textbox').fill(answer)
  }
  await page.getByRole('button', { name: answer === undefined ? 'Skip' : 'Continue' }).tap()
}

/** With the keyboard alone. */
const byKeys = async (page: Page, { type }: Question, answer: string | undefined) => {
  if (answer !== undefined && type === 'scale') await page.keyboard.press(String(Number(answer) % 10))
  else if (answer !== undefined && type === 'yesno') await page.keyboard.press(answer.charAt(0).toLowerCase())
  else if (answer !== undefined) {
    await expect(page.getByRole('textbox')).toBeFocused()
    // What the invitation told of the job stands there already.
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(answer)
  }
  await page.keyboard.press('Enter')
}

type Walk = {
  answers: RawAnswers
  with: 'taps' | 'keys'
  /** Hears the name of each kind of step when it is reached for the first time, before it is answered. */
  onNew?: (kind: string) => Promise<void>
}

/** Walks from the welcome to the review, answering what there are answers for and skipping the rest. */
export const walkToReview = async (page: Page, walk: Walk): Promise<void> => {
  const seen = new Set<string>()
  const reach = async (kind: string) => {
    if (!seen.has(kind)) await walk.onNew?.(kind)
    seen.add(kind)
  }
  const goOn = async (name: string) => {
    if (walk.with === 'keys') await page.keyboard.press('Enter')
    else await page.getByRole('button', { name }).tap()
  }
  await expect(page.getByRole('heading', { name: 'Who will read your answers' })).toBeVisible()
  await reach('welcome')
  await goOn('Start')
  await expect(stepHeading(page, 'About you')).toBeFocused()
  for (const { id, prompt, asked } of questionsOf('getting_started')) {
    if (asked) await page.getByLabel(prompt).fill(walk.answers[id] ?? '')
  }
  await reach('personal')
  await goOn('Continue')
  for (const section of sections.slice(1)) {
    await expect(stepHeading(page, section.title)).toBeFocused()
    await reach('intro')
    await goOn('Continue')
    for (const question of questionsOf(section.id)) {
      await expect(stepHeading(page, question.prompt)).toBeVisible()
      await reach(question.type)
      await (walk.with === 'keys' ? byKeys : byTaps)(page, question, walk.answers[question.id])
    }
  }
  await expect(stepHeading(page, 'Your answers')).toBeFocused()
  await reach('review')
}

/** Goes to a button by the Tab key alone and presses it. */
export const tabTo = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true })
  const isThere = async () => (await page.evaluate('document.activeElement?.textContent')) === name
  for (let stops = 0; stops < 80 && !(await isThere()); stops += 1) await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
}
