import type { FastifyReply } from 'fastify'

/**
 * Calls `tell` once the connection of a reply is closed, at once where it already is: the client may disconnect during
 * authentication, before the handler subscribes, and `close` is emitted only once.
 */
export const onDisconnect = ({ raw }: FastifyReply, tell: () => void): void => {
  if (raw.destroyed) tell()
  else raw.once('close', tell)
}

/** Aborts once nobody waits for the reply any more. */
export const disconnectSignal = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  onDisconnect(reply, () => gone.abort())
  return gone.signal
}
