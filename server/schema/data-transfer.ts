import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../core/database/tables.ts'
import { organizations } from './organizations.ts'

/** Where an organization came from that was imported: as its file says it, and who took it in. */
export const organizationImports = pgTable('organization_imports', {
  orgId: text('org_id')
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  /** What it was called, and the server that it was on. */
  companyName: text('company_name').notNull(),
  server: text().notNull(),
  exportedAt: instant('exported_at').notNull(),
  exportedBy: text('exported_by').notNull(),
  /** What is from this moment or before came with the file. */
  importedAt: instant('imported_at').notNull(),
  importedBy: text('imported_by').notNull(),
  /** SHA-256 of the file, in hexadecimal. */
  fileHash: text('file_hash').notNull(),
})

/** What accounts, API keys and webhooks of another server were called: they are known here by their names alone. */
export const importedNames = pgTable(
  'imported_names',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    kind: text({ enum: ['account', 'apiKey', 'webhook'] }).notNull(),
    name: text().notNull(),
    email: text(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.id] })],
)

/** The ids that people had where they come from: they are part of what hashes of reports were made from. */
export const importedIds = pgTable(
  'imported_ids',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Of the employee here. */
    id: text().notNull(),
    originalId: text('original_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.id] })],
)
