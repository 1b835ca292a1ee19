import { ImageOwner, type Image } from '../../../contract/calls/images.ts'
import { hourMs } from '../../core/time/durations.ts'
import { latestEnd } from '../../core/time/cooldown.ts'
import { equalsInConstantTime, type Secrets } from '../../core/auth/secrets.ts'

/**
 * The address of a picture: signed, so that nobody can make one, and good until a moment that is in it. That moment
 * moves twice a day only, so that a browser keeps what it has.
 */

const halfDayMs = 12 * hourMs
const purpose = 'image link'

/** What an address names, and until when it is good. */
export type SignedLink = ImageOwner & { id: string; until: Date }

type Made = { secrets: Secrets; now: Date }

const textOf = ({ collectionName, documentId, id }: Omit<SignedLink, 'until'>, until: string) =>
  [collectionName, documentId, id, until].join('/')

/** The path of a picture on this server; good for 12 to 24 hours. */
export const signLink = ({ secrets, now }: Made, picture: Omit<SignedLink, 'until'>): string => {
  const until = String((Math.floor(now.getTime() / halfDayMs) + 2) * (halfDayMs / 1000))
  const path = [picture.collectionName, picture.documentId, picture.id].map(encodeURIComponent).join('/')
  return `/api/images/${path}?until=${until}&signature=${secrets.signature(purpose, textOf(picture, until))}`
}

/** What a link names; undefined where it is not one of this server's, or not good any more. */
export const readSignedLink = (
  { secrets, now }: Made,
  given: Record<'collectionName' | 'documentId' | 'id' | 'until' | 'signature', string>,
): SignedLink | undefined => {
  const owner = ImageOwner.safeParse(given).data
  if (!owner || !/^\d{1,12}$/.test(given.until)) return undefined
  const signature = secrets.signature(purpose, textOf({ ...owner, id: given.id }, given.until))
  if (!equalsInConstantTime(Buffer.from(signature), Buffer.from(given.signature))) return undefined
  const until = new Date(Number(given.until) * 1000)
  return until > now && until <= latestEnd(2 * halfDayMs, now) ? { ...owner, id: given.id, until } : undefined
}

/** A picture as it is answered. */
export const serializeImage = (
  made: Made,
  owner: ImageOwner,
  { id, width, height }: Omit<Image, 'url'>,
): Image => ({ id, url: signLink(made, { ...owner, id }), width, height })
