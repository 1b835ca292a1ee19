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
 * The cache of answers. A question whose server is away is asked again until it answers; whatever
 * else fails is shown at once. Networks are tried even where the device says that it is offline:
 * the server may be on this very machine.
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

/** How long after the organizations were asked for because of a refusal the next one waits, in milliseconds. */
const betweenRefusalsMs = 5_000

/**
 * Whoever is refused something may have another role by now, so their organizations are asked for again: the role in
 * them decides on places, sections and buttons. Many refusals at once are one question.
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

/** The name in the stored session is the one of signing in: each answer of the profile brings what it is by now. */
const watchName = (client: QueryClient): (() => void) => {
  const { queryKey } = callQuery(accounts.getProfile, {})
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.queryKey[0] !== accounts.getProfile.name) return
    const user = client.getQueryData(queryKey)?.user
    if (user !== undefined) updateName(user)
  })
}

/** Keeps the cache to the rules of specification point 4; the returned function stops that. */
export const watchCache = (client: QueryClient): (() => void) => {
  const stops = [
    watchRefusals(client),
    watchName(client),
    onBroadcast('auth-cleared', () => client.clear()),
    // Whoever signs in next in this tab must not see a moment of what belonged to the one before.
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
  // Another tab chose, created or joined an organization, or set one up: the list may have changed.
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
