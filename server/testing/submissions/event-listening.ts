import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { contract } from '../../../contract/index.ts'
import type { testApp } from '../app.ts'
import { listen, type EventReader } from './event-reader.ts'
import { fullAnswers } from './full-answers.ts'
import { organizationFor, type InvitedPerson } from '../new-organization.ts'
import type { Member } from '../organizations.ts'
import { waitUntilSettled } from './settled-changes.ts'

export const headersOf = ({ token, orgId }: Pick<Member, 'token' | 'orgId'>) => ({
  authorization: `Bearer ${token}`,
  'organization-id': orgId,
})

/** An organization on a server that really listens, and those who listen to it. What it gives is for tests and hooks. */
export const listenTestCalls = (it: ReturnType<typeof testApp>) => {
  const open: EventReader[] = []
  const { here: organization, newPerson } = organizationFor(it)
  let address = ''
  beforeAll(async () => {
    address = await it.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((reader) => reader.close()))
  })
  // Sockets that fetch opened ahead and never used would hold up the end for a minute.
  afterAll(() => it.app.server.closeAllConnections())

  const listenWith = async (headers: Record<string, string>, { query = '', at = address } = {}) => {
    const reader = await listen(at, headers, query)
    open.push(reader)
    return reader
  }
  const listenAs = (
    member: Member,
    { headers = {}, ...where }: { headers?: Record<string, string>; query?: string; at?: string } = {},
  ) => listenWith({ ...headersOf(member), ...headers }, where)

  return {
    organization,
    listenWith,
    listenAs,
    /** A listener that has been told where now is. */
    listenFromNow: async (member: Member, at = address) => {
      await waitUntilSettled(it.host)
      const reader = await listenAs(member, { at })
      const ready = await reader.next()
      expect(ready.event).toBe('ready')
      return { reader, cursor: ready.id }
    },
    newPerson,
    submit: ({ id, code }: InvitedPerson, answers = fullAnswers) =>
      it.ok(contract.submitEmployeeAnswers, { employeeId: id, answers, inviteCode: code }),
    draft: ({ id, code }: InvitedPerson) =>
      it.ok(contract.saveDraft, {
        employeeId: id,
        answers: { full_name: 'Half a secret' },
        inviteCode: code,
      }),
    poll: async (after?: string, member: Member = organization().owner, wait = 20) => {
      if (after === undefined) await waitUntilSettled(it.host)
      return it.ok(contract.submissionEvents, { ...(after !== undefined && { after }), wait }, member)
    },
  }
}
