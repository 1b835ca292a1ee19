import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0
const executablePath = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 120_000,
  // At a twentieth of the speed, signing in takes eleven seconds; what is there is never waited for.
  expect: { timeout: 20_000 },
  // Each has a server and a browser of its own. They wait for mails, polls and restarts: two cores bear three.
  workers: 3,
  forbidOnly: true,
  // A busy machine can be late once; `npm test` names whatever needed a second try.
  retries: 1,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    // A worker fetches every file of the product into each browser; journeys that need one allow it.
    serviceWorkers: 'block',
    // A film of every page takes as much of the machine as the pages; a picture of the failure tells enough.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: code that is made for long runs takes more to make than it saves.
        '--js-flags=--no-turbofan',
      ],
    },
  },
})
