import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { freePort } from '../support/fixtures.ts'

const folder = import.meta.dirname
const gapi = readFileSync(path.join(folder, 'gapi.js'), 'utf8')
const Mails = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
})

/** The identity provider of a test, in a process of its own. */
export type ProviderForTests = {
  url: string
  /** The settings of a server that uses it, besides its project. */
  settings: Record<string, string>
  /** The link of the newest mail of this kind that it would have sent. */
  linkFor(email: string, kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET'): Promise<string | undefined>
  /** Switches its e-mail and password method. */
  takePasswords(isOn: boolean): Promise<void>
  stop(): Promise<void>
}

export const openProvider = async (project: string): Promise<ProviderForTests> => {
  if (!existsSync(path.join(folder, 'node_modules', 'firebase-tools'))) {
    throw new Error(
      'The identity provider of the tests is not installed: run `npm ci --ignore-scripts --prefix e2e/identity-provider`.',
    )
  }
  const port = await freePort()
  const home = mkdtempSync(path.join(tmpdir(), 'muster-provider-'))
  const child = spawn(process.execPath, [path.join(folder, 'emulator.mjs'), String(port), project], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // What it wants to remember goes nowhere near the home of whoever runs the tests.
    env: { PATH: process.env['PATH'], HOME: home, XDG_CONFIG_HOME: home },
  })
  const ended = once(child, 'exit')
  const isReady = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)])
  if (!isReady) throw new Error('The identity provider of the tests ended before it was ready.')
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    settings: {
      FIREBASE_API_KEY: 'any-key',
      FIREBASE_AUTH_DOMAIN: `127.0.0.1:${port}`,
      FIREBASE_JWKS_URL: `${url}/for-tests/keys`,
      FIREBASE_AUTH_EMULATOR_URL: url,
      GOOGLE_CLIENT_ID: 'client-of-the-tests',
    },
    async linkFor(email, kind) {
      const response = await fetch(`${url}/emulator/v1/projects/${project}/oobCodes`)
      const { oobCodes } = Mails.parse(await response.json())
      return oobCodes.findLast((mail) => mail.email === email && mail.requestType === kind)?.oobLink
    },
    takePasswords: async (isOn) => {
      await fetch(`${url}/for-tests/passwords/${isOn ? 'on' : 'off'}`)
    },
    stop: async () => {
      child.kill()
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const isHere = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1'

/**
 * Lets a browser reach this machine and nothing else. What it asks of the world is aborted, since a request that hangs
 * freezes the provider's window; the one script that the window cannot do without is answered by a stand-in.
 */
export const keepInside = async (context: BrowserContext): Promise<string[]> => {
  const outside: string[] = []
  await context.route(
    (url) => !isHere(url),
    async (route) => {
      const address = route.request().url()
      outside.push(address)
      if (address.startsWith('https://apis.google.com/js/api.js'))
        await route.fulfill({ contentType: 'text/javascript', body: gapi })
      else await route.abort()
    },
  )
  return outside
}
