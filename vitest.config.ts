import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The machine does nothing else meanwhile.
    maxWorkers: '100%',
    // What is said while a worker ends would be lost on its way to the runner, which calls that an error.
    disableConsoleIntercept: true,
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'languages/**/*.test.ts',
            'insights/**/*.test.ts',
            'contract/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          environment: 'node',
          // They keep nothing anywhere, so each worker loads a module once.
          isolate: false,
          // Properties take their time on a machine that is busy with other tests.
          testTimeout: 60_000,
        },
      },
      {
        // Mails are rendered as in production: React's checks for developers take several times as long.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'server',
          env: { NODE_ENV: 'production' },
          include: ['server/**/*.test.ts', 'client/**/*.test.ts', 'demo/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/testing/postgres-cluster.ts'],
          // They wait for PostgreSQL and for time to pass as much as they compute: two cores bear four.
          maxWorkers: Math.max(4, availableParallelism()),
          // Each file has a database and an app of its own; the product's modules keep nothing between them.
          isolate: false,
          // Whole backups and servers take their time on a machine that is busy with other tests.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['web/testing/setup.ts'],
          // Loading the pages anew for each file took longer than testing them; setup takes away what a test leaves.
          isolate: false,
          // Whole pages do as well.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
