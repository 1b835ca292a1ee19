import { crc32 } from 'node:zlib'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contract } from '../../contract/index.ts'
import { messages } from '../../contract/http/failures.ts'
import { ask, createOrganization, send, signedInBrowser, signInByMail } from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test, type Muster } from '../support/fixtures.ts'

/** Files that are no pictures, or worse: each is refused on the screen with its sentence, and nothing changes. */

type File = { name: string; mimeType: string; buffer: Buffer }

const choose = async (page: Page, file: File) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('group', { name: 'The logo' })
      .getByRole('button', { name: /picture$/ })
      .click(),
  ])
  await chooser.setFiles(file)
}

const plain = (ground: string) =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: ground } })
    .png()
    .toBuffer()

/** The pictures of the logo's frame as they were drawn: their widths. */
const widths = (page: Page, where: string) =>
  page.evaluate<number[]>(
    `[...document.querySelectorAll(${JSON.stringify(`${where} img`)})].map((image) => image.complete ? image.naturalWidth : 0)`,
  )

const ownerWithSettings = async (muster: Muster, story: string) => {
  const owner = await signInByMail(muster, `owner-of-${story}@example.test`)
  const orgId = await createOrganization(muster, owner.token, 'Larkspur Studio')
  return { owner, caller: { token: owner.token, orgId } }
}

const program =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>parent.document.title = "taken"</script></svg>'

/** A PNG file of a few kilobytes that says that it is 60,000 by 60,000 pixels, which would take 14 GB to draw. */
const bomb = async (): Promise<Buffer> => {
  const small = await plain('#000000')
  const grown = Buffer.from(small)
  grown.writeUInt32BE(60_000, 16)
  grown.writeUInt32BE(60_000, 20)
  // The checksum of the head, so that the size is believed.
  grown.writeUInt32BE(crc32(grown.subarray(12, 29)), 29)
  return grown
}

test('a drawing with a program, a bomb and a file that lies are refused with their sentences, and change nothing', async ({
  open,
  watched,
  muster,
}) => {
  watched.expectTrouble(/400/)
  const { owner, caller } = await ownerWithSettings(muster, 'hostile-pictures')
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/settings?section=organization`)
  // What was saved is told by an alert in the corner as well.
  const alert = page.getByRole('alert').filter({ hasText: 'The logo was not changed' })
  const good = await plain('#176054')
  await choose(page, { name: 'logo.png', mimeType: 'image/png', buffer: good })
  await expect(page.getByText('The logo was saved.')).toBeVisible()
  await expect.poll(() => widths(page, 'fieldset')).toEqual([512])
  const logo = { collectionName: 'organizations', documentId: caller.orgId } as const
  const before = await ask(muster, contract.getImage, logo, caller)
  const jpeg = await sharp(good).jpeg().toBuffer()

  const refused: [what: string, file: File, sentence: string][] = [
    [
      'svg',
      { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(program) },
      messages.imageDrawing,
    ],
    [
      'svg-called-png',
      { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(`<?xml version="1.0"?>\n${program}`) },
      messages.imageDrawing,
    ],
    ['bomb', { name: 'logo.png', mimeType: 'image/png', buffer: await bomb() }, messages.imageTooManyPixels],
    [
      'page-called-jpeg',
      {
        name: 'logo.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('<html><script>alert(1)</script></html>'),
      },
      messages.imageUnknown,
    ],
    [
      'cut',
      { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: jpeg.subarray(0, 200) },
      messages.imageBroken,
    ],
    ['empty', { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }, messages.imageEmpty],
    [
      'large',
      {
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: Buffer.concat([good, Buffer.alloc(5 * 1024 * 1024)]),
      },
      messages.imageTooLarge,
    ],
  ]
  for (const [what, file, sentence] of refused) {
    await choose(page, file)
    await expect(alert, what).toContainText(sentence)
    await expect.poll(() => widths(page, 'fieldset'), what).toEqual([512])
    if (what === 'bomb') await look(page, 'logo-refused')
    await page.reload()
    await expect(page.getByRole('group', { name: 'The logo' })).toBeVisible()
    await expect(alert).toBeHidden()
  }
  expect(await page.title()).not.toContain('taken')
  // A photo that was saved under a wrong ending is nobody's lie; a type that other software names is held to.
  const lie = { ...logo, data: `data:image/png;base64,${jpeg.toString('base64')}` }
  const answer = await send(muster, contract.uploadImage, { imageData: lie }, caller)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(messages.imageLies)
  expect((await ask(muster, contract.getImage, logo, caller)).image.id).toBe(before.image.id)
  await choose(page, { name: 'really-a.png', mimeType: 'image/png', buffer: jpeg })
  await expect(page.getByText('The logo was saved.')).toBeVisible()
  expect((await ask(muster, contract.getImage, logo, caller)).image.id).not.toBe(before.image.id)
})

test('a logo is uploaded, stands in the menu, and is removed for everybody', async ({ open, muster }) => {
  const { owner, caller } = await ownerWithSettings(muster, 'removing-a-logo')
  const page = await open(desktop, signedInBrowser(muster, owner))
  await page.goto(`${muster.url}/#/settings?section=organization`)
  await choose(page, { name: 'logo.png', mimeType: 'image/png', buffer: await plain('#d3a53d') })
  await expect.poll(() => widths(page, 'aside .switcher')).toEqual([512])
  const small = await open(phone, signedInBrowser(muster, owner))
  await small.goto(`${muster.url}/#/help`)
  await small.getByRole('button', { name: 'Open the menu' }).tap()
  await expect.poll(() => widths(small, '[role=dialog] .switcher')).toEqual([512])

  const field = page.getByRole('group', { name: 'The logo' })
  await field.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Remove the logo?' })
  await expect(question).toContainText('The first letter of the company’s name stands in for it')
  await look(page, 'logo-remove')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  expect(await widths(page, 'fieldset')).toEqual([512])
  await field.getByRole('button', { name: 'Remove' }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(question).toBeHidden()
  await expect(field.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
  expect(await widths(page, 'body')).toEqual([])
  await small.reload()
  await small.getByRole('button', { name: 'Open the menu' }).tap()
  await expect(small.getByRole('dialog').getByRole('link', { name: 'Settings' })).toBeVisible()
  expect(await widths(small, '[role=dialog]')).toEqual([])
  const logo = { collectionName: 'organizations', documentId: caller.orgId } as const
  expect((await send(muster, contract.getImage, logo, caller)).status).toBe(404)
})
