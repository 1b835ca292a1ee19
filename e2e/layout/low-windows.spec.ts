import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import { translator } from '../../insights/catalog/translator.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invite,
  invitedAlone,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { expect, phone, test, type Muster } from '../support/fixtures.ts'
import { choice, stepHeading } from '../support/fill-questionnaire.ts'

/**
 * What has the focus is in the window and nothing lies over it (WCAG 2.4.11), also where a window is hardly higher than the
 * bars that would stay in it: 1280 by 1024 at 400 %, and a phone whose keyboard is open.
 */
const zoomed = { viewport: { width: 320, height: 256 } }
const typing = { ...phone, viewport: { width: 360, height: 400 } }

/** What is the matter with what has the focus, once nothing moves; null where nothing is. */
const trouble = `(async () => {
  const moves = ({ playState, effect }) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  while (document.getAnimations().some(moves)) await new Promise(requestAnimationFrame)
  const one = document.activeElement
  const { top, bottom, left, right } = one.getBoundingClientRect()
  // Of a field of many lines it is the line that is written in.
  const middle = one.tagName === 'TEXTAREA' ? top + 24 : (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  const over = document.elementFromPoint((left + right) / 2, middle)
  const own = [one, ...(one.labels ?? [])]
  if (over !== null && own.some((part) => part.contains(over))) return null
  const name = one.tagName + ' ' + (one.getAttribute('aria-label') ?? one.textContent).slice(0, 40)
  return name + ' is behind ' + (over?.outerHTML.slice(0, 80) ?? 'the edge of the window')
})()`

const seesFocus = async (page: Page, where: string) =>
  expect.soft(await page.evaluate<string | null>(trouble), where).toBeNull()

/** Until nothing loads. */
const atRest = `(async () => {
  while (document.querySelector('[aria-busy=true]') !== null) await new Promise(requestAnimationFrame)
})()`

/** Whether a whole box is in the window and nothing lies over its edges. */
const isFree = (page: Page, selector: string) =>
  page.evaluate<boolean>(`[...document.querySelectorAll(${JSON.stringify(selector)})].every((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight && [top + 4, bottom - 4].every((y) =>
      one.contains(document.elementFromPoint((left + right) / 2, y)))
  })`)

test('at 400 % each kind of question is answered by keyboard, with what has the focus in sight', async ({
  open,
  muster,
}) => {
  const { at, stored } = await invitedAlone(muster, 'zoomed')
  const page = await open(zoomed)
  const field = page.getByRole('textbox')
  const types = async (title: string, words: string) => {
    await expect(stepHeading(page, title)).toBeVisible()
    await expect(field).toBeFocused()
    // What the keys do would take a third of the window.
    await expect(page.getByText('Enter goes on', { exact: false })).toBeHidden()
    await page.keyboard.type(words)
    await seesFocus(page, title)
    expect.soft(await isFree(page, '.q-input'), `all of the field of ${title}`).toBe(true)
  }
  await page.goto(at('title_department'))
  await types('What is your job title, and which department are you in?', ' of the Northern office')
  await page.keyboard.press('Enter')
  await types('What are you responsible for?', 'Payroll.')
  await look(page, 'zoomed-long-answer')
  // Who has scrolled away to read the question again and types on sees what they type.
  await page.mouse.move(160, 60)
  await page.mouse.wheel(0, -400)
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.keyboard.type(' And all that comes with it.')
  await seesFocus(page, 'the line that is gone on with')
  await page.keyboard.press('Enter')

  await expect(stepHeading(page, 'How clear is it to you what is expected of you?')).toBeFocused()
  await page.keyboard.press('Tab')
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    if (number > 1) await page.keyboard.press('ArrowRight')
    await expect(choice(page, String(number))).toBeFocused()
    await seesFocus(page, `${number} of the scale`)
  }
  await look(page, 'zoomed-scale')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused()
  await seesFocus(page, 'the way back')
  await page.keyboard.press('Tab')
  await seesFocus(page, 'the way on')
  await page.keyboard.press('Enter')
  await types('Who do you report to, and does anyone report to you?', 'To Ada.')
  await look(page, 'zoomed-second-answer')

  await page.goto(at('has_kpis'))
  await expect(stepHeading(page, 'Do you have targets or KPIs that your work is measured by?')).toBeFocused()
  for (const answer of ['Yes', 'No']) {
    await page.keyboard.press(answer === 'Yes' ? 'Tab' : 'ArrowRight')
    await expect(choice(page, answer)).toBeFocused()
    await seesFocus(page, answer)
  }
  await expect
    .poll(async () => (await stored()).rawAnswers)
    .toMatchObject({ reporting_structure: 'To Ada.', role_clarity: '10', has_kpis: 'No' })
})

test('with the keyboard of a phone open, the field that is typed into and the way on are both there', async ({
  open,
  muster,
}) => {
  const { at } = await invitedAlone(muster, 'typing-on-a-phone')
  const page = await open(typing)
  await page.goto(at('reporting_structure'))
  await page.getByRole('textbox').tap()
  await page.keyboard.type('To Ada.')
  await seesFocus(page, 'a long answer')
  expect.soft(await isFree(page, 'textarea, .q-moves__next'), 'the whole field and the way on').toBe(true)
  await look(page, 'phone-keyboard-long-answer')
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByRole('textbox')).toBeHidden()
})

