import type { Locator, Page } from '@playwright/test'
import { createOrganization, join, signedInBrowser, signInByMail } from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, test } from '../support/fixtures.ts'

/** Dialogs with more in them than a screen shows: title and buttons stay in sight, and cover nothing. */

const devices = [
  { where: 'a desktop', viewport: desktop.viewport, isLookedAt: true },
  { where: 'a low tablet', viewport: { width: 768, height: 600 }, isLookedAt: false },
  { where: 'a small phone', viewport: { width: 360, height: 640 }, isLookedAt: true },
]
const member = 'Tomas Reyes'

type Dialog = {
  name: string
  /** The title and the buttons that end it, in their order. */
  title: string
  buttons: readonly string[]
  keepsWhatIsTyped?: true
  open(page: Page, dialog: Locator): Promise<void>
}

/** In the list of members: the page before has a button with the name, too, and stays until this one is there. */
const menuOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Members' }).getByRole('button', { name: new RegExp(name) })

const ownPermissions = 'Choose what they may do'

const dialogs: readonly Dialog[] = [
  {
    name: 'invite-many',
    title: 'Invite people',
    buttons: ['Discard', 'Make 40 invitations'],
    keepsWhatIsTyped: true,
    async open(page, dialog) {
      await page.goto('/#/submissions?invite=many')
      const people = Array.from({ length: 40 }, (_, at) => `Person ${at} <person-${at}@larkspur.test>`)
      await dialog.getByLabel('People', { exact: true }).fill(`${people.join('\n')}\nnonsense`)
      // Once all that is told of them is there.
      await expect(dialog.getByRole('button', { name: 'What each line would do (CSV)' })).toBeVisible()
    },
  },
  {
    name: 'invite-one-with-permissions',
    title: 'Invite people',
    buttons: ['Discard', 'Make invitation'],
    keepsWhatIsTyped: true,
    async open(page, dialog) {
      await page.goto('/#/submissions?invite=one')
      await dialog.getByLabel('Name', { exact: true }).fill('Mina Park')
      await dialog.getByRole('checkbox', { name: ownPermissions }).check()
    },
  },
  {
    name: 'permissions',
    title: 'Permissions of ',
    buttons: ['Cancel', 'Save permissions'],
    async open(page, dialog) {
      await page.goto('/#/settings?section=members')
      await menuOf(page, member).click()
      await page.getByRole('menuitem', { name: /ermissions/ }).click()
      await dialog.getByRole('radio', { name: 'A list of their own' }).check()
    },
  },
  {
    name: 'make-key',
    title: 'Make an API key',
    buttons: ['Cancel', 'Make the key'],
    async open(page) {
      await page.goto('/#/settings?section=api-keys')
      await page.getByRole('button', { name: 'Make a key' }).first().click()
    },
  },
  {
    name: 'transfer-ownership',
    title: 'Transfer ownership?',
    buttons: ['Cancel', 'Transfer ownership'],
    async open(page, dialog) {
      await page.goto('/#/settings?section=members')
      await menuOf(page, member).click()
      await page.getByRole('menuitem', { name: /ownership/ }).click()
      // With the name typed the button takes the focus, too.
      await dialog.getByRole('textbox').fill('Larkspur Studio')
    },
  },
]

/** The name of what has the focus, and whether all of it is seen: its middle and its edges are its own. */
const focused = `(() => {
  const element = document.activeElement
  const shown = element.labels?.[0] ?? element
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const at = (x, y) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.contains(element) && hit.closest('button, label, .dialog-body__middle') !== null || [...element.labels ?? []].some((label) => label.contains(hit)))
  }
  const middle = (left + right) / 2
  return {
    name: (element.getAttribute('aria-label') ?? shown.textContent).trim(),
    isSeen: at(middle, top + 3) && at(middle, bottom - 3),
  }
})()`

