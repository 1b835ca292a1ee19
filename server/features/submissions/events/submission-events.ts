import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '../../../../contract/shapes/limits.ts'
import { questionnaires } from '../../../../contract/calls/submissions.ts'
import { Failure } from '../../../core/http/failures.ts'
import { onDisconnect } from '../../../core/http/on-disconnect.ts'
import type { Host } from '../../../core/host.ts'
import type { MemberIdentity } from '../../../core/auth/identity.ts'
import { requireMember } from '../../../core/auth/caller.ts'
import { sanitizeText, parse } from '../../../core/http/parse-input.ts'
import type { Endpoint } from '../../../core/http/serve.ts'
import { createWakeSignal, type WakeSignal } from './wake-signal.ts'
import { openEventStream, type EventWriter } from '../../../core/http/server-sent-events.ts'
import { readChanges, type ChangeBatch } from './read-changes.ts'
import { openListeners } from './event-listeners.ts'

/**
 * The realtime listener (specification points 3, 4 and 7; docs/api-and-webhooks.md): server-sent events where asked for,
 * else long polling. A slow reader holds nothing up and fills no memory: what it has not read yet stays in the
 * database, and counts as missed.
 */

type Timing = {
  /** How often a silent stream says that it lives. */
  heartbeatMs: number
  /** How long it rests before each look, so that many changes are one look. */
  pauseMs: number
  /** How long a reader may take nothing. */
  patienceMs: number
}
type Listening = {
  host: Host
  request: FastifyRequest
  timing: Timing
  bell: WakeSignal
  signal: AbortSignal
}

const usual: Timing = { heartbeatMs: 15_000, pauseMs: 100, patienceMs: 30_000 }

export const serveSubmissionEvents = (timing: Timing = usual): Endpoint => ({
  name: questionnaires.submissionEvents.name,
  register(app, host) {
    const listeners = openListeners()
    app.addHook('preClose', async () => listeners.closeAll())
    app.get(`/api/${questionnaires.submissionEvents.name}`, async (request, reply) => {
      const member = await reader(request, host)
      const query = parse(questionnaires.submissionEvents.in, sanitizeText(request.query))
      const { signal, close } = listeners.open(member.user.id)
      const bell = createWakeSignal()
      const unsubscribe = host.changes.subscribe(member.org.id, bell.ring)
      onDisconnect(reply, close)
      try {
        const listening = { host, request, timing, bell, signal }
        if (!/\btext\/event-stream\b/i.test(request.headers.accept ?? '')) {
          return await poll(listening, member, query, reply)
        }
        await stream(listening, member, lastSeen(request) ?? query.after, reply)
      } finally {
        unsubscribe()
        close()
      }
      return reply
    })
  },
})

const reader = (request: FastifyRequest, host: Host): Promise<MemberIdentity> =>
  requireMember(request, host, host.clock(), questionnaires.submissionEvents)

const lastSeen = (request: FastifyRequest): string | undefined => {
  const id = request.headers['last-event-id']
  return typeof id === 'string' && id !== '' ? id : undefined
}

const poll = async (
  { host, request, timing, bell, signal }: Listening,
  first: MemberIdentity,
  { after, wait = limits.longPollMaxSeconds }: { after?: string | undefined; wait?: number | undefined },
  reply: FastifyReply,
) => {
  const until = performance.now() + wait * 1000
  let member = first
  for (;;) {
    const look = await readChanges(host, member, after)
    const left = until - performance.now()
    const isAnswer = look.events.length > 0 || look.isReset || after === undefined
    if (isAnswer || left <= 0 || signal.aborted) {
      void reply.header('cache-control', 'no-store')
      if (signal.aborted) void reply.header('connection', 'close')
      const events = look.events.map(({ document }) => document)
      return { success: true, events, cursor: look.cursor, reset: look.isReset }
    }
    if (!look.isMoreComing) await bell.wait(left, signal)
    await rest(timing, signal)
    member = await reader(request, host)
  }
}

const stream = async (
  listening: Listening,
  member: MemberIdentity,
  after: string | undefined,
  reply: FastifyReply,
) => {
  const first = await readChanges(listening.host, member, after)
  const writer = openEventStream(reply, listening.signal, listening.timing.patienceMs)
  try {
    await writer.retryAfter(2_000)
    if (after === undefined) await writer.event('ready', first.cursor, { cursor: first.cursor })
    await tell(writer, first)
    await follow(listening, writer, first.cursor)
  } finally {
    writer.end()
  }
}

/** Goes on telling what changes until the connection, the right to it or the server ends. */
const follow = async (
  { host, request, timing, bell, signal }: Listening,
  writer: EventWriter,
  from: string,
) => {
  let cursor = from
  let isMoreComing = false
  let beatAt = performance.now() + timing.heartbeatMs
  while (!signal.aborted) {
    if (!isMoreComing) await bell.wait(Math.max(0, beatAt - performance.now()), signal)
    await rest(timing, signal)
    try {
      const look = await readChanges(host, await reader(request, host), cursor)
      await tell(writer, look)
      cursor = look.cursor
      isMoreComing = look.isMoreComing
    } catch (error) {
      // What ends the right to listen ends the stream; a database that is away does not.
      if (error instanceof Failure) return
      request.log.warn({ err: error }, 'a listener could not look for changes and will look again')
      isMoreComing = false
    }
    if (performance.now() >= beatAt) {
      await writer.heartbeat()
      beatAt = performance.now() + timing.heartbeatMs
    }
  }
}

const tell = async (writer: EventWriter, look: ChangeBatch): Promise<void> => {
  if (look.isReset) await writer.event('reset', look.cursor, { cursor: look.cursor })
  for (const { cursor, document } of look.events) await writer.event('submission', cursor, document)
}

const rest = ({ pauseMs }: Timing, signal: AbortSignal): Promise<void> =>
  sleep(pauseMs, undefined, { signal }).catch(() => {})
