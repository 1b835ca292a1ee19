import { randomKey } from '../../../core/session/device-key.ts'

/**
 * The user that is made in the browser where the provider has its e-mail and password method switched off
 * (specification point 1; docs/sign-in.md). It has no token and is kept nowhere, so it opens nothing: no call can carry it.
 */
export type MockUser = { isMock: true; uid: string; email: string; displayName: string }

export const createMockUser = (email: string): MockUser => ({
  isMock: true,
  uid: `mock-${randomKey()}`,
  email,
  displayName: email.split('@', 1)[0] ?? email,
})
