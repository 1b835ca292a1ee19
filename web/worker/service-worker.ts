import { matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { readMessage } from './messages.ts'

/**
 * Keeps the files of the pages in the browser, so that they open without a connection (docs/decisions/0058-offline.md).
 * Files of the build alone: an answer of the server never passes through here.
 */

declare const self: ServiceWorkerGlobalScope

/** Put in by the build: its name, what is kept from the start, what besides for members, and all that is not from the start. */
declare const putInByBuild: {
  readonly name: string
  readonly kept: readonly PrecacheEntry[]
  readonly members: readonly string[]
  readonly others: readonly string[]
}

const build = putInByBuild
const page = '/index.html'
/** How long a page waits for the server before the kept one is shown, in milliseconds. */
const patienceMs = 3_000
const otherFiles = 'muster-assets'

const others = new Set(build.others)
const fixed = new Set(build.kept.map(({ url }) => url))

precache([...build.kept])

const networkTimeout = () =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs))

/** The page of the server, which knows the newest build; the kept one where there is none in time, or only a failure. */
const openPage = async (request: Request): Promise<Response> => {
  const asked = fetch(request)
  const answer = await Promise.race([asked.catch(() => undefined), networkTimeout()])
  if (answer !== undefined && answer.status < 500) return answer
  return (await matchPrecache(page)) ?? asked
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && (url.pathname === '/' || url.pathname === page),
  ({ request }) => openPage(request),
)

const keptWhenUsed = new CacheFirst({ cacheName: otherFiles })

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode !== 'navigate' &&
    (url.pathname.startsWith('/assets/') || fixed.has(url.pathname)),
  async ({ request, event }) =>
    (await matchPrecache(request)) ?? (await keptWhenUsed.handle({ request, event })),
)

/** What a page loaded before there was a worker, so that it is there the next time. */
const keep = async (addresses: readonly string[]): Promise<void> => {
  const files = await caches.open(otherFiles)
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, self.location.href)
    if (origin !== self.location.origin || !others.has(pathname)) continue
    if ((await files.match(pathname)) === undefined) await files.add(pathname)
  }
}

const forgetOldFiles = async (): Promise<void> => {
  const files = await caches.open(otherFiles)
  for (const request of await files.keys()) {
    if (!others.has(new URL(request.url).pathname)) await files.delete(request)
  }
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldFiles()]))
})

self.addEventListener('message', (event) => {
  const message = readMessage(event.data)
  if (message?.is === 'keep') {
    const { addresses, isMember } = message
    event.waitUntil(keep(isMember ? [...addresses, ...build.members] : addresses).catch(() => undefined))
  }
  if (message?.is === 'which') event.ports[0]?.postMessage(build.name)
  if (message?.is === 'take-over') event.waitUntil(self.skipWaiting())
})