test('after sending from the end of a long page, the thanks are read from the top', async ({
  open,
  muster,
}) => {
  for (const [language, device] of [
    ['de', { ...phone, viewport: { width: 320, height: 640 } }],
    ['es', zoomed],
  ] as const) {
    const t = translator(language, 'questionnaire')
    const { at, draft } = await invitedAlone(muster, `sent-in-${language}`)
    await draft(completeAnswers('Amara Okafor'))
    const page = await open(device)
    await page.addInitScript(`localStorage.setItem('muster.language', '${language}')`)
    await page.goto(at('review'))
    await page.getByRole('button', { name: t('review.send') }).scrollIntoViewIfNeeded()
    await page.keyboard.press('End')
    // Chromium glides there, and what still glides would go on below the next step.
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollHeight - innerHeight - scrollY'))
      .toBeLessThan(1)
    expect(await page.evaluate('scrollY')).toBeGreaterThan(0)
    await page.getByRole('button', { name: t('review.send') }).click()
    await expect(stepHeading(page, t('thanks.thankYouName', { name: 'Amara' }))).toBeFocused()
    await expect.poll(() => page.evaluate('scrollY'), language).toBe(0)
    await seesFocus(page, `thanks in ${language}`)
    await look(page, `thanks-${language}`)
  }
})

/**
 * What is the matter with each of the first stops of the Tab key, there and back. They get the focus as that key gives it,
 * in one go: a press and a question for each of them took half a minute.
 */
const troublesOnTheWay = `(async () => {
  const isStop = (one) => one.tabIndex >= 0 && !one.disabled && one.closest('[inert]') === null &&
    one.checkVisibility({ visibilityProperty: true }) &&
    !(one.type === 'radio' && !one.checked && document.querySelector('input[name="' + one.name + '"]:checked') !== null)
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter(isStop)
    .slice(0, 45)
  const found = []
  for (const stop of [...stops, ...stops.toReversed()]) {
    stop.focus()
    await scheduler.yield()
    const trouble = await ${trouble}
    if (trouble !== null) found.push(trouble)
  }
  return { found, stops: stops.length }
})()`

const walks = async (page: Page, where: string) => {
  // From here on the focus is that of a keyboard.
  await page.keyboard.press('Tab')
  const { found, stops } = await page.evaluate<{ found: string[]; stops: number }>(troublesOnTheWay)
  expect(stops, where).toBeGreaterThan(5)
  expect.soft(found, where).toEqual([])
}

/** An organization in which somebody has answered, has a report, and somebody else is asked. */
const withReport = async (muster: Muster) => {
  const owner = await signInByMail(muster, 'owner-in-a-low-window@example.test')
  const caller = {
    token: owner.token,
    orgId: await createOrganization(muster, owner.token, 'Larkspur Studio'),
  }
  const [person] = await invite(muster, caller, ['Amara Okafor', 'Sven Silent'], 'low-window.test')
  if (!person) throw new Error('Nobody was invited.')
  const { employeeId, code: inviteCode } = person
  const answers = completeAnswers('Amara Okafor')
  await ask(muster, contract.submitEmployeeAnswers, { employeeId, inviteCode, answers })
  await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)
  return { owner, employeeId }
}

test('in low windows what has the focus is clear of the bars that stay in view, on the screens of an owner', async ({
  open,
  muster,
  watched,
}) => {
  test.slow()
  // Whoever looks has no questionnaire of their own, and the company no report.
  watched.expectTrouble(/40[04]/)
  const { owner, employeeId } = await withReport(muster)
  // Colours that fade would be waited for at each stop.
  const page = await open({ ...zoomed, reducedMotion: 'reduce' }, signedInBrowser(muster, owner))
  const opens = async (address: string, heading: string) => {
    await page.goto(`${muster.url}/#${address}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.evaluate(atRest)
  }
  const walksAtBothHeights = async (where: string) => {
    for (const { viewport } of [typing, zoomed]) {
      await page.setViewportSize(viewport)
      await walks(page, `${where}, ${viewport.height} high`)
    }
  }
  await opens('/settings?section=profile', 'Settings')
  await walksAtBothHeights('settings')
  await opens('/submissions', 'Submissions')
  await page.getByRole('checkbox', { name: /Sven Silent/ }).check()
  await walksAtBothHeights('submissions with somebody selected')
  await opens(`/reports/${employeeId}`, 'Amara Okafor')
  await walksAtBothHeights('a report')
  await page.getByRole('button', { name: 'More actions' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Edit texts' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Strength 1', exact: true })).toBeVisible()
  await walksAtBothHeights('the editor of a report')
  await opens('/chat', 'Chat')
  await page.getByLabel('Ask a question').fill('Who has not answered?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copy this reply' })).toBeVisible()
  await walksAtBothHeights('the chat')
  for (const { viewport } of [typing, zoomed]) {
    await page.setViewportSize(viewport)
    await look(page, `low-chat-${viewport.height}`)
  }
})
