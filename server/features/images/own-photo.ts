import { eq } from 'drizzle-orm'
import type { MyData } from '../../../contract/calls/users.ts'
import { Failure } from '../../core/http/failures.ts'
import type { SignedInStepContext } from '../../core/http/serve-steps.ts'
import { imageFileName } from './image-files.ts'
import { images } from '../../schema/images.ts'

/**
 * The caller's own picture with its file, which is of `limits.imageSide` pixels at most; null where they have none, and
 * 'away' where it is kept outside of the database and cannot be read now. The store is asked outside of a transaction.
 */
export const ownPhotoFile = async ({
  step,
  host,
  user,
}: Pick<SignedInStepContext, 'step' | 'host' | 'user'>): Promise<MyData['photo'] | 'away'> => {
  const [photo] = await step((tx) =>
    tx
      .select({ id: images.id, width: images.width, height: images.height, bytes: images.bytes })
      .from(images)
      .where(eq(images.userId, user.id)),
  )
  if (!photo) return null
  const { id, width, height } = photo
  const bytes = photo.bytes ?? (await fromStore(host, id))
  if (!bytes) return 'away'
  return { width, height, data: `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}` }
}

const fromStore = async ({ files }: SignedInStepContext['host'], id: string) => {
  try {
    return await files?.get(imageFileName(id))
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}
