import { z } from 'zod'
import { call } from '../http/call.ts'
import { messages } from '../http/failures.ts'
import { Id } from '../shapes/fields.ts'
import { limits } from '../shapes/limits.ts'

/** Pictures of people and of organizations, and of nothing else (specification points 3, 7 and 8; docs/uploads.md). */

/** How a file is written in a data URL: four letters for three bytes, and a little before them. */
const dataUrlMax = Math.ceil(limits.imageBytes / 3) * 4 + 200

/** Whose picture it is: a user's or an organization's, by its id. */
export const ImageOwner = z.object({
  collectionName: z.enum(['users', 'organizations'], { error: messages.imageOwnerUnknown }),
  documentId: Id,
})
export type ImageOwner = z.output<typeof ImageOwner>

export const Image = z.object({
  /** Another one with every upload. */
  id: Id,
  /** A path on this server that nobody can guess, and that ends within a day. */
  url: z.string(),
  /** In pixels. */
  width: z.number().int(),
  height: z.number().int(),
})
export type Image = z.output<typeof Image>

export const images = {
  uploadImage: call('uploadImage', {
    method: 'POST',
    database: { update: 'imageData.documentId' },
    summary: 'Stores the picture of oneself or of an organization, in place of the one before.',
    may: 'signed-in',
    scope: 'never',
    in: z.object({
      imageData: ImageOwner.extend({
        /** A base64 data URL of a file of at most 5 MB. */
        data: z.string().max(dataUrlMax, messages.imageTooLarge),
      }),
    }),
    out: z.object({ image: Image }),
    bodyLimit: dataUrlMax + 4_096,
    touches: ['getImage', 'getUserOrganizations'],
  }),
  getImage: call('getImage', {
    method: 'GET',
    database: { get: 'documentId' },
    summary: 'The picture of oneself, of somebody in one’s organizations, or of one of these.',
    may: 'signed-in',
    scope: 'never',
    in: ImageOwner,
    out: z.object({ image: Image }),
  }),
  deleteImage: call('deleteImage', {
    method: 'DELETE',
    database: { delete: 'documentId' },
    summary: 'Removes the picture of oneself or of an organization; where there is none, nothing is changed.',
    may: 'signed-in',
    scope: 'never',
    in: ImageOwner,
    out: z.object({}),
    touches: ['getImage', 'getUserOrganizations'],
  }),
}
