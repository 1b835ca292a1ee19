import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { messages } from '../../../contract/http/failures.ts'
import { openFiles } from '../../core/services/object-storage.ts'
import { readFileSettings } from '../../core/config/storage-settings.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { fakeS3 } from '../../testing/fakes/fake-s3.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { type Person, signUp } from '../../testing/sign-up.ts'
import { dataUrl, fileAs } from '../../testing/images/sample-images.ts'
import { imageJobs } from './image-files.ts'

const store = await fakeS3()
const app = testApp(store.settings)
const { newOwner } = organizationsOf(app)
afterAll(() => store.close())
beforeEach(() => store.become('well'))

let data: string
beforeAll(async () => {
  data = dataUrl('image/png', await fileAs('png'))
})

const ofUser = ({ userId }: Person) => ({ collectionName: 'users', documentId: userId }) as const
const upload = (person: Person) =>
  app.call(contract.uploadImage, { imageData: { ...ofUser(person), data } }, person)
const uploaded = async (person: Person) =>
  (await app.ok(contract.uploadImage, { imageData: { ...ofUser(person), data } }, person)).image
const open = (url: string) => app.app.inject({ method: 'GET', url })
const files = () => [...store.files.keys()]
const fileOf = (id: string) => `images/${id}.webp`
const gone = (file: string) => eventually(() => (files().includes(file) ? undefined : true))
const bytesInDatabase = (id: string) =>
  asSystem(app.host.database.db, async (tx) => [
    ...(await tx.execute(sql`select bytes from images where id = ${id}`)),
  ])

describe('pictures in a store of files', () => {
  it('lie there and not in the database, are shown from there, and go when they are replaced or removed', async () => {
    const person = await signUp(app.host)
    const first = await uploaded(person)
    expect(await bytesInDatabase(first.id)).toEqual([{ bytes: null }])
    expect(store.files.get(fileOf(first.id))?.type).toBe('image/webp')
    const shown = await open(first.url)
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(shown.rawPayload).toEqual(store.files.get(fileOf(first.id))?.bytes)

    const second = await uploaded(person)
    await gone(fileOf(first.id))
    expect(files()).toContain(fileOf(second.id))
    await app.ok(contract.deleteImage, ofUser(person), person)
    await gone(fileOf(second.id))
    expect(store.asked.every(({ status }) => status < 300)).toBe(true)
  })

  it('go with the account and with the organization', async () => {
    const person = await signUp(app.host)
    const owner = await newOwner()
    const photo = await uploaded(person)
    const { image: logo } = await app.ok(
      contract.uploadImage,
      { imageData: { collectionName: 'organizations', documentId: owner.orgId, data } },
      owner,
    )
    expect(files()).toEqual(expect.arrayContaining([fileOf(photo.id), fileOf(logo.id)]))
    await app.ok(contract.deleteAccount, { email: person.email }, person)
    await app.ok(contract.deleteOrganization, { name: 'Tide & Co' }, owner)
    await gone(fileOf(photo.id))
    await gone(fileOf(logo.id))
  })

  it('whose row never came are removed later, and those that are shown stay', async () => {
    const person = await signUp(app.host)
    const image = await uploaded(person)
    store.files.set(fileOf('left-over'), { bytes: Buffer.from('x'), type: 'image/webp' })
    const work = imageJobs(() => app.host)['image-file-drop']
    const job = { id: 'job', attempt: 1, attempts: 1, signal: new AbortController().signal }
    await work.run({ imageId: 'left-over' }, job)
    await work.run({ imageId: image.id }, job)
    expect(files()).not.toContain(fileOf('left-over'))
    expect(files()).toContain(fileOf(image.id))
    const waiting = await asSystem(app.host.database.db, (tx) =>
      tx.execute(
        sql`select data->>'imageId' as id from pgboss.job where name = 'image-file-drop' and start_after > now() + interval '14 minutes'`,
      ),
    )
    expect(waiting.map(({ id }) => id)).toContain(image.id)
  })
})

describe('a store that is away', () => {
  it.each(['away', 'busy'] as const)('(%s) takes and shows nothing, and nothing is changed', async (mood) => {
    const person = await signUp(app.host)
    const image = await uploaded(person)
    store.become(mood)
    const away = {
      status: 503,
      headers: { 'retry-after': '10' },
      body: { code: 'UNAVAILABLE', error: messages.filesAway },
    }
    expect(await upload(person)).toMatchObject(away)
    const shown = await open(image.url)
    expect({ status: shown.statusCode, headers: shown.headers, body: shown.json() }).toMatchObject(away)
    store.become('well')
    expect((await open(image.url)).statusCode).toBe(200)
    expect((await app.ok(contract.getImage, ofUser(person), person)).image.id).toBe(image.id)
  })

  it('loses nothing that is to be removed: it goes when the store is back', async () => {
    const person = await signUp(app.host)
    const image = await uploaded(person)
    store.become('away')
    await app.ok(contract.deleteImage, ofUser(person), person)
    expect((await open(image.url)).statusCode).toBe(404)
    expect(files()).toContain(fileOf(image.id))
    store.become('well')
    await gone(fileOf(image.id))
  })

  it('is given up after a while', async () => {
    const { files: settings } = readFileSettings(store.settings)
    if (!settings) throw new Error('The settings are whole.')
    store.become('silent')
    await expect(openFiles(settings, 200).get('anything')).rejects.toMatchObject({
      kind: 'UNAVAILABLE',
      retryAfterSeconds: 10,
    })
  })
})

describe('one’s photo in one’s data', () => {
  const dataOf = async (person: Person) => (await app.ok(contract.exportMyData, {}, person)).data

  it('is the file of the store', async () => {
    const person = await signUp(app.host)
    const { id, width, height } = await uploaded(person)
    const bytes = store.files.get(fileOf(id))?.bytes ?? Buffer.alloc(0)
    expect((await dataOf(person)).photo).toEqual({
      width,
      height,
      data: `data:image/webp;base64,${bytes.toString('base64')}`,
    })
  })

  it.each(['away', 'refusing'] as const)(
    'is said to be left out where the store is %s; the rest is there',
    async (mood) => {
      const person = await signUp(app.host)
      await uploaded(person)
      store.become(mood)
      const { photo, notice, profile } = await dataOf(person)
      expect(photo).toBeNull()
      expect(notice.join('\n')).toMatch(/Your photo is left out as well, because .* could not be reached/)
      expect(profile.id).toBe(person.userId)
      store.become('well')
      const again = await dataOf(person)
      expect(again.photo?.data).toMatch(/^data:image\/webp;base64,.+/)
      expect(again.notice.join('\n')).not.toContain('Your photo is left out')
    },
  )
})

describe('a store that refuses', () => {
  it('is a matter for whoever runs the server', async () => {
    const person = await signUp(app.host)
    store.become('refusing')
    expect(await upload(person)).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', error: messages.filesRefused },
    })
  })

  it('does so with another secret, and where there is no such bucket', async () => {
    const { files: settings } = readFileSettings(store.settings)
    if (!settings) throw new Error('The settings are whole.')
    for (const wrong of [{ secretAccessKey: 'another' }, { region: 'elsewhere' }, { bucket: 'nowhere' }]) {
      await expect(
        openFiles({ ...settings, ...wrong }).put('images/x', Buffer.from('x'), 'image/webp'),
      ).rejects.toMatchObject({ kind: 'UNAVAILABLE', message: messages.filesRefused })
    }
    expect(files()).not.toContain('images/x')
  })
})
