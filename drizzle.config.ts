import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/core/database/tables.ts', './server/schema/*.ts'],
  out: './server/migrations',
})
