import { v7 as newId } from 'uuid'
import type { Image, ImageOwner } from '../../../contract/calls/images.ts'
import { audit } from '../../core/events/audit-entries.ts'
import type { Tx } from '../../core/database/database.ts'
import type { SignedInStepContext } from '../../core/http/serve-steps.ts'
import { lockForChange, requireMayChange } from './image-access.ts'
import { dropIfUnused, imageFileName } from './image-files.ts'
import { serializeImage } from './signed-links.ts'
import { readPicture } from './processing/process-image.ts'
import { removeImage } from './remove-image.ts'
import { images } from '../../schema/images.ts'

/**
 * Stores a picture in place of the one before. The file is read, and written to the store where there is one, before
 * the transaction that stores the row: if that never comes, a job that was left first removes the file.
 * @throws Failure as mayChange, readPicture and the store of files do; then nothing was changed
 */
export const uploadImage = async (
  context: SignedInStepContext,
  { collectionName, documentId, data }: ImageOwner & { data: string },
): Promise<Image> => {
  const { host, now, user } = context
  const { files } = host
  const owner = { collectionName, documentId }
  const id = newId()
  await context.step((tx) => requireMayChange({ ...context, tx }, owner))
  const { bytes, width, height } = await readPicture(data, collectionName === 'users' ? 'square' : 'whole')
  if (files) {
    await context.step((tx) => dropIfUnused({ tx, host }, id))
    await files.put(imageFileName(id), bytes, 'image/webp')
  }
  await context.step(async (tx) => {
    await lockForChange({ ...context, tx }, owner)
    const before = await removeImage({ tx, host }, owner)
    await tx.insert(images).values({
      id,
      userId: collectionName === 'users' ? documentId : null,
      orgId: collectionName === 'organizations' ? documentId : null,
      width,
      height,
      bytes: files ? null : bytes,
      createdAt: now,
    })
    await auditOfImage({ tx, now, userId: user.id }, owner, {
      action: before === undefined ? 'image.added' : 'image.replaced',
      id,
    })
  })
  return serializeImage({ secrets: host.secrets, now }, owner, { id, width, height })
}

/** An entry for an organization's picture; one's own is nobody's to look into. */
export const auditOfImage = async (
  { tx, now, userId }: { tx: Tx; now: Date; userId: string },
  { collectionName, documentId }: ImageOwner,
  { action, id }: { action: 'image.added' | 'image.replaced' | 'image.removed'; id: string },
): Promise<void> => {
  if (collectionName === 'users') return
  await audit({ tx, now, orgId: documentId, actorUserId: userId }, { action, entity: 'image', entityId: id })
}
