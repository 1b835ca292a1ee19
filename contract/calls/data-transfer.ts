import { z } from 'zod'
import { fileCall, uploadCall } from '../http/call.ts'
import { Count, Id, Instant, Nothing } from '../shapes/fields.ts'

/** A whole organization as one file, to be kept or taken to another server. */

/** The media type of the file. */
export const archiveType = 'application/zip'

/** What is taken in of a file. A company report of 10,000 people is a line of 3 MB with 130,000 values. */
export const dataTransferLimits = {
  fileBytes: 1024 * 1024 * 1024,
  unpackedBytes: 8 * 1024 * 1024 * 1024,
  /** Of what is larger than `ratioFrom` unpacked, so many times its packed size at most. */
  ratio: 600,
  ratioFrom: 1024 * 1024,
  entries: 60,
  /** Of most files: no body of a request that makes such a line is larger than 1 MB. */
  line: { bytes: 4 * 1024 * 1024, values: 50_000 },
  /** Of all files together. An organization of 100,000 people has some millions. */
  lines: 10_000_000,
  /** Of the files about the company as a whole, for 100,000 people and twice that. */
  longLine: { bytes: 64 * 1024 * 1024, values: 3_000_000 },
  /** Names of fields that differ in one line. */
  lineNames: 1_000,
  /** What is shorter is read as it is. */
  shortLine: 64 * 1024,
  longestText: 1024 * 1024,
  longestPicture: 4 * 1024 * 1024,
  /** How far the clocks of two servers may be apart. */
  clockMinutes: 10,
} as const

const nothing = 'Nothing was imported.'
const again = `Export it again and choose that file. ${nothing}`

/** What is said of a file that cannot be had, or not taken. */
export const dataTransferMessages = {
  ownersOnly: 'Only the owner can export the organization: the file holds everything of everybody.',
  sendFile: 'Send the file itself, as application/zip.',
  noArchive: `This is not a file with an organization that Muster has exported, or it was cut off. ${again}`,
  backup: `This file is another one of Muster’s, such as a backup of a whole server. An organization is exported in its settings. ${nothing}`,
  newer: `This file was made by a newer Muster than this one. Import it there, or ask whoever runs this server to bring it up to date. ${nothing}`,
  tooLarge: `This file is larger than 1 GB, which is more than is taken here. ${nothing}`,
  tooLargeInside: `What is packed in this file is larger than what Muster would write. ${nothing}`,
  tooManyEntries: `There are more files in this one than Muster would write. ${nothing}`,
  twice: (name: string) => `${name} is in this file twice. ${again}`,
  missing: (name: string) => `${name} is missing in this file. ${again}`,
  unknownEntry: (name: string) => `${name} in this file is nothing that Muster would write. ${nothing}`,
  differs: (name: string) =>
    `${name} in this file is not what Muster wrote: it was changed or damaged. ${again}`,
  unreadable: (name: string, line: number) =>
    `Line ${line.toLocaleString('en')} of ${name} is not as Muster writes it. ${nothing}`,
  addressTwice: (name: string, line: number) =>
    `Line ${line.toLocaleString('en')} of ${name} has the e-mail address of somebody before it: two people cannot share one. ${nothing}`,
  leadsNowhere: (name: string, line: number, field: string) =>
    `Line ${line.toLocaleString('en')} of ${name} refers to something that is not in the file (${field}). ${nothing}`,
  future: `This file is from later than now: one of the two servers has a wrong clock. ${nothing}`,
  doesNotFit: `What is in this file does not fit together. ${again}`,
  importing: 'You are importing a file already. Wait until that is done.',
  busy: 'Other files are being imported at the moment. Please try again in a few minutes.',
  noRoom: `There is no room on this server for a file of this size. ${nothing}`,
  cutOff: `The file did not arrive as a whole. ${nothing} Please try again.`,
} as const

const Who = z.object({ name: z.string(), email: z.string() })

/** What would come of importing a file. */
export const ImportPlan = z.object({
  organizationName: z.string(),
  companyName: z.string(),
  /** Whether the caller is in an organization of this company name: the file would make a second one beside it. */
  isThereAlready: z.boolean(),
  /** The server that it was exported from, and when and by which user. */
  server: z.string(),
  exportedAt: Instant,
  exportedBy: Who,
  counts: z.array(z.object({ what: z.string(), count: Count })),
  /** What does not come along, with the reason. */
  staysBehind: z.array(z.object({ what: z.string(), why: z.string() })),
})
export type ImportPlan = z.output<typeof ImportPlan>

/** How far an import is: how many of its lines were looked at, and then stored. */
export const ImportProgress = z.object({
  step: z.enum(['checking', 'storing']),
  done: Count,
  total: Count,
})
export type ImportProgress = z.output<typeof ImportProgress>

export const dataTransfer = {
  exportOrganization: fileCall('exportOrganization', {
    method: 'POST',
    database: { get: '@organization' },
    summary:
      'Everything of the organization in one file, for its owner: people, answers, reports, decisions and the audit log. The owner is told by mail.',
    may: 'member',
    scope: 'never',
    in: Nothing,
    fileTypes: [archiveType],
    touches: ['getAuditLog'],
  }),
  checkImport: uploadCall('checkImport', {
    method: 'POST',
    database: 'query',
    summary: 'Says what would come of importing a file that was exported, and stores nothing.',
    may: 'signed-in',
    scope: 'never',
    takesFile: archiveType,
    in: Nothing,
    out: z.object({ plan: ImportPlan }),
  }),
  importOrganization: uploadCall('importOrganization', {
    method: 'POST',
    database: 'batch',
    summary:
      'Makes a new organization of a file that was exported, all of it or nothing. The caller becomes its owner; nobody else becomes a member, and no mail leaves. Streams its progress.',
    may: 'signed-in',
    scope: 'never',
    takesFile: archiveType,
    streams: true,
    in: Nothing,
    out: z.object({ orgId: Id, requiresSubscription: z.boolean() }),
    touches: ['getUserOrganizations'],
  }),
}
