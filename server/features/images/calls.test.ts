import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { contract } from '../../../contract/index.ts'
import { limits } from '../../../contract/shapes/limits.ts'
import { messages } from '../../../contract/http/failures.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { signUp } from '../../testing/sign-up.ts'
import { imagesOf, ofOrg, ofUser } from '../../testing/images/image-calls.ts'
import { dataUrl } from '../../testing/images/sample-images.ts'

const app = testApp()
const { newOwner, join, suspend, auditOf } = organizationsOf(app)
const { upload, tryUpload, get, remove, open } = imagesOf(app)

const notThere = (entity: string, id: string) => ({
  status: 404,
  body: { code: 'NOT_FOUND', error: `${entity} not found: ${id}` },
})

describe('one’s own picture', () => {
  it('is stored, shown and replaced', async () => {
    const person = await signUp(app.host)
    expect(await get(ofUser(person), person)).toMatchObject(notThere('Image', person.userId))
    const image = await upload(ofUser(person), person)
    expect(image).toMatchObject({ width: 60, height: 60 })
    expect((await get(ofUser(person), person)).body['image']).toEqual(image)
    const file = await open(image.url)
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    expect(file.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/)
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 60 })

    const next = await upload(ofUser(person), person)
    expect(next.id).not.toBe(image.id)
    expect((await open(image.url)).statusCode).toBe(404)
    expect((await open(next.url)).statusCode).toBe(200)
  })

  it('is removed, by a body as by a query; where there is none nothing is changed', async () => {
    const person = await signUp(app.host)
    const image = await upload(ofUser(person), person)
    expect((await remove(ofUser(person), person)).status).toBe(200)
    expect((await open(image.url)).statusCode).toBe(404)
    expect((await get(ofUser(person), person)).status).toBe(404)
    await upload(ofUser(person), person)
    const byQuery = await app.app.inject({
      method: 'DELETE',
      url: '/api/deleteImage',
      query: ofUser(person),
      headers: { authorization: `Bearer ${person.token}` },
    })
    expect(byQuery.json()).toEqual({ success: true })
    expect((await get(ofUser(person), person)).status).toBe(404)
    expect((await remove(ofUser(person), person)).status).toBe(200)
  })

  it('is in one’s own data, as its file', async () => {
    const person = await signUp(app.host)
    const dataOf = async () => (await app.ok(contract.exportMyData, {}, person)).data
    expect(await dataOf()).toMatchObject({ photo: null, notice: expect.not.stringContaining('could not') })
    const { url, width, height } = await upload(ofUser(person), person)
    const { photo } = await dataOf()
    const file = (await open(url)).rawPayload.toString('base64')
    expect(photo).toEqual({ width, height, data: `data:image/webp;base64,${file}` })
  })

  it('is seen by those with whom an organization is shared, as long as it is, and by nobody else', async () => {
    const owner = await newOwner()
    const colleague = await join(owner)
    const stranger = await newOwner()
    const image = await upload(ofUser(colleague), colleague)
    expect((await get(ofUser(colleague), owner)).body['image']).toEqual(image)
    expect(await get(ofUser(colleague), stranger)).toMatchObject(notThere('Image', colleague.userId))
    await suspend(owner.orgId, colleague.userId)
    expect(await get(ofUser(colleague), owner)).toMatchObject(notThere('Image', colleague.userId))
    expect((await get(ofUser(colleague), colleague)).status).toBe(200)
  })

  it('is changed by nobody else', async () => {
    const owner = await newOwner()
    const colleague = await join(owner)
    const image = await upload(ofUser(colleague), colleague)
    for (const by of [owner, await newOwner()]) {
      expect(await tryUpload(ofUser(colleague), by)).toMatchObject(notThere('User', colleague.userId))
      expect(await remove(ofUser(colleague), by)).toMatchObject(notThere('User', colleague.userId))
    }
    expect((await open(image.url)).statusCode).toBe(200)
  })

  it('goes with the account', async () => {
    const person = await signUp(app.host)
    const image = await upload(ofUser(person), person)
    await app.ok(contract.deleteAccount, { email: person.email }, person)
    expect((await open(image.url)).statusCode).toBe(404)
    expect(await rows()).not.toContain(image.id)
  })

  it('is one, of two that are uploaded at once', async () => {
    const person = await signUp(app.host)
    const both = await Promise.all([upload(ofUser(person), person), upload(ofUser(person), person)])
    const shown = await Promise.all(both.map(async ({ url }) => (await open(url)).statusCode))
    expect(shown.toSorted((a, b) => a - b)).toEqual([200, 404])
  })
})

