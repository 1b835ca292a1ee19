import { sql } from 'drizzle-orm'
import type { ImageOwner } from '../../../contract/calls/images.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Host } from '../../core/host.ts'
import { imageOfOwner } from './image-access.ts'
import { dropFile } from './image-files.ts'
import { images } from '../../schema/images.ts'

/**
 * Removes the picture of a user or an organization in the caller's transaction, and its file with it; call it before
 * the owner goes. Whether the caller may is theirs to say.
 * @returns its id, else undefined where there was none
 */
export const removeImage = async (
  writing: { tx: Tx; host: Pick<Host, 'jobs'> },
  owner: ImageOwner,
): Promise<string | undefined> => {
  const [removed] = await writing.tx
    .delete(images)
    .where(imageOfOwner(owner))
    .returning({ id: images.id, isInDatabase: sql<boolean>`${images.bytes} is not null` })
  if (removed) await dropFile(writing, removed)
  return removed?.id
}
