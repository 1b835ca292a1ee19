import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/core/tables.ts', './server/features/*/tables.ts'],
  out: './server/migrations',
})
