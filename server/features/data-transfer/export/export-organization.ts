import { finished } from 'node:stream/promises'
import contentDisposition from 'content-disposition'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { v7 as newId } from 'uuid'
import { archiveType, dataTransfer, dataTransferMessages } from '../../../../contract/calls/data-transfer.ts'
import { countAddress } from '../../../core/rate-limits/address-limits.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { requireMember } from '../../../core/auth/caller.ts'
import { minuteMs } from '../../../core/time/durations.ts'
import { ruleViolation } from '../../../core/http/failures.ts'
import { disconnectSignal } from '../../../core/http/on-disconnect.ts'
import type { Host } from '../../../core/host.ts'
import type { MemberIdentity } from '../../../core/auth/identity.ts'
import { queueMail } from '../../../core/mail/mail-queue.ts'
import { memoizePerRequest } from '../../../core/auth/request-identity.ts'
import { readProduct } from '../../../core/config/package-info.ts'
import type { Endpoint } from '../../../core/http/serve.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { safeFileName } from '../../exports/serve-file.ts'
import { createFileQueue } from '../../exports/file-queue.ts'
import { imageFileName as pictureFileOf } from '../../images/image-files.ts'
import { images } from '../../../schema/images.ts'
import { organizations } from '../../../schema/organizations.ts'
import { lockedMembers } from '../../organizations/members/locked-members.ts'
import { notifyExportEnd, type ExportMailDetails } from './notify-export-end.ts'
import { excludedTables, otherExclusions } from '../archive/excluded-tables.ts'
import { format } from '../archive/manifest.ts'
import { notice } from './archive-readme.ts'
import { runInSnapshot } from './read-snapshot.ts'
import { watchReader } from './slow-reader.ts'
import { streamArchive, type ArchiveHead } from './write-archive.ts'

/** The mail of an export says how it ended, and leaves without that where it is not known by then. */
const untoldMs = 10 * minuteMs
/** A reader who takes nothing for so long is cut off, because each export holds a database connection. */
const patienceMs = 120_000
/** Slow readers do not block others; waiting costs next to nothing. */
const inTurn = createFileQueue({ atOnce: 2, waiting: 24, each: 1, shareMs: 10 * minuteMs })

type Asking = { host: Host; who: MemberIdentity; now: Date; gone: AbortSignal }
/** `over`: others wait, and have waited for long enough. */
type Sending = Asking & { over: AbortSignal }
type Begun = { head: ArchiveHead; logo: Uint8Array | undefined; mailId: string }

/**
 * Sends everything of an organization as one file to its owner in person. The audit log and a mail record it before the
 * first byte is sent, because even part of the file may have been read.
 */
export const exportOrganization: Endpoint = {
  name: dataTransfer.exportOrganization.name,
  register(app, host) {
    const call = dataTransfer.exportOrganization
    const whoAsks = memoizePerRequest(async (request) => {
      const who = await requireMember(request, host, host.clock(), call)
      // Only owners may export, whatever permissions others hold.
      if (who.member.role !== 'owner') throw ruleViolation(dataTransferMessages.ownersOnly)
      return who
    })
    app.route({
      method: call.method,
      url: `/api/${call.name}`,
      onRequest: async (request) => {
        await countAddress(host, { name: call.name, max: 20, perMinutes: 60 }, request.ip)
        await whoAsks(request)
      },
      handler: async (request, reply) => {
        const who = await whoAsks(request)
        const gone = disconnectSignal(reply)
        const asking = { host, who, now: host.clock(), gone }
        try {
          await inTurn((over) => sendAndTell({ ...asking, over }, request, reply), {
            by: who.user.id,
            signal: gone,
          })
        } catch (error) {
          if (!gone.aborted) throw error
          // Nobody hears an answer any more, and nothing had left.
          reply.hijack()
          request.log.info('whoever asked for an export of an organization has gone')
        }
        return reply
      },
    })
  },
}

