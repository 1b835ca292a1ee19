import { describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { signUp } from '../../testing/sign-up.ts'

describe.each([
  [{ SUPPORT_EMAIL: 'help@muster.example' }, 'support', 'help@muster.example'],
  [{}, 'nobody', undefined],
])('on a server with the settings %o', (settings, goesTo, address) => {
  const app = testApp(settings)

  test('who is in no organization is told whom to write to', async () => {
    const person = await signUp(app.host)
    const { contact } = await app.ok(contract.getSupportContact, {}, person)
    expect(contact).toEqual({ goesTo, replyTo: person.email, ...(address !== undefined && { address }) })
  })
})
