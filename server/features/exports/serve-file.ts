import contentDisposition from 'content-disposition'
import type { z } from 'zod'
import type { Call } from '../../../contract/http/call.ts'
import { fileTypes, type FileFormat } from '../../../contract/calls/exports.ts'
import type { Permission } from '../../../contract/rights/permissions.ts'
import { countAddress } from '../../core/rate-limits/address-limits.ts'
import { requireMember } from '../../core/auth/caller.ts'
import { disconnectSignal } from '../../core/http/on-disconnect.ts'
import type { MemberIdentity } from '../../core/auth/identity.ts'
import { memoizePerRequest } from '../../core/auth/request-identity.ts'
import { createInternalApi, type InternalApi } from '../../core/http/internal-api.ts'
import { sanitizeText, parse } from '../../core/http/parse-input.ts'
import type { Endpoint } from '../../core/http/serve.ts'
import type { FileMetadata } from './documents/document.ts'
import { createFileQueue } from './file-queue.ts'
import { buildFile, type FileTask } from './build-file.ts'

type Asking = { ask: InternalApi; who: MemberIdentity; made: FileMetadata }
/** The file to be made, and what it is called, without its ending. */
type Wanted = { task: FileTask; name: string }

const mostPerMinute = 60
const inTurn = createFileQueue({ atOnce: 2, waiting: 20, each: 3 })

/** A call that answers with a file. `want` asks the product's own calls for what goes into it. */
export const serveFile = <I extends z.ZodType<{ format: FileFormat }>, O extends z.ZodType>(
  call: Call<Permission | 'member', I, O>,
  want: (input: z.output<I>, asking: Asking) => Promise<Wanted>,
): Endpoint => ({
  name: call.name,
  register(app, host) {
    const whoAsks = memoizePerRequest((request) => requireMember(request, host, host.clock(), call))
    app.route({
      method: call.method,
      url: `/api/${call.name}`,
      onRequest: async (request) => {
        await countAddress(host, { name: call.name, max: mostPerMinute, perMinutes: 1 }, request.ip)
        await whoAsks(request)
      },
      handler: async (request, reply) => {
        const who = await whoAsks(request)
        const input = parse(call.in, sanitizeText(request.query))
        const made = {
          organizationName: who.org.name,
          by: who.user.displayName || who.user.email,
          at: host.clock().toISOString(),
        }
        const signal = disconnectSignal(reply)
        // What goes into it is read in its turn as well: it may be the answers about thousands of people.
        const { name, bytes } = await inTurn(
          async () => {
            const wanted = await want(input, { ask: createInternalApi(app, request), who, made })
            return { name: wanted.name, bytes: await buildFile(wanted.task, { signal }) }
          },
          { by: who.user.id, signal },
        )
        return reply
          .headers({
            'content-type': fileTypes[input.format],
            'content-disposition': contentDisposition(`${safeFileName(name)}.${input.format}`),
            'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
            'cache-control': 'no-store',
          })
          .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      },
    })
  },
})

const longestName = 120

/** What no system takes in the name of a file becomes a dash. */
export const safeFileName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|\s]+/gu, '-')
    .slice(0, longestName)
    // Half of a character that was cut in two.
    .replaceAll(/\p{Cs}/gu, '')
    .replace(/^[-.]+/, '')
