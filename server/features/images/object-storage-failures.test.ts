import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { messages } from '../../../contract/http/failures.ts'
import { openFiles } from '../../core/services/object-storage.ts'
import { readFileSettings } from '../../core/config/storage-settings.ts'
import { testApp } from '../../testing/app.ts'
import { fakeS3 } from '../../testing/fakes/fake-s3.ts'
import {
  findAnswerFault,
  captureLog,
  misbehaviours,
  serviceSecretWords,
} from '../../testing/service-failures.ts'
import { signUp } from '../../testing/sign-up.ts'
import { dataUrl, fileAs } from '../../testing/images/sample-images.ts'

/** However the store of files answers, nothing of it is shown, nothing is half stored, and no call fails by the server's fault. */

const store = await fakeS3()
const { logger, lines } = captureLog()
const app = testApp(store.settings, { logger })
afterAll(() => store.close())
beforeEach(() => store.become('well'))

let data: string
beforeAll(async () => {
  data = dataUrl('image/png', await fileAs('png'))
})

const hurried = (timeoutMs: number) => {
  const { files } = readFileSettings(store.settings)
  if (!files) throw new Error('The settings are whole.')
  return openFiles(files, timeoutMs)
}

describe.each(Object.entries(misbehaviours))('a store that answers with %s', (name, misbehave) => {
  test('keeps the picture of before, and shows nothing of its own', async () => {
    const person = await signUp(app.host)
    const owner = { collectionName: 'users', documentId: person.userId } as const
    const upload = () => app.call(contract.uploadImage, { imageData: { ...owner, data } }, person)
    const { image } = await app.ok(contract.uploadImage, { imageData: { ...owner, data } }, person)
    const show = () => app.app.inject({ method: 'GET', url: image.url })

    app.host.files = hurried(name === 'silence' ? 200 : 2_000)
    store.become(misbehave)
    lines.length = 0
    const again = await upload()
    expect(findAnswerFault(again)).toBeUndefined()
    expect(again).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    expect([messages.filesAway, messages.filesRefused]).toContain(again.body['error'])
    const shown = await show()
    expect(shown.body).not.toContain(serviceSecretWords)
    // A file that is not there may have been removed a moment ago.
    expect(shown.statusCode).toBe(name.startsWith('404') ? 404 : 503)
    const { data: own } = await app.ok(contract.exportMyData, {}, person)
    expect(own.photo).toBeNull()
    const told = lines.join('\n')
    expect(told).toContain('UNAVAILABLE')
    expect(told).not.toContain(store.settings.S3_SECRET_ACCESS_KEY)
    expect(told).not.toContain(serviceSecretWords)

    store.become('well')
    app.host.files = hurried(8_000)
    expect((await show()).statusCode).toBe(200)
    expect((await app.ok(contract.getImage, owner, person)).image.id).toBe(image.id)
    expect(store.asked.some(({ path }) => path === '/elsewhere')).toBe(false)
  })
})
