import type { ApiScope } from '../../../contract/rights/api-scopes.ts'
import { contract } from '../../../contract/index.ts'
import type { testApp } from '../app.ts'

type Maker = { token: string; orgId: string }

/** API keys for tests, made through the product's own call. */
export const apiKeyCalls = (app: ReturnType<typeof testApp>) => ({
  /** A key, and how calls are made with it: without the organization's header. */
  newKey: async (
    maker: Maker,
    scopes: readonly ApiScope[] = ['people:read'],
    { name = 'Staff list', days = 90 }: { name?: string; days?: 30 | 90 | 365 | null } = {},
  ) => {
    const made = await app.ok(contract.createApiKey, { name, scopes: [...scopes], days }, maker)
    return { ...made, caller: { token: made.key } }
  },
})
