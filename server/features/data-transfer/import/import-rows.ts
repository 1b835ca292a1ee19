import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { audit } from '../../../core/events/audit-entries.ts'
import type { Tx } from '../../../core/database/database.ts'
import { sanitizeText } from '../../../core/http/parse-input.ts'
import type { Picture } from '../../images/processing/image-task.ts'
import { images } from '../../../schema/images.ts'
import { memberships, organizations } from '../../../schema/organizations.ts'
import { toLine, importMappingOf, type ValidatedArchive } from './validate-archive.ts'
import { entities } from '../archive/archive-files.ts'
import { storedColumns, type Entity } from '../archive/archive-file.ts'
import { OrganizationLine } from '../archive/line-schemas.ts'
import type { Archive } from './open-archive.ts'
import { importedIds, importedNames, organizationImports } from '../../../schema/data-transfer.ts'
import type { Line } from './import-mapping.ts'

type Importing = {
  tx: Tx
  orgId: string
  /** Who imports it, and becomes its owner. */
  userId: string
  now: Date
  archive: Archive
  checked: ValidatedArchive
  fileHash: string
  logo: (Picture & { id: string; isElsewhere: boolean }) | undefined
  onDone: (done: number, total: number) => void
}

/** Rows that are stored at once, and text of them. */
const portion = 500
const portionChars = 4_000_000

/** Stores everything of a checked file as a new organization, in a transaction that has entered it. */
export const importRows = async (importing: Importing): Promise<void> => {
  const { tx, orgId, userId, now, archive, checked, fileHash, onDone } = importing
  const { manifest } = archive
  const importedAt = now.toISOString()
  const originals = new Map<string, string>()
  let done = 0
  await tx.execute(sql`set local statement_timeout = '60s'`)
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
  for (const entity of entities) {
    const taking = importMappingOf(entity)
    const stored = storing(tx, orgId, entity)
    const ids = rowsOf(tx, orgId, importedIds)
    for await (const raw of archive.linesOf(entity)) {
      const line = toLine(sanitizeText(raw))
      done += 1
      if (done % portion === 0) onDone(done, checked.total)
      if (taking.stays !== undefined || entity.name === 'organization') continue
      if (entity.name === 'original-ids') {
        originals.set(String(line['id']), String(line['originalId']))
        continue
      }
      const row = notLater(checked.ids.renamed(line, taking), taking.past, importedAt)
      await stored.add({ ...row, ...taking.changed?.(row, importedAt) })
      if (entity.name === 'people') {
        const old = String(line['id'])
        await ids.add({ id: row['id'], originalId: originals.get(old) ?? old })
      }
    }
    await stored.end()
    await ids.end()
  }
  await endWithLogo(importing)
}

const momentIn = (text: string | null): Date | null => (text === null ? null : new Date(text))

const beginOrganization = async ({ tx, orgId, userId, now, archive }: Importing): Promise<void> => {
  const [organization] = entities
  if (!organization) throw new Error('The first file is that of the organization.')
  for await (const raw of archive.linesOf(organization)) {
    const line = OrganizationLine.parse(raw)
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
  }
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

const endWithLogo = async ({ tx, orgId, userId, now, archive, logo, fileHash }: Importing): Promise<void> => {
  if (logo) {
    const { id, width, height, bytes, isElsewhere } = logo
    const stored = { id, width, height, bytes: isElsewhere ? null : bytes }
    await tx.insert(images).values({ ...stored, orgId, userId: null, createdAt: now })
  }
  const { server, exportedAt, exportedBy } = archive.manifest
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

/** No moment of what was imported is after the import. */
const notLater = (row: Line, past: readonly string[] = [], importedAt: string): Line => ({
  ...row,
  ...Object.fromEntries(
    past.flatMap((field) => {
      const moment = row[field]
      return typeof moment === 'string' && moment > importedAt ? [[field, importedAt]] : []
    }),
  ),
})

type Rows = { add: (row: Line) => Promise<void>; end: () => Promise<void> }

/** Where the rows of a file go: accounts, keys and webhooks of another server are names and nothing else. */
const storing = (tx: Tx, orgId: string, { name, table }: Entity): Rows => {
  if (name === 'members') {
    const names = rowsOf(tx, orgId, importedNames)
    return {
      add: ({ userId: id, name: called, email }) => names.add({ id, kind: 'account', name: called, email }),
      end: names.end,
    }
  }
  return rowsOf(tx, orgId, name === 'names' ? importedNames : table?.of)
}

/** Inserts rows some at a time, as JSON that PostgreSQL reads by the types of the columns. */
const rowsOf = (tx: Tx, orgId: string, table: PgTable | undefined): Rows => {
  const columns = table ? storedColumns(table) : []
  let waiting: string[] = []
  let chars = 0
  const flush = async () => {
    if (!table || waiting.length === 0) return
    const text = `[${waiting.join(',')}]`
    waiting = []
    chars = 0
    const names = columns.map(([, column]) => sql.identifier(column.name))
    const types = columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`)
    const values = columns.map(([key]) =>
      key === 'orgId' ? sql`${orgId}` : sql`line.${sql.identifier(key)}`,
    )
    await tx.execute(sql`
      insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)}
      from jsonb_to_recordset(${text}::text::jsonb) as line (${sql.join(types, sql`, `)})`)
  }
  return {
    add: async (row) => {
      const text = JSON.stringify(row)
      waiting.push(text)
      chars += text.length
      if (waiting.length >= portion || chars > portionChars) await flush()
    },
    end: flush,
  }
}
