import { eq } from 'drizzle-orm'
import { isAnyOf } from '../../core/database/any-of-condition.ts'
import type { Context, SignedInContext } from '../../core/http/serve.ts'
import { signLink } from './signed-links.ts'
import { images } from '../../schema/images.ts'

/** Signed picture links that are part of other responses, so that a page needs no extra request. */

type Showing = Pick<SignedInContext, 'host' | 'now'>

/** The link of an organization's logo, if it has one. */
export const readLogoUrl = (
  { host, now }: Showing,
  orgId: string,
  imageId: string | null,
): { logoUrl?: string } => {
  if (imageId === null) return {}
  const picture = { collectionName: 'organizations', documentId: orgId, id: imageId } as const
  return { logoUrl: signLink({ secrets: host.secrets, now }, picture) }
}

/** The link of the caller's own picture, if they have one. */
export const ownPhotoUrl = async ({
  tx,
  host,
  now,
  user,
}: SignedInContext): Promise<{ photoUrl?: string }> => {
  const [own] = await tx.select({ id: images.id }).from(images).where(eq(images.userId, user.id))
  if (!own) return {}
  const picture = { collectionName: 'users', documentId: user.id, id: own.id } as const
  return { photoUrl: signLink({ secrets: host.secrets, now }, picture) }
}

/** The picture links of those of these users that have one and that the caller may see. */
export const readPhotoUrls = async (
  { tx, host, now }: Pick<Context, 'tx' | 'host' | 'now'>,
  userIds: string[],
): Promise<(userId: string) => { photoUrl?: string }> => {
  const rows =
    userIds.length === 0
      ? []
      : await tx
          .select({ id: images.id, userId: images.userId })
          .from(images)
          .where(isAnyOf(images.userId, userIds))
  const ids = new Map(rows.map(({ id, userId }) => [userId, id]))
  return (userId) => {
    const id = ids.get(userId)
    if (id === undefined) return {}
    const picture = { collectionName: 'users', documentId: userId, id } as const
    return { photoUrl: signLink({ secrets: host.secrets, now }, picture) }
  }
}
