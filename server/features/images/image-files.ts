import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { minuteMs } from '../../core/time/durations.ts'
import type { Host } from '../../core/host.ts'
import type { JobDefinition } from '../../core/jobs/job-queue.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { images } from '../../schema/images.ts'

const ImageIds = z.object({ imageId: z.string() })

/** The name of a picture's file in the store. */
export const imageFileName = (imageId: string): string => `images/${imageId}.webp`

/** An upload takes seconds; after this long it is over, whatever became of it. */
const uploadMs = 15 * minuteMs

/** Takes a file out of the store unless a picture has it. */
export const imageJobs = (host: () => Host): { 'image-file-drop': JobDefinition<typeof ImageIds> } => ({
  'image-file-drop': {
    payload: ImageIds,
    async run({ imageId }) {
      const { files, database, log } = host()
      const kept = await asSystem(database.db, (tx) =>
        tx.select({ id: images.id }).from(images).where(eq(images.id, imageId)),
      )
      if (kept.length > 0) return
      if (files) await files.remove(imageFileName(imageId))
      else log.warn({ image: imageId }, 'the store of files is not configured any more, and keeps a file')
    },
  },
})

type Writing = { tx: Tx; host: Pick<Host, 'jobs'> }

/** Lets the file of a picture that this transaction removes go; nothing where the database held it. */
export const dropFile = async (
  { tx, host }: Writing,
  removed: { id: string; isInDatabase: boolean },
): Promise<void> => {
  if (!removed.isInDatabase) await host.jobs.enqueue(tx, 'image-file-drop', { imageId: removed.id })
}

/** Before a file is written: sees later that it is gone if its picture never came to be. */
export const dropIfUnused = async ({ tx, host }: Writing, imageId: string): Promise<void> => {
  await host.jobs.enqueue(tx, 'image-file-drop', { imageId }, { afterMs: uploadMs })
}
