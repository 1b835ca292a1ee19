import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { messages } from '../../../contract/http/failures.ts'
import { Failure, notFound } from '../../core/http/failures.ts'
import type { Host } from '../../core/host.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { imageOfOwner } from './image-access.ts'
import { imageFileName } from './image-files.ts'
import { readSignedLink, type SignedLink } from './signed-links.ts'
import { images } from '../../schema/images.ts'

const Params = z.object({ collectionName: z.string(), documentId: z.string(), id: z.string() })
const Query = z.object({ until: z.string(), signature: z.string() })

/** Serves picture files for valid signed links; everything else is NOT_FOUND. */
export const imageRoutes = (app: FastifyInstance, host: Host): void => {
  app.get('/api/images/:collectionName/:documentId/:id', async (request, reply) => {
    const params = Params.safeParse(request.params).data
    const query = Query.safeParse(request.query).data
    const now = host.clock()
    const link = params && query && readSignedLink({ secrets: host.secrets, now }, { ...params, ...query })
    const bytes = link && (await bytesOf(host, link))
    if (!bytes) throw notFound('Image', params?.id ?? '')
    const seconds = Math.floor((link.until.getTime() - now.getTime()) / 1000)
    return reply
      .headers({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cache-control': `private, max-age=${seconds}, immutable`,
      })
      .send(Buffer.from(bytes))
  })
}

/** The file from the database or the file store, which is read outside of the transaction. */
const bytesOf = async (host: Host, link: SignedLink): Promise<Uint8Array | undefined> => {
  const { collectionName, documentId, id } = link
  const scope = collectionName === 'users' ? { userId: documentId } : { orgId: documentId }
  const [row] = await inTransaction(host.database.db, scope, (tx) =>
    tx
      .select({ bytes: images.bytes })
      .from(images)
      .where(and(imageOfOwner(link), eq(images.id, id))),
  )
  if (!row || row.bytes) return row?.bytes ?? undefined
  if (!host.files) throw new Failure('UNAVAILABLE', messages.filesAway, { retryAfterSeconds: 60 })
  return host.files.get(imageFileName(id))
}
