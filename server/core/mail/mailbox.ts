import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isLoopback } from '../environment.ts'
import { notFound, orFail } from '../failures.ts'
import type { Host } from '../host.ts'

/**
 * Whether a request was made on this machine to this machine. Sign-in codes lie in the mailbox, so three things
 * must hold: the connection comes from a loopback address; no proxy passed it on; and the Host header names a
 * loopback host, which a page of another site that points its own name at 127.0.0.1 cannot do.
 */
const isFromHere = (request: FastifyRequest): boolean => {
  const { headers, socket } = request.raw
  const host = headers.host ?? ''
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers)
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return !isForwarded && isLoopback(peer) && isLoopback(host.replace(/:\d+$/, '').toLowerCase())
}

const guard = async (request: FastifyRequest) => {
  if (!isFromHere(request)) throw notFound('Address', '/mailbox')
}

const send = (reply: FastifyReply, page: string) =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)

const onOnePage = 50

/** What the list is asked by: part of a recipient's address, and the page. */
const Asked = z.object({
  to: z.string().trim().max(320).catch(''),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})

/**
 * The local mailbox, `GET /mailbox`: what was kept because there is no mail server. It is there only where the
 * public address is a loopback one, for requests from this machine; for everybody else there is no such page.
 */
export const mailboxRoutes = (app: FastifyInstance, host: Host): void => {
  const { delivery, kept } = host.mail
  if (delivery !== 'mailbox' || !kept) return
  app.get('/mailbox', { onRequest: guard }, async (request, reply) => {
    const { to, page } = Asked.parse(request.query)
    const list = await (await kept()).list({ to, skip: (page - 1) * onOnePage, atMost: onOnePage })
    const { mailboxPage } = await import('./mailbox-pages.tsx')
    return send(reply, mailboxPage({ ...list, to, page }))
  })
  app.get<{ Params: { id: string } }>('/mailbox/:id', { onRequest: guard }, async (request, reply) => {
    const { id } = request.params
    const mail = orFail(await (await kept()).read(id), notFound('Mail', id))
    const { mailPage } = await import('./mailbox-pages.tsx')
    return send(reply, mailPage(mail))
  })
}