const focus = async (page: Page): Promise<{ name: string; isSeen: boolean }> => page.evaluate(focused)

const inSight = async (dialog: Locator, { title, buttons }: Dialog) => {
  await expect(dialog.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 })
  for (const name of buttons) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
}

/** What is in a dialog has its whole height: nothing of it is squeezed where there is not enough of a screen. */
const squeezed = `[...document.querySelectorAll('.dialog-body__middle > *')]
  .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
  .map(({ textContent }) => textContent)`

/** Once around with the Tab key, from the way out to the last of the buttons. */
const goAround = async (page: Page, dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Close', exact: true }).focus()
  const passed: { name: string; isSeen: boolean }[] = []
  do {
    passed.push(await focus(page))
    await page.keyboard.press('Tab')
  } while ((await focus(page)).name !== 'Close' && passed.length < 120)
  return passed
}

test('the title and the buttons of long dialogs stay in sight on every screen, in the order of the focus', async ({
  open,
  muster,
}) => {
  test.slow()
  const owner = await signInByMail(muster, 'long-dialogs@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  await join(muster, { token: owner.token, orgId }, member)
  const page = await open(desktop, { ...signedInBrowser(muster, owner), baseURL: muster.url })
  const dialog = page.getByRole('dialog')
  for (const one of dialogs) {
    await test.step(one.name, async () => {
      await one.open(page, dialog)
      for (const { where, viewport, isLookedAt } of devices) {
        await page.setViewportSize(viewport)
        await inSight(dialog, one)
        expect(await page.evaluate<string[]>(squeezed), where).toEqual([])
        if (isLookedAt) await look(page, `long-${one.name}`)

        const passed = await goAround(page, dialog)
        expect(
          passed.slice(-one.buttons.length).map(({ name }) => name),
          where,
        ).toEqual(one.buttons)
        expect(
          passed.filter(({ isSeen }) => !isSeen),
          where,
        ).toEqual([])

        // Scrolled to its end, too.
        await dialog.getByRole('button', { name: one.buttons[0] ?? '', exact: true }).focus()
        await page.keyboard.press('Shift+Tab')
        await inSight(dialog, one)
      }
      await page.setViewportSize(desktop.viewport)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      if (!one.keepsWhatIsTyped) return
      // It would lie over the next dialog for its four seconds.
      const told = page.getByRole('alert').filter({ hasText: 'What you typed is kept' })
      await told.getByRole('button', { name: 'Close' }).click()
      await expect(told).toBeHidden()
    })
  }
})

test('what is said in the corner leaves the buttons of a dialog free, in two rows on a narrow phone, too', async ({
  open,
  muster,
}) => {
  const owner = await signInByMail(muster, 'owner-of-a-small-phone@example.test')
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  await join(muster, { token: owner.token, orgId }, 'Ines Novak')
  // With a mouse: what is said stays for as long as it lies over it.
  const page = await open({ viewport: { width: 280, height: 480 } }, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/settings?section=members`)
  const dialog = page.getByRole('dialog')
  const choose = async (item: RegExp) => {
    await menuOf(page, 'Ines Novak').press('Enter')
    await page.getByRole('menuitem', { name: item }).press('Enter')
  }
  await choose(/ermissions/)
  await dialog.getByRole('button', { name: 'Save permissions' }).press('Enter')
  const told = page.getByRole('alert').filter({ hasText: 'were changed' })
  await told.hover()
  await choose(/ownership/)
  await expect(dialog.getByRole('button', { name: 'Transfer ownership' })).toBeVisible()
  const topOf = async (name: string) =>
    (await dialog.getByRole('button', { name, exact: true }).boundingBox())?.y ?? 0
  await expect(async () => {
    const box = await told.boundingBox()
    const tops = [await topOf('Cancel'), await topOf('Transfer ownership')]
    expect(tops[0]).not.toBe(tops[1])
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(Math.min(...tops))
  }).toPass()
})
