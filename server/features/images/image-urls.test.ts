import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { inTransaction, sqlState } from '../../core/database/transaction.ts'
import { testApp, type Caller } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { signUp } from '../../testing/sign-up.ts'
import { imagesOf, ofOrg, ofUser } from '../../testing/images/image-calls.ts'

const app = testApp()
const { newOwner, join, suspend } = organizationsOf(app)
const { upload, open } = imagesOf(app)

it('goes along with the organizations of a user: their logos, and one’s own picture', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  const listed = (by: Caller) => app.ok(contract.getUserOrganizations, {}, by)
  expect(await listed(employee)).not.toHaveProperty('photoUrl')
  expect((await listed(employee)).organizations[0]).not.toHaveProperty('logoUrl')
  const logo = await upload(ofOrg(owner), owner)
  const photo = await upload(ofUser(employee), employee)
  const { organizations, photoUrl } = await listed(employee)
  expect([photoUrl, organizations[0]?.logoUrl]).toEqual([photo.url, logo.url])
  expect(await listed(owner)).not.toHaveProperty('photoUrl')
})

it('goes along with the list of members, of those who are in', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  const left = await join(owner)
  const photo = await upload(ofUser(employee), employee)
  await upload(ofUser(left), left)
  await suspend(owner.orgId, left.userId)
  const { members } = await app.ok(contract.listMembers, {}, owner)
  expect(new Map(members.map(({ userId, photoUrl }) => [userId, photoUrl]))).toEqual(
    new Map([
      [owner.userId, undefined],
      [employee.userId, photo.url],
      [left.userId, undefined],
    ]),
  )
})

describe('an address of a picture', () => {
  it('stays the same for hours, and ends within a day', async () => {
    const person = await signUp(app.host)
    const first = await upload(ofUser(person), person)
    app.pass(1000)
    const again = await app.ok(contract.getImage, ofUser(person), person)
    expect(again.image.url).toBe(first.url)
    app.pass(11 * 3_600_000)
    expect((await open(first.url)).statusCode).toBe(200)
    app.pass(13 * 3_600_000)
    expect((await open(first.url)).statusCode).toBe(404)
    const later = await app.ok(contract.getImage, ofUser(person), person)
    expect((await open(later.image.url)).statusCode).toBe(200)
  })

  it('is that of nothing where anything in it was changed', async () => {
    const person = await signUp(app.host)
    const other = await signUp(app.host)
    const { url } = await upload(ofUser(person), person)
    const { id } = await upload(ofUser(other), other)
    const until = /until=(\d+)/.exec(url)?.[1] ?? ''
    const changed = [
      url.replace(/signature=.*/, ''),
      url.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? 'A' : '_'}`),
      `${url}A`,
      url.replace(until, String(Number(until) + 1)),
      url.replace(until, 'x'),
      url.replace(/\/[^/]+\?/, `/${id}?`),
      url.replace(person.userId, other.userId),
      url.replace('/users/', '/organizations/'),
      url.replace('/users/', '/mails/'),
      url.replace(/\?.*/, ''),
    ]
    for (const address of changed) {
      const answer = await open(address)
      expect(answer.statusCode, address).toBe(404)
      expect(answer.json(), address).toMatchObject({ success: false, code: 'NOT_FOUND' })
    }
    expect((await open(url)).statusCode).toBe(200)
  })
})

describe('row-level security', () => {
  it('hides and keeps pictures even from a handler that forgets to ask', async () => {
    const owner = await newOwner()
    const colleague = await join(owner)
    const stranger = await newOwner()
    const mine = await upload(ofUser(colleague), colleague)
    const logo = await upload(ofOrg(owner), owner)
    const seen = (scope: { userId?: string; orgId?: string }) =>
      inTransaction(app.host.database.db, scope, async (tx) =>
        [...(await tx.execute(sql`select id from images where id in (${mine.id}, ${logo.id})`))]
          .map(({ id }) => String(id))
          .toSorted((a, b) => a.localeCompare(b)),
      )
    expect(await seen({ userId: owner.userId })).toEqual(
      [mine.id, logo.id].toSorted((a, b) => a.localeCompare(b)),
    )
    expect(await seen({ userId: stranger.userId, orgId: stranger.orgId })).toEqual([])
    expect(await seen({})).toEqual([])
    const deleted = await inTransaction(
      app.host.database.db,
      { userId: owner.userId },
      async (tx) => (await tx.execute(sql`delete from images where id in (${mine.id}, ${logo.id})`)).count,
    )
    expect(deleted).toBe(0)
    const forging = inTransaction(app.host.database.db, { userId: stranger.userId }, (tx) =>
      tx.execute(
        sql`insert into images (id, user_id, width, height, created_at) values ('forged', ${owner.userId}, 1, 1, now())`,
      ),
    )
    // Insufficient privilege: no policy lets it in.
    expect(await forging.catch((error: unknown) => sqlState(error)?.code)).toBe('42501')
  })
})