/** Writes down and tells that it was done, and reads what is not of the snapshot: the logo, from wherever it is kept. */
const begin = async ({ host, who, now, gone }: Asking): Promise<Begun> => {
  const { org, user } = who
  const found = await inTransaction(host.database.db, { orgId: org.id, userId: user.id }, async (tx) => {
    await lockedMembers({ tx, org, user }, user.id, {
      roles: ['owner'],
      others: dataTransferMessages.ownersOnly,
    })
    const entryId = newId()
    await audit(
      { tx, now, orgId: org.id, actorUserId: user.id },
      { id: entryId, action: 'organization.exported', entity: 'organization', entityId: org.id },
    )
    const mailId = await queueMail(
      { tx, now, host },
      {
        kind: 'organization-export-begun',
        orgId: org.id,
        toAddress: user.email,
        subjectId: entryId,
        details: { byUserId: user.id } satisfies ExportMailDetails,
      },
      { afterMs: untoldMs },
    )
    const [names] = await tx
      .select({ name: organizations.name, companyName: organizations.companyName })
      .from(organizations)
      .where(eq(organizations.id, org.id))
    const [logo] = await tx
      .select({ id: images.id, bytes: images.bytes })
      .from(images)
      .where(eq(images.orgId, org.id))
    // Of what was stopped before anything left there is nothing to tell.
    gone.throwIfAborted()
    return { names, logo, mailId }
  })
  const { logo, names, mailId } = found
  return {
    mailId,
    head: {
      product: 'muster',
      kind: 'organization',
      format,
      version: readProduct().version,
      server: host.environment.publicUrl,
      organization: names ?? { name: org.name, companyName: org.name },
      exportedAt: now.toISOString(),
      exportedBy: { name: user.displayName, email: user.email },
      notice,
      leftOut: [...excludedTables, ...otherExclusions].map(({ what, why }) => ({ what, why })),
    },
    logo: logo && (logo.bytes ?? (await host.files?.get(pictureFileOf(logo.id)))),
  }
}

/** Sends the file, and tells how that ended, whatever it ended with. */
const sendAndTell = async (asking: Sending, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const begun = await begin(asking)
  const left: string[] = []
  let isWhole = false
  try {
    isWhole = await send(asking, { ...begun, left }, request, reply)
  } finally {
    // If this fails, the earlier entry remains, which says that the export began.
    await notifyExportEnd(asking, begun.mailId, isWhole ? null : left).catch((error: unknown) =>
      request.log.warn({ err: error }, 'how an export of an organization ended could not be told'),
    )
  }
}

/**
 * Sends the file out of one snapshot, which sees what a handler of the organization may see and nothing else. Whether all
 * of it was taken; `left` gets the names of what was begun to be sent.
 */
const send = async (
  { host, who, gone, over }: Sending,
  { head, logo, left }: Begun & { left: string[] },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> => {
  const orgId = who.org.id
  const taken = isTaken(reply)
  let isBegun = false
  try {
    await runInSnapshot(host, { orgId, userId: who.user.id, idleMs: patienceMs }, async (tx) => {
      gone.throwIfAborted()
      const file = streamArchive({ tx, orgId, head, logo, onFile: (name) => left.push(name) })
      over.addEventListener('abort', () => file.destroy(new Error('Others have waited for long enough.')))
      const endWatch = watchReader(reply.raw, () => file.destroy(new Error('The file is taken too slowly.')))
      isBegun = true
      void reply
        .headers({
          'content-type': archiveType,
          'content-disposition': contentDisposition(
            `${safeFileName(`${who.org.name}-muster-${head.exportedAt.slice(0, 10)}`)}.zip`,
          ),
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'cache-control': 'no-store',
        })
        .send(file)
      await finished(file).finally(endWatch)
    })
    return await taken
  } catch (error) {
    if (!isBegun) throw error
    // The response has begun, so all that can be reported is that it was cut off.
    request.log.warn({ err: error }, 'an export of an organization ended early')
    return false
  }
}

/** Whether the whole answer will have been handed over before its connection closes: to be asked before it begins. */
const isTaken = ({ raw }: FastifyReply): Promise<boolean> =>
  new Promise((resolve) => {
    raw.once('finish', () => resolve(true)).once('close', () => resolve(false))
  })
