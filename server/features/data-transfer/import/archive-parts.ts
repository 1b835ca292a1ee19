import { z } from 'zod'
import { ImportPlan, dataTransferMessages } from '../../../../contract/calls/data-transfer.ts'
import { Failure } from '../../../core/http/failures.ts'
import { validateArchive } from './validate-archive.ts'
import { entities } from '../archive/archive-files.ts'
import { OrganizationLine } from '../archive/line-schemas.ts'
import { makeRows, Rows } from './build-rows.ts'
import { openArchive, invalidArchive, type Archive } from './open-archive.ts'
import { Manifest } from '../archive/manifest.ts'

/** What is sent to the process that reads a file with an organization, and the parts in which it answers. */

export const ArchiveTask = z.object({ path: z.string(), now: z.date() })
export type ArchiveTask = z.output<typeof ArchiveTask>

const Progress = z.object({ is: z.literal('progress'), done: z.number(), total: z.number() })

/** All of it was looked at and fits; what comes after it is to be stored. */
const CheckedArchive = z.object({
  is: z.literal('checked'),
  plan: ImportPlan.omit({ isThereAlready: true }),
  manifest: Manifest.pick({ organization: true, server: true, exportedAt: true, exportedBy: true }),
  organization: OrganizationLine,
  logo: z.instanceof(Uint8Array).nullable(),
})
export type CheckedArchive = z.output<typeof CheckedArchive>

const Refused = z.object({
  is: z.literal('refused'),
  kind: z.enum(['BUSINESS_LOGIC_ERROR', 'VALIDATION_ERROR']),
  message: z.string(),
})

export const ArchivePart = z.discriminatedUnion('is', [Progress, CheckedArchive, Rows, Refused])
export type ArchivePart = z.output<typeof ArchivePart>

/** The parts in which a file is read; the last one is a refusal where something is wrong with it. */
export async function* archiveParts({ path, now }: ArchiveTask): AsyncGenerator<ArchivePart, void> {
  try {
    const archive = await openArchive(path)
    try {
      const checked = yield* validateArchive(archive, now)
      const logo = await archive.logo()
      const { organization, server, exportedAt, exportedBy } = archive.manifest
      yield {
        is: 'checked',
        plan: checked.plan,
        manifest: { organization, server, exportedAt, exportedBy },
        organization: await organizationIn(archive),
        logo: logo ? new Uint8Array(logo) : null,
      }
      yield* makeRows(archive, checked, now)
    } finally {
      archive.close()
    }
  } catch (error) {
    const kind = error instanceof Failure ? Refused.shape.kind.safeParse(error.kind).data : undefined
    if (kind === undefined || !(error instanceof Failure)) throw error
    yield { is: 'refused', kind, message: error.message }
  }
}

const organizationIn = async (archive: Archive): Promise<OrganizationLine> => {
  const [organization] = entities
  if (!organization) throw new Error('The first file is that of the organization.')
  for await (const raw of archive.linesOf(organization)) return OrganizationLine.parse(raw)
  throw invalidArchive(dataTransferMessages.noArchive)
}
