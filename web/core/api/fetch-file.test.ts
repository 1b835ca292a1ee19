import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exports } from '../../../contract/calls/exports.ts'
import { sampleOrganization, signInForTest } from '../../testing/render.tsx'
import { failureResponse, serveFailure } from '../../testing/fake-server.ts'
import { onBroadcast } from '../browser/broadcast.ts'
import { CallError, isConnectionFailure } from './call-error.ts'
import { fetchFile } from './fetch-file.ts'
import { selectOrganization, reconcileOrganization } from '../organization/selected-organization.ts'
import { lastLeftOrganization, sessionEnding } from '../session/session.ts'

const fetched = () => fetchFile(exports.exportReports, { format: 'csv' }, 'reports.csv')

beforeEach(() => {
  signInForTest()
  selectOrganization('org-1')
})
afterEach(() => selectOrganization(null))

test('403 tells that the membership has ended in the organization that was asked, whichever is selected by then', async () => {
  reconcileOrganization([sampleOrganization()])
  serveFailure(
    exports.exportReports,
    failureResponse('UNAUTHENTICATED', 'You are not a member', { status: 403 }),
  )
  const asked = fetched()
  selectOrganization('org-2')
  await expect(asked).rejects.toThrow(CallError)
  expect([sessionEnding(), lastLeftOrganization()]).toEqual(['not-a-member', 'Northwind Traders'])
})

test('a refusal of what a member may not do is told, also where none is selected any more', async () => {
  serveFailure(exports.exportReports, failureResponse('BUSINESS_LOGIC_ERROR', 'Not for you'))
  let told = 0
  const silence = onBroadcast('member-refused', () => (told += 1))
  const asked = fetched()
  selectOrganization(null)
  await expect(asked).rejects.toThrow('Not for you')
  silence()
  expect(told).toBe(1)
})

test('the login page of a network is not kept as the file', async () => {
  serveFailure(exports.exportReports, () => HttpResponse.html('<h1>Welcome aboard</h1>'))
  expect(isConnectionFailure(await fetched().catch((error: unknown) => error))).toBe(true)
})
