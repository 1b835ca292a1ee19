import { images as calls } from '../../../contract/calls/images.ts'
import { notFound } from '../../core/http/failures.ts'
import { serveSignedIn, type Endpoint } from '../../core/http/serve.ts'
import { serveSignedInSteps } from '../../core/http/serve-steps.ts'
import { lockForChange, canSee, imageOfOwner } from './image-access.ts'
import { serializeImage } from './signed-links.ts'
import { removeImage } from './remove-image.ts'
import { images } from '../../schema/images.ts'
import { auditOfImage, uploadImage } from './upload-image.ts'

export const imageCalls: readonly Endpoint[] = [
  serveSignedInSteps(
    calls.uploadImage,
    async ({ imageData }, context) => ({ image: await uploadImage(context, imageData) }),
    { perAddress: { max: 300, perMinutes: 10 } },
  ),

  serveSignedIn(calls.getImage, async (owner, context) => {
    const { tx, host, now } = context
    const [found] = (await canSee(context, owner))
      ? await tx
          .select({ id: images.id, width: images.width, height: images.height })
          .from(images)
          .where(imageOfOwner(owner))
      : []
    if (!found) throw notFound('Image', owner.documentId)
    return { image: serializeImage({ secrets: host.secrets, now }, owner, found) }
  }),

  serveSignedIn(calls.deleteImage, async (owner, context) => {
    const { tx, now, user } = context
    await lockForChange(context, owner)
    const id = await removeImage(context, owner)
    if (id !== undefined)
      await auditOfImage({ tx, now, userId: user.id }, owner, { action: 'image.removed', id })
    return {}
  }),
]
