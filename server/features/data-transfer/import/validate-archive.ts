import {
  dataTransferLimits,
  dataTransferMessages,
  type ImportPlan,
} from '../../../../contract/calls/data-transfer.ts'
import { minuteMs } from '../../../core/time/durations.ts'
import { sanitizeText } from '../../../core/http/parse-input.ts'
import { entities } from '../archive/archive-files.ts'
import { archiveFileName, type Entity } from '../archive/archive-file.ts'
import { hasFault } from './first-schema-fault.ts'
import { excludedTables, otherExclusions } from '../archive/excluded-tables.ts'
import { createIdMap, type IdMap } from './remap-ids.ts'
import { invalidArchive, type Archive } from './open-archive.ts'
import { importMappings, type Line, type UniqueKey, type ImportMapping } from './import-mapping.ts'

/** What a file was found to hold, when all of it had been looked at and fitted. */
export type ValidatedArchive = {
  ids: IdMap
  plan: Omit<ImportPlan, 'isThereAlready'>
  /** How many lines it has. */
  total: number
}

type Names = Pick<ImportPlan, 'organizationName' | 'companyName'>
/** How far it has come. */
export type Progress = { is: 'progress'; done: number; total: number }

export const importMappingOf = ({ name }: Pick<Entity, 'name'>): ImportMapping => {
  const taking = importMappings[name]
  if (!taking) throw new Error(`It is not said what becomes of ${name} when it is imported.`)
  return taking
}

/**
 * Looks at every line: that it is as its schema says, in order and once, of the past, and refers to what is there.
 * @throws Failure BUSINESS_LOGIC_ERROR with the sentence for the first that is not
 */
export async function* validateArchive(
  archive: Archive,
  now: Date,
): AsyncGenerator<Progress, ValidatedArchive> {
  const { manifest } = archive
  const latest = new Date(
    Date.parse(manifest.exportedAt) + dataTransferLimits.clockMinutes * minuteMs,
  ).toISOString()
  if (Date.parse(manifest.exportedAt) > now.getTime() + dataTransferLimits.clockMinutes * minuteMs)
    throw invalidArchive(dataTransferMessages.future)
  const ids = createIdMap()
  const total = manifest.files.reduce((sum, { lines }) => sum + (lines ?? 0), 0)
  if (total > dataTransferLimits.lines) throw invalidArchive(dataTransferMessages.tooLargeInside)
  const isTime = everySecond()
  const counts: ImportPlan['counts'] = []
  let names: Names | undefined
  const addresses = new Set<string>()
  let done = 0
  for (const entity of entities) {
    const taking = importMappingOf(entity)
    let count = 0
    for await (const line of checkedLines(archive, entity, { ids, latest })) {
      if (taking.id) ids.add(taking.id.kind, String(line[taking.id.field]))
      count += 1
      done += 1
      if (entity.name === 'organization') names = namesOf(line)
      if (entity.name === 'people') {
        const address = String(line['email'])
        if (addresses.has(address))
          throw invalidArchive(dataTransferMessages.addressTwice(archiveFileName(entity), count))
        addresses.add(address)
      }
      if (isTime()) yield { is: 'progress', done, total }
    }
    if (entity.name === 'organization' && count !== 1)
      throw invalidArchive(dataTransferMessages.differs(archiveFileName(entity)))
    if (taking.called !== undefined && count > 0) counts.push({ what: taking.called, count })
  }
  if (!names) throw invalidArchive(dataTransferMessages.noArchive)
  return { ids, total, plan: { ...names, ...headOf(manifest), counts, staysBehind: staysBehind() } }
}

/** Whether a second has passed since this was last so. */
export const everySecond = (): (() => boolean) => {
  let before = performance.now()
  return () => {
    const isTime = performance.now() - before >= 1_000
    if (isTime) before = performance.now()
    return isTime
  }
}

/** What is said to come is what comes, whatever the list of contents calls it. */
const namesOf = ({ name, companyName }: Line): Names => ({
  organizationName: String(name),
  companyName: String(companyName),
})

const headOf = ({ server, exportedAt, exportedBy }: Archive['manifest']) => ({
  server,
  exportedAt,
  exportedBy,
})

const staysBehind = (): ImportPlan['staysBehind'] => [
  {
    what: 'Memberships and roles',
    why: 'A file makes nobody a member. You become the owner; invite the others anew, and whoever accepts has their record again.',
  },
  {
    what: 'Invitations that wait',
    why: 'Their links belong to the other server. Invite these people anew. No mail leaves because of the import.',
  },
  ...entities.flatMap(({ what, ...entity }) => {
    const { stays } = importMappingOf(entity)
    return stays === undefined ? [] : [{ what: what.replace(/\.$/, ''), why: stays }]
  }),
  ...[...excludedTables, ...otherExclusions].map(({ what, why }) => ({ what, why })),
]

/** The lines of a file, each checked against its schema and the other lines. */
async function* checkedLines(
  archive: Archive,
  entity: Entity,
  { ids, latest }: { ids: IdMap; latest: string },
): AsyncGenerator<Line> {
  const taking = importMappingOf(entity)
  const file = archiveFileName(entity)
  let place = 0
  let before: Line | undefined
  const isFirst = firsts(taking.once)
  for await (const raw of archive.linesOf(entity)) {
    place += 1
    const line = sanitizeText(raw)
    if (hasFault(entity.line, line)) throw invalidArchive(dataTransferMessages.unreadable(file, place))
    const found = toLine(line)
    if (before && compareBy(taking.key, before, found) >= 0)
      throw invalidArchive(dataTransferMessages.unreadable(file, place))
    if (!isFirst(found)) throw invalidArchive(dataTransferMessages.unreadable(file, place))
    for (const field of taking.past ?? []) {
      const moment = found[field]
      if (typeof moment === 'string' && moment > latest)
        throw invalidArchive(dataTransferMessages.unreadable(file, place))
    }
    for (const [field, { to, isLoose }] of Object.entries(taking.references ?? {})) {
      const old = found[field]
      if (typeof old === 'string' && isLoose !== true && !to.some((kind) => ids.has(kind, old)))
        throw invalidArchive(dataTransferMessages.leadsNowhere(file, place, field))
    }
    yield found
    before = found
  }
}

/** Whether a line is the first that has what no two lines have alike. */
const firsts = (once: readonly UniqueKey[] = []) => {
  const rules = once.map((rule) => ({ ...rule, seen: new Set<string>() }))
  return (line: Line): boolean =>
    rules.every(({ fields, where, seen }) => {
      const values = fields.map((field) => line[field])
      if ((where !== undefined && line[where] !== true) || values.includes(null)) return true
      const known = seen.size
      return seen.add(JSON.stringify(values)).size > known
    })
}

/** What is stored is what was written, and not what a schema leaves of it: reports are verified to the letter. */
export const toLine = (read: unknown): Line => Object.fromEntries(Object.entries(Object(read)))

/** The order of the export: text by its bytes, numbers by their size. */
const compareBy = (key: readonly string[], one: Line, other: Line): number => {
  for (const field of key) {
    const [a, b] = [one[field], other[field]]
    const order =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
    if (order !== 0) return order
  }
  return key.length === 0 ? -1 : 0
}
