import type { Page } from '@playwright/test'
import { contract } from '../../contract/index.ts'
import {
  ask,
  completeAnswers,
  createOrganization,
  invitedAlone,
  join,
  signedInBrowser,
  signInByMail,
} from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'

/** Where the reader’s own few colours replace those of the pages, what was told by a colour alone is still told. */

/** What a style of each is, as the browser draws it. */
const drawn = (page: Page, selector: string, style: string) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => getComputedStyle(one)[${JSON.stringify(style)}])`,
  )

const groundsOf = (page: Page, selector: string) => drawn(page, selector, 'backgroundColor')

test('in forced colours one sees what is chosen, switched on and marked, and where a dialog ends, and no frame where there is none', async ({
  open,
  muster,
}) => {
  const owner = await signInByMail(muster, 'forced.colours@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  const page = await open({ ...desktop, forcedColors: 'active' }, signedInBrowser(muster, owner))

  await test.step('a theme', async () => {
    await page.goto(`${muster.url}/#/settings?section=appearance`)
    const themes = page.getByRole('radiogroup', { name: 'Theme' }).last()
    await expect(themes.getByRole('radio', { name: 'System' })).toBeChecked()
    const [chosen] = await groundsOf(page, '.mantine-SegmentedControl-label[data-active]')
    const others = await groundsOf(page, '.mantine-SegmentedControl-label:not([data-active])')
    expect(others.length).toBeGreaterThan(1)
    expect(others).not.toContain(chosen)
  })

  await test.step('a switch', async () => {
    await page.goto(`${muster.url}/#/settings?section=notifications`)
    const reminders = page.getByRole('switch', { name: 'Reminders' })
    await expect(reminders).toBeChecked()
    const track = async () => (await groundsOf(page, '.mantine-Switch-track'))[0]
    const thumb = async () => (await groundsOf(page, '.mantine-Switch-thumb'))[0]
    const on = await track()
    expect(await thumb(), 'a switch that is on').not.toBe(on)
    await reminders.focus()
    await page.keyboard.press('Space')
    await expect.poll(track, 'one that is off').not.toBe(on)
    expect(await thumb()).not.toBe(await track())
    expect((await drawn(page, '.mantine-Switch-track', 'borderTopWidth'))[0]).toBe('1px')
    await look(page, 'forced-colours-switch')
  })

  const marked = async () => {
    const all = await groundsOf(page, '[role="option"]')
    return all.flatMap((ground, place) => (all.filter((one) => one === ground).length === 1 ? [place] : []))
  }
  await test.step('what the arrows came to, and the edge of a dialog', async () => {
    await page.keyboard.press('Control+k')
    const commands = page.getByRole('listbox', { name: 'Commands' }).getByRole('option')
    await expect(commands.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(commands.nth(1)).toHaveAttribute('aria-selected', 'true')
    expect(await marked(), 'the second command').toEqual([1])
    expect(await drawn(page, '.mantine-Modal-content', 'borderTopWidth')).toContain('2px')
    await look(page, 'forced-colours-palette')
    await page.keyboard.press('Escape')

    await page.goto(`${muster.url}/#/settings?section=audit`)
    await page.locator('input.mantine-Select-input').first().click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await marked()).length, 'the option that the arrows came to').toBe(1)
  })

  await test.step('no frame around a picture and a field that have none', async () => {
    await page.goto(`${muster.url}/#/settings?section=profile`)
    await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
    expect(await drawn(page, '.picture', 'borderTopWidth')).toEqual(['0px'])
    await page.goto(`${muster.url}/#/chat`)
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
    expect(await drawn(page, '.composer__field', 'borderTopWidth')).toEqual(['0px'])
    await look(page, 'forced-colours-chat')
  })

  await test.step('of the parts of a report one has a bar beside it: the one that is read', async () => {
    const caller = { token: owner.token, orgId }
    const { employeeId, token } = await join(muster, caller, 'Amara Okafor')
    const answers = completeAnswers('Amara Okafor')
    await ask(muster, contract.submitEmployeeAnswers, { employeeId, answers }, { ...caller, token })
    await ask(muster, contract.generateEmployeeReport, { employee: { id: employeeId } }, caller)
    await page.goto(`${muster.url}/#/reports/${employeeId}`)
    const parts = page.getByRole('navigation', { name: 'Contents' }).getByRole('button')
    await expect(parts.first()).toBeVisible()
    const bars = await drawn(page, '.contents__link', 'borderInlineStartWidth')
    expect(bars.length).toBeGreaterThan(3)
    expect(bars.filter((width) => width !== '0px')).toEqual(['2px'])
  })
})

test('in forced colours one sees which number is chosen', async ({ open, muster }) => {
  const { at } = await invitedAlone(muster, 'forced')
  const asked = await open({ ...phone, forcedColors: 'active' })
  await asked.goto(at('role_clarity'))
  await asked.getByRole('radio', { name: '8', exact: true }).tap()
  await expect
    .poll(async () => new Set(await groundsOf(asked, '.q-choice__face')).size, 'one of ten stands out')
    .toBe(2)
  await look(asked, 'forced-colours-choice')
})
