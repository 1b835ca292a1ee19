import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { v7 as newId } from 'uuid'
import { messages } from '../../../../contract/http/failures.ts'
import {
  archiveType,
  dataTransfer,
  dataTransferMessages,
  type ImportProgress,
} from '../../../../contract/calls/data-transfer.ts'
import { countAddress } from '../../../core/rate-limits/address-limits.ts'
import { requireSignedIn } from '../../../core/auth/caller.ts'
import { openEventStream } from '../../../core/http/server-sent-events.ts'
import { minuteMs } from '../../../core/time/durations.ts'
import { Failure } from '../../../core/http/failures.ts'
import { disconnectSignal } from '../../../core/http/on-disconnect.ts'
import type { Host } from '../../../core/host.ts'
import type { SignedInIdentity } from '../../../core/auth/identity.ts'
import { memoizePerRequest } from '../../../core/auth/request-identity.ts'
import type { Endpoint } from '../../../core/http/serve.ts'
import { inTransaction, sqlState } from '../../../core/database/transaction.ts'
import { requireActiveSession } from '../../accounts/sessions/require-active-session.ts'
import { createFileQueue } from '../../exports/file-queue.ts'
import { dropIfUnused, imageFileName as pictureFileOf } from '../../images/image-files.ts'
import type { Picture } from '../../images/processing/image-task.ts'
import { readPicture } from '../../images/processing/process-image.ts'
import { memberships, organizations } from '../../../schema/organizations.ts'
import type { ArchivePart, CheckedArchive } from './archive-parts.ts'
import { importSlots } from './import-slots.ts'
import { logoName } from '../archive/manifest.ts'
import { invalidArchive } from './open-archive.ts'
import { readArchive } from './read-archive.ts'
import { receiveFile, type SentFile } from './receive-upload.ts'
import { importRows } from './import-rows.ts'

type Call = typeof dataTransfer.checkImport | typeof dataTransfer.importOrganization
type Caller = SignedInIdentity & { token: string }
/** `over`: others wait, and have waited for long enough. */
type Asking = { host: Host; who: Caller; signal: AbortSignal; over: AbortSignal }
type Sent = { request: FastifyRequest; reply: FastifyReply }
type Sought = Pick<SentFile, 'path' | 'sha256'>
type OnProgress = (progress: ImportProgress) => void

const heartbeatMs = 15_000
const patienceMs = 60_000
/** Each file takes room on the disk while it arrives and until it is stored. */
const mostFiles = 12
const placeFor = importSlots({ most: mostFiles, each: 2, graceMs: 5_000 })
/** Reading and storing one takes a transaction of its own. A file that has arrived is never refused for want of a turn. */
const inTurn = createFileQueue({ atOnce: 1, waiting: mostFiles, each: mostFiles, shareMs: 15 * minuteMs })

/** A call of any user that takes a file: their own body is read, of nobody who is not known. */
const serveFile = (
  call: Call,
  handle: (file: SentFile, sent: Sent, asking: Asking) => Promise<unknown>,
): Endpoint => ({
  name: call.name,
  register(app, host) {
    const whoAsks = memoizePerRequest((request) => requireSignedIn(request, host, host.clock()))
    void app.register(async (scope: FastifyInstance) => {
      scope.addContentTypeParser(archiveType, (_request, body, done) => done(null, body))
      scope.route({
        method: call.method,
        url: `/api/${call.name}`,
        config: { limitsOwnBody: true },
        onRequest: async (request) => {
          await countAddress(host, { name: call.name, max: 20, perMinutes: 60 }, request.ip)
          await whoAsks(request)
        },
        handler: async (request, reply) => {
          const who = await whoAsks(request)
          const signal = disconnectSignal(reply)
          const by = who.user.id
          const place = placeFor(by)
          try {
            // The turn is taken once the file is here: a slow sender keeps nobody else from theirs.
            const file = await receiveFile(request.body, { place })
            place.arrive()
            try {
              const read = (over: AbortSignal) =>
                handle(file, { request, reply }, { host, who, signal, over })
              return (await inTurn(read, { by, signal })) ?? reply
            } finally {
              await file.remove()
            }
          } finally {
            place.leave()
          }
        },
      })
    })
  },
})

const checkImport = serveFile(dataTransfer.checkImport, async ({ path }, { reply }, { host, who, over }) => {
  const parts = readArchive({ path, now: host.clock() }, { over })
  let checked: CheckedArchive
  try {
    checked = await checkedOf(parts)
  } finally {
    await parts.return()
  }
  await pictureIn(checked)
  const plan = { ...checked.plan, isThereAlready: await isIn(host, who, checked.plan.companyName) }
  host.checkAnswer?.(dataTransfer.checkImport.out, { plan })
  void reply.header('cache-control', 'no-store')
  return { success: true, plan }
})

