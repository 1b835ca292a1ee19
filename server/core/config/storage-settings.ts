import { z } from 'zod'

/** Where files are kept, if not in the database: a store that speaks S3 (docs/uploads.md). */

/** An S3-compatible store. */
export type FileSettings = {
  endpoint: URL
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const word = (what: string) =>
  z
    .string()
    .trim()
    .regex(/^[!-~]+$/, `must be ${what}, without spaces`)

/** The settings as they are written. */
export const S3Settings = z.object({
  S3_ENDPOINT: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'must be an address that starts with http:// or https://',
    )
    .optional(),
  S3_REGION: word('the name of a region, such as eu-central-1').optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[\w.-]{3,255}$/,
      'must be the name of a bucket: 3 to 255 letters, digits, dots, hyphens and underscores',
    )
    .optional(),
  S3_ACCESS_KEY_ID: word('the id of an access key').optional(),
  S3_SECRET_ACCESS_KEY: word('the secret of the access key').optional(),
})

/** @returns the store; undefined where files are kept in the database; `fault` names what is missing. */
export const readFileSettings = (
  settings: z.output<typeof S3Settings>,
): { files: FileSettings | undefined; fault?: string } => {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings
  const parts = Object.keys(S3Settings.shape)
  const given = new Map<string, unknown>(Object.entries(settings))
  const missing = parts.filter((name) => given.get(name) === undefined)
  if (missing.length === parts.length) return { files: undefined }
  if (
    endpoint === undefined ||
    region === undefined ||
    bucket === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  ) {
    return {
      files: undefined,
      fault: `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: pictures are kept in a store only where all of ${parts.join(', ')} are set; set none to keep them in the database.`,
    }
  }
  return { files: { endpoint: new URL(endpoint), region, bucket, accessKeyId, secretAccessKey } }
}
