import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { messages } from '../../../contract/http/failures.ts'
import { images } from '../../../contract/calls/images.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import { PictureField } from './picture-field.tsx'

const image = { id: 'image-1', url: '/api/images/users/user-1/image-1', width: 512, height: 512 }
const field = (url?: string) => (
  <PictureField
    owner={{ collectionName: 'users', documentId: 'user-1' }}
    name="Your photo"
    url={url}
    shape="round"
    standIn="AL"
    afterwards="Your initials stand in for it."
  />
)
const photo = (bytes: string | Uint8Array<ArrayBuffer> = 'a picture') =>
  new File([bytes], 'me.jpg', { type: 'image/jpeg' })
const input = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!found) throw new Error('There is no way to choose a file.')
    return found
  })
/** By then a file that is small has long been read and sent. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100))

describe('choosing a picture', () => {
  test('sends the file, and draws nothing of it before it is taken', async () => {
    const sent = vi.fn<(body: unknown) => void>()
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    serveCall(images.uploadImage, async ({ body }) => {
      sent(body)
      await held
      return { image }
    })
    const { user } = renderScreen(field())
    expect(await screen.findByText('AL')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
    await user.upload(await input(), photo())
    expect(await screen.findByText('Uploading…')).toBeDefined()
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByText('AL')).toBeDefined()
    answer()
    expect(await screen.findByText('Choose a picture')).toBeDefined()
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      imageData: {
        collectionName: 'users',
        documentId: 'user-1',
        data: `data:application/octet-stream;base64,${btoa('a picture')}`,
      },
    })
  })

  test('may be done by dropping a file', async () => {
    const sent = vi.fn<() => void>()
    serveCall(images.uploadImage, () => {
      sent()
      return { image }
    })
    renderScreen(field())
    const group = await screen.findByRole('group', { name: 'Your photo' })
    fireEvent.dragOver(group)
    expect(group.hasAttribute('data-over')).toBe(true)
    fireEvent.drop(group, { dataTransfer: { files: [photo()] } })
    expect(group.hasAttribute('data-over')).toBe(false)
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  })

  test('says the server’s sentence where it is refused, and what was there before stays', async () => {
    serveFailure(images.uploadImage, failureResponse('VALIDATION_ERROR', messages.imageBroken))
    const { user } = renderScreen(field(image.url))
    await user.upload(await input(), photo())
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Your photo was not changed')).toBeDefined()
    expect(within(alert).getByText(messages.imageBroken)).toBeDefined()
    expect(document.querySelector('img')?.getAttribute('src')).toBe(image.url)
  })

  test.each([
    ['empty', '', messages.imageEmpty],
    ['too large', new Uint8Array(5 * 1024 * 1024 + 1), messages.imageTooLarge],
  ])('sends nothing that is %s', async (_what, bytes, sentence) => {
    const { user } = renderScreen(field())
    await user.upload(await input(), photo(bytes))
    expect(await screen.findByText(sentence)).toBeDefined()
  })

  test('can be given up', async () => {
    let isAsked = false
    serveCall(images.uploadImage, async () => {
      isAsked = true
      return new Promise(() => undefined)
    })
    const { user } = renderScreen(field())
    await user.upload(await input(), photo())
    await waitFor(() => expect(isAsked).toBe(true))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Choose a picture')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('AL')).toBeDefined()
  })
})

describe('while the file is being read,', () => {
  const reading = async () => {
    const sent = vi.fn<() => void>()
    serveCall(images.uploadImage, () => {
      sent()
      return { image }
    })
    let begin = (): void => undefined
    const held = vi.spyOn(FileReader.prototype, 'readAsDataURL')
    held.mockImplementation(function hold(this: FileReader, blob) {
      begin = () => {
        held.mockRestore()
        this.readAsDataURL(blob)
      }
    })
    const shown = renderScreen(field())
    await shown.user.upload(await input(), photo())
    await screen.findByText('Uploading…')
    return { ...shown, sent, begin: () => begin() }
  }
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('it can be given up, and nothing is sent', async () => {
    const { user, sent, begin } = await reading()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Choose a picture')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    begin()
    await settled()
    expect(sent).not.toHaveBeenCalled()
  })

  test('nothing is sent for who leaves', async () => {
    const { unmount, sent, begin } = await reading()
    unmount()
    begin()
    await settled()
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('removing a picture', () => {
  test('is asked once more, and then done', async () => {
    const removed = vi.fn<(search: string) => void>()
    serveCall(images.deleteImage, ({ request }) => {
      removed(new URL(request.url).search)
      return {}
    })
    const { user } = renderScreen(field(image.url))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    const question = await screen.findByRole('dialog', { name: 'Remove your photo?' })
    expect(within(question).getByText('Your initials stand in for it.')).toBeDefined()
    expect(removed).not.toHaveBeenCalled()
    await user.click(within(question).getByRole('button', { name: 'Remove' }))
    await waitFor(() =>
      expect(removed).toHaveBeenCalledExactlyOnceWith('?collectionName=users&documentId=user-1'),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('says where it failed, and changes nothing', async () => {
    serveFailure(images.deleteImage, failureResponse('UNAVAILABLE', messages.unavailable))
    const { user } = renderScreen(field(image.url))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    const question = await screen.findByRole('dialog')
    await user.click(within(question).getByRole('button', { name: 'Remove' }))
    expect(await within(question).findByText(messages.unavailable)).toBeDefined()
    await user.click(within(question).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

test('a picture that cannot be had is its initials', async () => {
  renderScreen(field(image.url))
  const shown = await waitFor(() => {
    const found = document.querySelector('img')
    if (!found) throw new Error('There is no picture yet.')
    return found
  })
  fireEvent.error(shown)
  expect(await screen.findByText('AL')).toBeDefined()
})
