import { rmSync } from 'node:fs'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { keepInside, openProvider, type ProviderForTests } from '../identity-provider/open-provider.ts'
import { expect, openMuster, test as base } from './fixtures.ts'

/** The login page of a server whose identity provider is the emulator, for journeys that sign in there. */

type Login = {
  page: Page
  /** What the page asked the world for, beyond this machine. */
  outside: string[]
}

/** With a provider and a server that knows it; the server's settings name the project. */
export const test = base.extend<
  { openLogin: (device: BrowserContextOptions, path?: string) => Promise<Login> },
  { provider: ProviderForTests }
>({
  provider: [
    async ({ settings }, use) => {
      const provider = await openProvider(settings['FIREBASE_PROJECT_ID'] ?? '')
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  muster: [
    async ({ settings, provider }, use) => {
      const muster = await openMuster({ ...settings, ...provider.settings })
      await use(muster)
      await muster.stop()
      rmSync(muster.dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  openLogin: async ({ watched, muster, provider }, use) => {
    // Its window asks for fonts and styles of the world, which it does not get, and complains of it.
    watched.expectTrouble(/https:\/\/(?!apis\.google\.com)/)
    watched.expectTrouble(new RegExp(`\\(${provider.url}/emulator/`))
    await use(async (device, path = '#/login') => {
      const page = await watched.open(device)
      const outside = await keepInside(page.context())
      // The server has no such address itself: it is that of another program behind the same origin.
      await page.route('**/session-sync', (route) => route.fulfill({ status: 204 }))
      await page.goto(`${muster.url}/${path}`)
      return { page, outside }
    })
  },
})

/** The heading of the page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
/** What somebody sees who has signed in and belongs to no organization. */
export const signedIn = (page: Page) => heading(page, 'No organizations found')
/** The names of all that the browser keeps for the page. */
export const stored = (page: Page) =>
  page.evaluate<string[]>(
    `indexedDB.databases().then((databases) => [
      ...databases.map(({ name }) => name), ...Object.keys(localStorage), ...Object.keys(sessionStorage),
    ])`,
  )

/** Opens the link of the provider's mail, as the mail program would: in a window of its own. */
export const openLink = async (
  page: Page,
  provider: ProviderForTests,
  email: string,
  kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET',
) => {
  await expect.poll(() => provider.linkFor(email, kind)).toBeDefined()
  const link = await provider.linkFor(email, kind)
  const tab = await page.context().newPage()
  await tab.goto(`${link}${kind === 'PASSWORD_RESET' ? '&newPassword=another+good+password' : ''}`)
  await tab.close()
  await page.bringToFront()
}
