import { contract } from '../../../contract/index.ts'
import type { Image } from '../../../contract/calls/images.ts'
import type { Caller, testApp } from '../app.ts'
import type { Member } from '../organizations.ts'
import type { Person } from '../sign-up.ts'
import { dataUrl, fileAs } from './sample-images.ts'

/** Whose pictures they are, and what is done with them, through the product's own calls. */

export const ofUser = ({ userId }: Pick<Person, 'userId'>) =>
  ({ collectionName: 'users', documentId: userId }) as const
export const ofOrg = ({ orgId }: Pick<Member, 'orgId'>) =>
  ({ collectionName: 'organizations', documentId: orgId }) as const
type Owner = ReturnType<typeof ofUser> | ReturnType<typeof ofOrg>

const data = fileAs('png').then((file) => dataUrl('image/png', file))

export const imagesOf = (app: ReturnType<typeof testApp>) => ({
  /** Uploads a picture of 80 by 60 pixels. */
  upload: async (owner: Owner, by: Caller): Promise<Image> =>
    (await app.ok(contract.uploadImage, { imageData: { ...owner, data: await data } }, by)).image,
  tryUpload: async (owner: object, by: Caller) =>
    app.call(contract.uploadImage, { imageData: { ...owner, data: await data } }, by),
  get: (owner: Owner, by: Caller) => app.call(contract.getImage, owner, by),
  remove: (owner: Owner, by: Caller) => app.call(contract.deleteImage, owner, by),
  open: (url: string) => app.app.inject({ method: 'GET', url }),
})