/** What a file was found to hold, once all of it has been looked at and fits. */
const checkedOf = async (
  parts: AsyncGenerator<ArchivePart, void>,
  onDone: (done: number, total: number) => void = () => {},
): Promise<CheckedArchive> => {
  for (;;) {
    const { done, value } = await parts.next()
    if (done === true) throw new Error('A file was read and not checked')
    if (value.is === 'checked') return value
    if (value.is === 'progress') onDone(value.done, value.total)
  }
}

/** Whether somebody is an active member of an organization of this company name. */
const isIn = (host: Host, { user }: Caller, companyName: string): Promise<boolean> =>
  inTransaction(host.database.db, { userId: user.id }, async (tx) => {
    const found = await tx
      .select({ id: organizations.id })
      .from(memberships)
      .innerJoin(organizations, eq(organizations.id, memberships.orgId))
      .where(
        and(
          eq(memberships.userId, user.id),
          eq(memberships.status, 'active'),
          eq(organizations.companyName, companyName),
        ),
      )
      .limit(1)
    return found.length > 0
  })

const importOrganization = serveFile(
  dataTransfer.importOrganization,
  async ({ path, sha256 }, { request, reply }, asking) => {
    const isStreamed = /\btext\/event-stream\b/i.test(request.headers.accept ?? '')
    if (isStreamed) return stream(asking, { path, sha256 }, request, reply)
    const answer = await importFrom(asking, { path, sha256 }, () => {})
    asking.host.checkAnswer?.(dataTransfer.importOrganization.out, answer)
    void reply.header('cache-control', 'no-store')
    return { success: true, ...answer }
  },
)

/** The same with its progress. It goes on where nobody listens any more: what was begun is there or not, as a whole. */
const stream = async (
  asking: Asking,
  file: Sought,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const writer = openEventStream(reply, asking.signal, patienceMs)
  const beat = setInterval(() => void writer.heartbeat(), heartbeatMs)
  try {
    const answer = await importFrom(asking, file, (progress) => {
      void writer.event('progress', request.id, progress)
    })
    await writer.event('done', request.id, answer)
  } catch (error) {
    const isTold = error instanceof Failure
    if (!isTold || error.status >= 500) request.log.error({ err: error }, 'an import came to nothing')
    await writer.event('failed', request.id, { message: isTold ? error.message : messages.internal })
  } finally {
    clearInterval(beat)
    writer.end()
  }
}

/**
 * Checks everything, then stores everything in one transaction, so a server that is killed leaves nothing behind. The logo is
 * processed like an uploaded one.
 */
const importFrom = async (
  { host, who, over }: Asking,
  { path, sha256: fileHash }: Sought,
  onProgress: OnProgress,
): Promise<{ orgId: string; requiresSubscription: boolean }> => {
  const now = host.clock()
  const parts = readArchive({ path, now }, { over })
  const orgId = newId()
  try {
    const checked = await checkedOf(parts, (done, total) => onProgress({ step: 'checking', done, total }))
    const logo = await logoOf(host, who, checked)
    const userId = who.user.id
    await inTransaction(
      host.database.db,
      { orgId, userId },
      async (tx) => {
        await requireActiveSession({ tx, ...who })
        await importRows({
          tx,
          orgId,
          userId,
          now,
          checked,
          parts,
          fileHash,
          logo,
          onDone: (done, total) => onProgress({ step: 'storing', done, total }),
        })
      },
      { attempts: 1 },
    )
  } catch (error) {
    // PostgreSQL refused values or conflicting rows, which only the file can have brought.
    if (/^(?:22|23)/.test(sqlState(error)?.code ?? ''))
      throw invalidArchive(dataTransferMessages.doesNotFit, error)
    throw error
  } finally {
    await parts.return()
  }
  return { orgId, requiresSubscription: host.payments !== undefined }
}

/** @throws Failure BUSINESS_LOGIC_ERROR where the logo is no such picture as an export has */
const pictureIn = async ({ logo: bytes }: CheckedArchive): Promise<Picture | undefined> => {
  if (!bytes) return undefined
  try {
    return await readPicture(`data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`, 'whole')
  } catch (error) {
    const isOfFile = error instanceof Failure && error.kind === 'VALIDATION_ERROR'
    throw isOfFile ? invalidArchive(dataTransferMessages.differs(logoName), error) : error
  }
}

const logoOf = async (host: Host, { user }: Caller, checked: CheckedArchive) => {
  const picture = await pictureIn(checked)
  if (!picture) return undefined
  const id = newId()
  if (host.files) {
    await inTransaction(host.database.db, { userId: user.id }, (tx) => dropIfUnused({ tx, host }, id))
    await host.files.put(pictureFileOf(id), picture.bytes, 'image/webp')
  }
  return { ...picture, id, isElsewhere: host.files !== undefined }
}

export const importCalls: readonly Endpoint[] = [checkImport, importOrganization]
