import { afterAll, beforeAll } from 'vitest'
import { testApp } from '../../server/testing/app.ts'
import { openMuster, type Muster, type MusterOptions } from '../index.ts'

/** The product's own server, listening, and clients of it. */
export const listeningApp = (settings: Record<string, string> = {}) => {
  const app = testApp(settings)
  let url = ''
  beforeAll(async () => {
    url = await app.app.listen({ port: 0, host: '127.0.0.1' })
  })
  // Sockets that fetch opened ahead and never used would hold up the end for a minute.
  afterAll(() => app.app.server.closeAllConnections())
  return {
    app,
    get url() {
      return url
    },
    /** The client of somebody who is signed in. */
    openAs: (
      { token, orgId }: { token: string; orgId?: string },
      options: Partial<MusterOptions> = {},
    ): Muster => openMuster({ url, token, organizationId: orgId, ...options }),
  }
}
