import { z } from 'zod'
import { Instant } from '../../../../contract/shapes/fields.ts'

/** The entry `manifest.json`, which describes the archive. Every other entry is checked against it. */

export const manifestName = 'manifest.json'
export const readMeName = 'README.md'
export const logoName = 'pictures/logo.webp'

/** Of the make of the file: it grows when an older Muster would read a file wrongly. */
export const format = 1

export const FileContent = z.strictObject({
  name: z.string().max(100),
  /** Null of what has no lines. */
  lines: z.int().min(0).nullable(),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type FileContent = z.output<typeof FileContent>

export const Manifest = z.strictObject({
  product: z.literal('muster'),
  kind: z.literal('organization'),
  format: z.literal(format),
  /** The version of Muster that wrote it. */
  version: z.string().max(40),
  /** The server that wrote it. */
  server: z.string().max(300),
  organization: z.strictObject({ name: z.string().max(300), companyName: z.string().max(300) }),
  exportedAt: Instant,
  exportedBy: z.strictObject({ name: z.string().max(300), email: z.string().max(300) }),
  notice: z.string().max(1_000),
  files: z.array(FileContent).max(60),
  leftOut: z.array(z.strictObject({ what: z.string().max(300), why: z.string().max(300) })).max(60),
})
export type Manifest = z.output<typeof Manifest>
