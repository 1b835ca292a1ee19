import { images as calls } from '../../../contract/images.ts'
import { notFound } from '../../core/failures.ts'
import { serveSignedIn, type Served } from '../../core/serve.ts'
import { serveSignedInSteps } from '../../core/serve-steps.ts'
import { holdForChange, maySee, ofOwner } from './access.ts'
import { imageAnswer } from './links.ts'
import { removeImage } from './remove.ts'
import { images } from './tables.ts'
import { auditOfImage, uploadImage } from './upload.ts'

export const imageCalls: readonly Served[] = [
  serveSignedInSteps(
    calls.uploadImage,
    async ({ imageData }, context) => ({ image: await uploadImage(context, imageData) }),
    { perAddress: { max: 300, perMinutes: 10 } },
  ),

  serveSignedIn(calls.getImage, async (owner, context) => {
    const { tx, host, now } = context
    const [found] = (await maySee(context, owner))
      ? await tx
          .select({ id: images.id, width: images.width, height: images.height })
          .from(images)
          .where(ofOwner(owner))
      : []
    if (!found) throw notFound('Image', owner.documentId)
    return { image: imageAnswer({ secrets: host.secrets, now }, owner, found) }
  }),

  serveSignedIn(calls.deleteImage, async (owner, context) => {
    const { tx, now, user } = context
    await holdForChange(context, owner)
    const id = await removeImage(context, owner)
    if (id !== undefined)
      await auditOfImage({ tx, now, userId: user.id }, owner, { action: 'image.removed', id })
    return {}
  }),
]
