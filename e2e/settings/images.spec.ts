import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { messages } from '../../contract/http/failures.ts'
import { contract } from '../../contract/index.ts'
import { ask, createOrganization, invite, join, send, signedInBrowser, signInByMail } from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'

/** A picture as a camera or a designer makes it: a sun over hills. */
const drawn = (width: number, height: number, ground: string) =>
  sharp({ create: { width, height, channels: 4, background: ground } }).composite([
    {
      input: Buffer.from(
        `<svg width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 3}" fill="#d3a53d"/><path d="M0 ${height} L${width / 3} ${height / 2} L${width / 2} ${height} L${width * 0.8} ${height * 0.6} L${width} ${height}Z" fill="#176054"/></svg>`,
      ),
    },
  ])
const png = async (name: string, width: number, height: number, ground: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await drawn(width, height, ground).png().toBuffer(),
})

const open = async (page: Page, muster: Muster, section: string) => {
  await page.goto(`${muster.url}/#/settings?section=${section}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}

/** The widths of the pictures that are in sight, as they were drawn; 0 would be one that could not be had. */
const drawnWidths = (page: Page, where: string) =>
  page.evaluate<number[]>(
    `[...document.querySelectorAll(${JSON.stringify(`${where} img`)})].map((image) => image.complete ? image.naturalWidth : 0)`,
  )

const choose = async (
  page: Page,
  name: string,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('group', { name })
      .getByRole('button', { name: /picture$/ })
      .press('Enter'),
  ])
  await chooser.setFiles(file)
}

test('a photo is chosen, seen after a reload and by nobody else, replaced by dropping, and removed', async ({
  open: openBrowser,
  watched,
  muster,
}) => {
  watched.expectTrouble(/400/)
  const signedInOwner = await signInByMail(muster, 'owner-of-photos@example.test')
  const { token } = signedInOwner
  const owner = { token, orgId: await createOrganization(muster, token, 'Larkspur Studio') }
  const [invited] = await invite(muster, owner, ['Photo Person'])
  if (!invited) throw new Error('Nobody was invited.')
  const signedIn = await signInByMail(muster, invited.email)
  await ask(muster, contract.joinOrganization, { inviteCode: invited.code }, { token: signedIn.token })
  const page = await openBrowser(desktop, signedInBrowser(muster, signedIn))
  await open(page, muster, 'profile')
  const photo = page.getByRole('group', { name: 'Your photo' })
  await expect(photo.getByText('PP')).toBeVisible()

  await choose(page, 'Your photo', { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
  await expect(page.getByRole('alert')).toContainText('Your photo was not changed')
  await expect(page.getByRole('alert')).toContainText('This picture can’t be read.')
  await look(page, 'photo-refused')

  await choose(page, 'Your photo', await png('me.png', 900, 1_200, '#eaf5f2'))
  await expect(page.getByText('Your photo was saved.')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect.poll(() => drawnWidths(page, 'fieldset')).toEqual([512])
  await expect.poll(() => drawnWidths(page, 'aside')).toEqual([512])
  await look(page, 'photo')
  await page.reload()
  await expect.poll(() => drawnWidths(page, 'fieldset')).toEqual([512])
  await expect.poll(() => drawnWidths(page, 'aside')).toEqual([512])

  const mine = { collectionName: 'users', documentId: signedIn.user.uid } as const
  const seen = await ask(muster, contract.getImage, mine, owner)
  const fellow = await openBrowser(desktop, signedInBrowser(muster, signedInOwner))
  await open(fellow, muster, 'members')
  await expect.poll(() => drawnWidths(fellow, '.members-table')).toEqual([512])
  await look(fellow, 'photo-among-members')
  await fellow.setViewportSize(phone.viewport)
  await look(fellow, 'photo-among-members')

  const stranger = await signInByMail(muster, 'stranger-to-photos@example.test')
  expect((await send(muster, contract.getImage, mine, { token: stranger.token })).status).toBe(404)
  expect((await fetch(muster.url + seen.image.url)).headers.get('content-type')).toBe('image/webp')
  expect((await fetch(muster.url + seen.image.url.replace(/.$/, '_'))).status).toBe(404)

  const small = await png('small.png', 200, 100, '#fdf1ee')
  const dropped = await page.evaluateHandle(
    `(() => {
      const held = new DataTransfer()
      const bytes = Uint8Array.from(atob('${small.buffer.toString('base64')}'), (letter) => letter.charCodeAt(0))
      held.items.add(new File([bytes], 'small.png', { type: 'image/png' }))
      return held
    })()`,
  )
  await photo.dispatchEvent('drop', { dataTransfer: dropped })
  await expect.poll(() => drawnWidths(page, 'fieldset')).toEqual([100])

  await photo.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Remove your photo?' })
  await expect(question).toContainText('Your initials are shown instead.')
  await look(page, 'photo-remove')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(question).toBeHidden()
  await expect(photo.getByText('PP')).toBeVisible()
  await expect(photo.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
  await page.reload()
  await expect(photo.getByText('PP')).toBeVisible()
  expect(await drawnWidths(page, 'body')).toEqual([])
})

/** A drawing with a program under the name of a picture. */
const drawing =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>parent.document.title = "taken"</script></svg>'

test('a logo is chosen on a phone, stands in the menu of every member, and is removed for everybody', async ({
  open: openBrowser,
  watched,
  muster,
}) => {
  watched.expectTrouble(/400/)
  const signedInOwner = await signInByMail(muster, 'owner-of-logos@example.test')
  const { token } = signedInOwner
  const { orgId } = await ask(muster, contract.createOrganization, { name: 'Bergamot Works' }, { token })
  const owner = { token, orgId }
  const logo = { collectionName: 'organizations', documentId: orgId } as const
  const page = await openBrowser(phone, signedInBrowser(muster, signedInOwner))

  await page.goto(`${muster.url}/#/onboarding?step=company`)
  await page.getByLabel('Organization name').fill('Bergamot Works Berlin')
  await choose(page, 'The logo', await png('logo.png', 600, 600, '#00000000'))
  await expect.poll(() => drawnWidths(page, 'fieldset')).toEqual([512])
  await expect(page.getByLabel('Organization name')).toHaveValue('Bergamot Works Berlin')
  await look(page, 'onboarding-logo')
  const { image: first } = await ask(muster, contract.getImage, logo, owner)
  expect(first).toMatchObject({ width: 512 })
  await ask(muster, contract.completeOnboarding, { payload: {} }, owner)
  const member = await join(muster, owner, 'Logo Reader')

  await page.goto('about:blank')
  await open(page, muster, 'organization')
  await choose(page, 'The logo', { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(drawing) })
  const refused = page.getByRole('alert').filter({ hasText: 'The logo was not changed' })
  await expect(refused).toContainText(messages.imageDrawing)
  await look(page, 'logo-refused')
  expect(await page.title()).not.toContain('taken')
  expect(await drawnWidths(page, 'fieldset')).toEqual([512])
  expect((await ask(muster, contract.getImage, logo, owner)).image.id).toBe(first.id)
  await choose(page, 'The logo', await png('logo.png', 1_000, 400, '#00000000'))
  await expect(page.getByText('The logo was saved.')).toBeVisible()
  await expect(refused).toBeHidden()
  await expect.poll(() => drawnWidths(page, 'fieldset')).toEqual([512])
  await look(page, 'logo')
  await page.getByRole('button', { name: 'Open the menu' }).tap()
  await expect.poll(() => drawnWidths(page, '[role=dialog] .switcher')).toEqual([512])
  await look(page, 'logo-menu')
  await page.keyboard.press('Escape')

  const reader = await openBrowser(desktop, signedInBrowser(muster, member))
  await open(reader, muster, 'organization')
  await expect.poll(() => drawnWidths(reader, 'aside .switcher')).toEqual([512])
  await expect(reader.getByRole('group', { name: 'The logo' })).toBeHidden()
  await look(reader, 'logo-of-a-member')

  const field = page.getByRole('group', { name: 'The logo' })
  await field.getByRole('button', { name: 'Remove' }).tap()
  const question = page.getByRole('dialog', { name: 'Remove the logo?' })
  await expect(question).toContainText('the first letter of the company’s name')
  await look(page, 'logo-remove')
  await question.getByRole('button', { name: 'Keep it' }).tap()
  await expect(question).toBeHidden()
  expect(await drawnWidths(page, 'fieldset')).toEqual([512])
  await field.getByRole('button', { name: 'Remove' }).tap()
  await question.getByRole('button', { name: 'Remove' }).tap()
  await expect(question).toBeHidden()
  await expect(field.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
  expect(await drawnWidths(page, 'body')).toEqual([])
  await reader.reload()
  await expect(reader.getByRole('complementary').getByRole('link', { name: 'Settings' })).toBeVisible()
  expect(await drawnWidths(reader, 'aside .switcher')).toEqual([])
  expect((await send(muster, contract.getImage, logo, owner)).status).toBe(404)
})
