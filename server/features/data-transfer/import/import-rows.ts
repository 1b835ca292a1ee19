import { sql, type SQL } from 'drizzle-orm'
import { audit } from '../../../core/events/audit-entries.ts'
import type { Tx } from '../../../core/database/database.ts'
import type { Picture } from '../../images/processing/image-task.ts'
import { images } from '../../../schema/images.ts'
import { memberships, organizations } from '../../../schema/organizations.ts'
import type { ArchivePart, CheckedArchive } from './archive-parts.ts'
import type { Rows } from './build-rows.ts'
import { entities } from '../archive/archive-files.ts'
import { storedColumns } from '../archive/archive-file.ts'
import { importedIds, importedNames, organizationImports } from '../../../schema/data-transfer.ts'

type Importing = {
  tx: Tx
  orgId: string
  /** Who imports it, and becomes its owner. */
  userId: string
  now: Date
  checked: CheckedArchive
  /** What the reading of the file gives after it was checked. */
  parts: AsyncIterable<ArchivePart>
  fileHash: string
  logo: (Picture & { id: string; isElsewhere: boolean }) | undefined
  onDone: (done: number, total: number) => void
}

/** Stores everything of a checked file as a new organization, in a transaction that has entered it. */
export const importRows = async (importing: Importing): Promise<void> => {
  const { tx, orgId, userId, now, checked, parts, fileHash, onDone } = importing
  const { manifest } = checked
  // The next rows may be those of the longest line, or come after a file of which nothing is stored.
  await tx.execute(sql`
    select set_config('statement_timeout', '60s', true),
      set_config('idle_in_transaction_session_timeout', '5min', true)`)
  await beginOrganization(importing)
  await tx.insert(organizationImports).values({
    orgId,
    companyName: manifest.organization.companyName,
    server: manifest.server,
    exportedAt: new Date(manifest.exportedAt),
    exportedBy: manifest.exportedBy.name,
    importedAt: now,
    importedBy: userId,
    fileHash,
  })
  let pieces = 0
  for await (const part of parts) {
    if (part.is === 'progress') onDone(part.done, part.total)
    else if (part.is === 'beginning') {
      pieces += 1
      await keepPiece(tx, part.text, pieces)
    } else if (part.is === 'rows') {
      await store(tx, orgId, part, pieces)
      pieces = 0
    }
  }
  await endWithLogo(importing)
}

/**
 * A text that is too long to be sent at once is put together in the database, out of settings of the transaction: one that grew
 * with each piece would be copied as often as there are pieces.
 */
const settingOf = (piece: SQL) => sql`'app.piece_of_rows_' || ${piece}`

const keepPiece = async (tx: Tx, text: string, piece: number): Promise<void> => {
  await tx.execute(sql`select set_config(${settingOf(sql`${piece}::int`)}, ${text}, true) is null`)
}

const dropPieces = async (tx: Tx, pieces: number): Promise<void> => {
  await tx.execute(sql`
    select set_config(${settingOf(sql`piece`)}, '', true) from generate_series(1, ${pieces}::int) as piece`)
}

/** The pieces that were kept, and a last one. */
const concatenatedPieces = (pieces: number, last: string): SQL => sql`concat(
  (select string_agg(current_setting(${settingOf(sql`piece`)}), '' order by piece)
    from generate_series(1, ${pieces}::int) as piece), ${last}::text)`

/** Stores rows, of which PostgreSQL reads the JSON by the types of the columns. */
const store = async (tx: Tx, orgId: string, { of, text }: Rows, pieces: number): Promise<void> => {
  const table = tableOf(of)
  if (!table) return
  const columns = storedColumns(table)
  const names = columns.map(([, column]) => sql.identifier(column.name))
  const types = columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`)
  const values = columns.map(([key]) => (key === 'orgId' ? sql`${orgId}` : sql`line.${sql.identifier(key)}`))
  await tx.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)}
    from jsonb_to_recordset(${concatenatedPieces(pieces, text)}::jsonb) as line (${sql.join(types, sql`, `)})`)
  if (pieces > 0) await dropPieces(tx, pieces)
}

/** Keys and webhooks of another server are names and nothing else. */
const tableOf = (file: string) => {
  if (file === 'names') return importedNames
  if (file === 'original-ids') return importedIds
  return entities.find(({ name }) => name === file)?.table?.of
}

const momentIn = (text: string | null): Date | null => (text === null ? null : new Date(text))

const beginOrganization = async ({ tx, orgId, userId, now, checked }: Importing): Promise<void> => {
  const { organization: line } = checked
  await tx.insert(organizations).values({
    id: orgId,
    name: line.name,
    companyName: line.companyName,
    ownerId: userId,
    createdAt: now,
    updatedAt: now,
    settings: line.settings,
    onboardingData: line.onboardingData,
    onboardingCompletedAt: momentIn(line.onboardingCompletedAt),
    onboardingUpdatedAt: now,
    lastReportGenerationAt: momentIn(line.lastReportGenerationAt),
  })
  await tx.insert(memberships).values({
    orgId,
    userId,
    role: 'owner',
    permissions: null,
    joinedAt: now,
    roleSince: now,
    status: 'active',
  })
}

const endWithLogo = async ({ tx, orgId, userId, now, checked, logo, fileHash }: Importing): Promise<void> => {
  if (logo) {
    const { id, width, height, bytes, isElsewhere } = logo
    const stored = { id, width, height, bytes: isElsewhere ? null : bytes }
    await tx.insert(images).values({ ...stored, orgId, userId: null, createdAt: now })
  }
  const { server, exportedAt, exportedBy } = checked.manifest
  // Answers that were opened again begin with what had been submitted: what was changed since is not in the file.
  await tx.execute(sql`
    update submissions s set raw_answers = v.raw_answers from submission_versions v
    where s.org_id = ${orgId} and s.status = 'in_progress' and s.reopened_at is not null and v.org_id = s.org_id
      and v.employee_id = s.employee_id
      and v.revision = (select max(revision) from submission_versions l where l.org_id = s.org_id and l.employee_id = s.employee_id)`)
  await audit(
    { tx, now: new Date(now.getTime() + 1), orgId, actorUserId: userId },
    {
      action: 'organization.imported',
      entity: 'organization',
      entityId: orgId,
      details: { server, exportedAt, exportedBy: exportedBy.name, fileHash },
    },
  )
}
