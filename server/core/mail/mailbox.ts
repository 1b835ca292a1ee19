import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isLoopback } from '../config/environment.ts'
import { notFound, orFail } from '../http/failures.ts'
import type { Host } from '../host.ts'
import { equalsInConstantTime } from '../auth/secrets.ts'

/** The headers that a browser sends by itself to a server beside it. Whatever else there is, somebody on the way has added. */
const ownHeaders =
  /^(?:host|connection|keep-alive|user-agent|accept|accept-(?:encoding|language)|cookie|referer|origin|cache-control|pragma|priority|te|dnt|purpose|save-data|range|if-(?:none-match|modified-since|range)|upgrade-insecure-requests|sec-(?:ch-ua|ch-prefers|fetch)-?.*|sec-(?:gpc|purpose))$/

/**
 * Whether a request was made on this machine to this machine. Sign-in codes lie in the mailbox, so four things
 * must hold: the connection comes from a loopback address; nobody on the way added a header; the target is a path,
 * where clients of a proxy write a whole address; and the Host header names a loopback host, which a page of another
 * site that points its own name at 127.0.0.1 cannot do.
 */
const isFromHere = (request: FastifyRequest): boolean => {
  const { headers, socket } = request.raw
  const host = headers.host ?? ''
  const isDirect = Object.keys(headers).every((name) => ownHeaders.test(name))
  const isPath = request.originalUrl.startsWith('/')
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return isDirect && isPath && isLoopback(peer) && isLoopback(host.replace(/:\d+$/, '').toLowerCase())
}

/** The key of the mailbox: made from the server's secret, and told nowhere but in the terminal. */
const keyOf = ({ secrets }: Pick<Host, 'secrets'>): string => secrets.signature('local mailbox', 'key')

/** The address that opens the mailbox, for the terminal; null where there is none. */
export const mailboxAddress = (host: Pick<Host, 'secrets' | 'mail'>): string | null =>
  host.mail.mailboxUrl === null ? null : `${host.mail.mailboxUrl}?key=${keyOf(host)}`

const isKey = (given: string | undefined, key: string): boolean =>
  given !== undefined && equalsInConstantTime(Buffer.from(given), Buffer.from(key))

/** Cookies are shared by all ports of a host: the name says whose it is. */
const cookieName = ({ environment }: Host): string =>
  `muster_mailbox_${new URL(environment.publicUrl).port || 'default'}`

const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * A proxy on this machine can look like a person on it, so the key is asked for as well: in the address that the start prints,
 * and from then on in a cookie that no other site can use. Without it there is no such page.
 */
const guardOf = (host: Host) => {
  const key = keyOf(host)
  const name = cookieName(host)
  return async (request: FastifyRequest<{ Querystring: { key?: unknown } }>, reply: FastifyReply) => {
    const given = typeof request.query.key === 'string' ? request.query.key : undefined
    if (!isFromHere(request) || !(isKey(given, key) || isKey(cookieOf(request, name), key))) {
      throw notFound('Address', '/mailbox')
    }
    if (given !== undefined) {
      void reply.header('set-cookie', `${name}=${key}; Path=/mailbox; HttpOnly; SameSite=Strict`)
    }
  }
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
 * public address is a loopback one, for requests from this machine that have its key; for everybody else there is no such page.
 */
export const mailboxRoutes = (app: FastifyInstance, host: Host): void => {
  const { delivery, kept } = host.mail
  if (delivery !== 'mailbox' || !kept) return
  const guard = guardOf(host)
  app.get<{ Querystring: { key?: unknown } }>('/mailbox', { onRequest: guard }, async (request, reply) => {
    const { to, page } = Asked.parse(request.query)
    const list = await (await kept()).list({ to, skip: (page - 1) * onOnePage, atMost: onOnePage })
    const { mailboxPage } = await import('./mailbox-pages.tsx')
    return send(reply, mailboxPage({ ...list, to, page }))
  })
  app.get<{ Params: { id: string }; Querystring: { key?: unknown } }>(
    '/mailbox/:id',
    { onRequest: guard },
    async (request, reply) => {
      const { id } = request.params
      const mail = orFail(await (await kept()).read(id), notFound('Mail', id))
      const { mailPage } = await import('./mailbox-pages.tsx')
      return send(reply, mailPage(mail))
    },
  )
}
