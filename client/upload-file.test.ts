import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataTransfer, dataTransferMessages } from '../contract/calls/data-transfer.ts'
import { organizationsOf } from '../server/testing/organizations.ts'
import { signUp } from '../server/testing/sign-up.ts'
import { connectionOf, requestOptions } from './connection.ts'
import { buildRequest } from './core/request.ts'
import { captureFailure } from './testing/expect-failure.ts'
import { listeningApp } from './testing/listening-app.ts'

const it = listeningApp()
const { newOwner, invite } = organizationsOf(it.app)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-send-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a file that a call takes', () => {
  test('is sent as it is, from the disk or from memory, and what it holds comes back', async () => {
    const owner = await newOwner('Tide & Company')
    await invite(owner, { name: 'Grace Hopper' })
    const exported = await it.openAs(owner).exportOrganization()
    const bytes = await exported.bytes()
    const file = path.join(folder, exported.name)
    await writeFile(file, bytes)

    const importer = await signUp(it.app.host)
    const muster = it.openAs(importer)
    const { plan } = await muster.checkImport(await openAsBlob(file))
    expect(plan).toMatchObject({ companyName: 'Tide & Company', exportedBy: { email: owner.email } })
    expect(plan.counts).toContainEqual({ what: 'People', count: 1 })
    const { orgId } = await muster.importOrganization(new Blob([bytes]))
    const { employees } = await it.openAs({ ...importer, orgId }).getEmployees()
    expect(employees.map(({ name }) => name)).toEqual(['Grace Hopper'])
  })

  test('that is none of Muster’s is refused by the server, in its words', async () => {
    const muster = it.openAs(await signUp(it.app.host))
    expect(await captureFailure(muster.checkImport(new Blob(['name,email'])))).toMatchObject({
      kind: 'BUSINESS_LOGIC_ERROR',
      status: 400,
      message: dataTransferMessages.noArchive,
    })
  })

  test('has to be one: anything else is not sent', async () => {
    const muster = it.openAs({ token: 'x' })
    for (const none of [undefined, {}, 'organization.zip', new Uint8Array(1)]) {
      const asked: Promise<unknown> = Reflect.apply(muster.importOrganization, undefined, [none])
      expect(await captureFailure(asked)).toMatchObject({
        kind: 'VALIDATION_ERROR',
        status: 0,
        message: 'importOrganization takes a file: give it a Blob, such as openAsBlob of node:fs makes.',
      })
    }
  })

  test('has ten times as long, where the call itself does not say how long', () => {
    const connection = connectionOf({
      base: 'http://localhost:3000',
      token: 'x',
      organizationId: undefined,
      deviceKey: undefined,
      fetch,
      timeoutMs: 1_000,
      retries: 0,
    })
    const timeoutOf = (...asked: Parameters<typeof requestOptions>) => requestOptions(...asked).timeoutMs
    expect(timeoutOf(connection, dataTransfer.checkImport, {})).toBe(10_000)
    expect(timeoutOf(connection, dataTransfer.exportOrganization, {})).toBe(1_000)
    expect(timeoutOf(connection, dataTransfer.checkImport, { timeoutMs: 70 })).toBe(70)
    expect(timeoutOf({ ...connection, timeoutMs: 2 ** 31 - 1 }, dataTransfer.checkImport, {})).toBe(
      2 ** 31 - 1,
    )
    const [, { headers }] = buildRequest(connection, dataTransfer.checkImport, new Blob(['x']), {})
    expect(headers).toEqual({ authorization: 'Bearer x', 'content-type': 'application/zip' })
  })
})