describe('the picture of an organization', () => {
  it('is changed by those who may change its settings, seen by its members, and audited', async () => {
    const owner = await newOwner()
    const admin = await join(owner, 'admin')
    const employee = await join(owner)
    const image = await upload(ofOrg(owner), owner)
    expect(image).toMatchObject({ width: 80, height: 60 })
    const next = await upload(ofOrg(owner), admin)
    expect((await get(ofOrg(owner), employee)).body['image']).toEqual(next)
    expect((await open(next.url)).statusCode).toBe(200)
    expect((await remove(ofOrg(owner), owner)).status).toBe(200)
    expect((await remove(ofOrg(owner), owner)).status).toBe(200)
    const audited = (await auditOf(owner.orgId)).filter(({ action }) => String(action).startsWith('image.'))
    expect(audited.map(({ action, actor }) => [action, actor])).toEqual([
      ['image.added', owner.userId],
      ['image.replaced', admin.userId],
      ['image.removed', owner.userId],
    ])
  })

  it('is not changed by a member who may not: they are told who may', async () => {
    const owner = await newOwner()
    const employee = await join(owner)
    const told = {
      status: 400,
      body: {
        code: 'BUSINESS_LOGIC_ERROR',
        error:
          'Your permissions in this organization do not include “Change the organization’s settings”. An owner can give it to you.',
      },
    }
    expect(await tryUpload(ofOrg(owner), employee)).toMatchObject(told)
    expect(await remove(ofOrg(owner), employee)).toMatchObject(told)
  })

  it('is not there for strangers and for those who were removed, and neither is the organization', async () => {
    const owner = await newOwner()
    const left = await join(owner, 'admin')
    await upload(ofOrg(owner), owner)
    await suspend(owner.orgId, left.userId)
    for (const by of [left, await newOwner()]) {
      expect(await tryUpload(ofOrg(owner), by)).toMatchObject(notThere('Organization', owner.orgId))
      expect(await remove(ofOrg(owner), by)).toMatchObject(notThere('Organization', owner.orgId))
      expect(await get(ofOrg(owner), by)).toMatchObject(notThere('Image', owner.orgId))
    }
    expect((await get(ofOrg(owner), owner)).status).toBe(200)
  })

  it('goes with the organization', async () => {
    const owner = await newOwner()
    const image = await upload(ofOrg(owner), owner)
    await app.ok(contract.deleteOrganization, { name: 'Tide & Co' }, owner)
    expect((await open(image.url)).statusCode).toBe(404)
    expect(await rows()).not.toContain(image.id)
  })
})

describe('what is refused', () => {
  it.each(['mails', 'employees', '', null])('a picture of %j', async (collectionName) => {
    const person = await signUp(app.host)
    const owner = { collectionName, documentId: person.userId }
    for (const answer of [
      await tryUpload(owner, person),
      await app.call(contract.getImage, owner, person),
      await app.call(contract.deleteImage, owner, person),
    ]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_ERROR', error: messages.imageOwnerUnknown },
      })
    }
  })

  it('a file that is none, with its sentence, and what was there before stays', async () => {
    const person = await signUp(app.host)
    const before = await upload(ofUser(person), person)
    const answer = await app.call(
      contract.uploadImage,
      { imageData: { ...ofUser(person), data: dataUrl('text/html', '<p>') } },
      person,
    )
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_ERROR',
        error: messages.imageUnknown,
        details: [{ path: 'imageData.data', message: messages.imageUnknown }],
      },
    })
    expect((await open(before.url)).statusCode).toBe(200)
  })

  it('a file that is a little too large, by its sentence, and one that is far too large before it is read', async () => {
    const person = await signUp(app.host)
    const sent = (bytes: number) =>
      app.call(
        contract.uploadImage,
        { imageData: { ...ofUser(person), data: dataUrl('image/png', Buffer.alloc(bytes)) } },
        person,
      )
    expect(await sent(limits.imageBytes + 1)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', error: messages.imageTooLarge },
    })
    expect(await sent(limits.imageBytes)).toMatchObject({
      status: 400,
      body: { error: messages.imageUnknown },
    })
    expect(await sent(2 * limits.imageBytes)).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    })
  })
})

const rows = () =>
  asSystem(app.host.database.db, async (tx) =>
    [...(await tx.execute(sql`select id from images`))].map(({ id }) => id),
  )
