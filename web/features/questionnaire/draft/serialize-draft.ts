import { z } from 'zod'
import { Language } from '../../../../contract/shapes/fields.ts'
import { ReportVisibility } from '../../../../contract/calls/organizations.ts'
import { isQuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { knownAnswers, type DraftRecord } from './draft-record.ts'

/** A draft's record as a device keeps it. */

const StoredEdit = z.object({
  text: z.string(),
  at: z.number(),
  by: z.string(),
  stored: z.object({ revision: z.number(), text: z.string() }).nullable(),
  on: z.number().optional(),
  base: z.string().optional(),
})
const Stored = z.object({
  version: z.literal(1),
  about: z
    .object({
      employeeId: z.string().nullable(),
      organizationName: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.string(),
      department: z.string(),
      language: Language.nullish().catch(null),
    })
    .nullable(),
  edits: z.record(z.string(), StoredEdit),
  known: z
    .object({
      revision: z.number(),
      answers: z.record(z.string(), z.string()),
      since: z.number().optional(),
      savedAt: z.string().nullish(),
    })
    .nullable(),
  tried: z.record(z.string(), z.array(z.string())).optional(),
  sending: z
    .object({ isWanted: z.boolean(), turn: z.number(), told: ReportVisibility.optional() })
    .optional(),
  aside: z
    .array(
      z.object({
        id: z.string(),
        text: z.string(),
        from: z.enum(['here', 'elsewhere']),
        at: z.number(),
      }),
    )
    .optional(),
  place: z.object({ path: z.string(), at: z.number() }).optional(),
})

/** The record as text for the device. */
export const serializeRecord = (record: DraftRecord): string => JSON.stringify({ version: 1, ...record })

/** The record that a text holds; null where it holds none of this version. */
export const parseRecord = (text: string | null): DraftRecord | null => {
  if (text === null) return null
  try {
    const read = Stored.safeParse(JSON.parse(text))
    if (!read.success) return null
    const { about, edits, known, tried, sending, aside, place } = read.data
    return {
      about,
      edits: Object.fromEntries(Object.entries(edits).filter(([id]) => isQuestionId(id))),
      known: known && { ...known, answers: knownAnswers(known.answers) },
      ...(tried && { tried: Object.fromEntries(Object.entries(tried).filter(([id]) => isQuestionId(id))) }),
      ...(sending && { sending }),
      ...(place && { place }),
      ...(aside && { aside: aside.flatMap((one) => (isQuestionId(one.id) ? [{ ...one, id: one.id }] : [])) }),
    }
  } catch {
    return null
  }
}
