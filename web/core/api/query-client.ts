import { QueryClient } from '@tanstack/react-query'
import { accounts } from '../../../contract/calls/accounts.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import { remainingMs } from '../../../contract/http/elapsed.ts'
import { callQuery } from './queries.ts'
import { domEvents, onBroadcast } from '../browser/broadcast.ts'
import { isConnectionFailure } from './call-error.ts'
import { retryDelay } from './connection.ts'
import { updateName } from '../session/session.ts'
import { keys } from '../browser/storage.ts'

/**
 * The query cache. A query is retried until the server is reachable; any other failure is shown at once. Requests are
 * tried even if the device reports that it is offline: the server may be on the same machine.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: 'always',
        retry: (_, error) => isConnectionFailure(error),
        retryDelay,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

/** The minimum interval between two refetches of the organizations after refusals, in milliseconds. */
const betweenRefusalsMs = 5_000

/**
 * After a refusal, refetches the user's organizations: their role may have changed, and it decides which pages,
 * sections and buttons they see. Several refusals at once cause one refetch.
 */
const watchRefusals = (client: QueryClient): (() => void) => {
  let askedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const askAgain = () => {
    timer = undefined
    askedAt = Date.now()
    void client.invalidateQueries({ queryKey: [organizations.getUserOrganizations.name] })
  }
  const silence = onBroadcast('member-refused', () => {
    timer ??= setTimeout(askAgain, remainingMs(askedAt, betweenRefusalsMs, Date.now()))
  })
  return () => {
    silence()
    clearTimeout(timer)
  }
}

/** The stored session holds the name from sign-in; each profile answer updates it. */
const watchName = (client: QueryClient): (() => void) => {
  const { queryKey } = callQuery(accounts.getProfile, {})
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.queryKey[0] !== accounts.getProfile.name) return
    const user = client.getQueryData(queryKey)?.user
    if (user !== undefined) updateName(user)
  })
}

/**
 * Clears the cache at sign-out, at a change of organization and at changes in other tabs (specification point 4); the
 * returned function stops that.
 */
export const watchCache = (client: QueryClient): (() => void) => {
  const stops = [
    watchRefusals(client),
    watchName(client),
    onBroadcast('auth-cleared', () => client.clear()),
    // The next person who signs in in this tab must never glimpse the previous user's data.
    onBroadcast('signed-out-locally', () => client.clear()),
    onBroadcast('organization-changed', ({ from }) => {
      if (from === null) return
      const ofOld = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === from }
      void client.cancelQueries(ofOld)
      client.removeQueries(ofOld)
    }),
    onBroadcast(domEvents.onboardingUpdated, ({ orgId, onboardingCompleted }) => {
      client.setQueryData(
        callQuery(organizations.getUserOrganizations, {}).queryKey,
        (known) =>
          known && {
            ...known,
            organizations: known.organizations.map((organization) =>
              organization.orgId === orgId ? { ...organization, onboardingCompleted } : organization,
            ),
          },
      )
    }),
  ]
  // Another tab selected, created, joined or onboarded an organization: the list may have changed.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== keys.organization && !key?.startsWith(keys.onboarding(''))) return
    void client.invalidateQueries({ queryKey: [organizations.getUserOrganizations.name] })
  }
  window.addEventListener('storage', onStorage)
  stops.push(() => window.removeEventListener('storage', onStorage))
  return () => {
    for (const stop of stops) stop()
  }
}
