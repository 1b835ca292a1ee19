import { z } from 'zod'
import { Count, Instant } from '../fields.ts'

/**
 * The outcome of asking a language model to reword a report: it writes prose and never a number, and where none of its
 * texts passes the checks, the computed ones are kept (docs/reports.md).
 */

/** Why the computed texts are kept. */
export const RewordingRefusal = z.enum([
  /** It took too long. */
  'slow',
  /** Its endpoint could not be reached, or was too busy. */
  'away',
  /** Its endpoint refused: the key, the model's name, or what was asked. */
  'refused',
  /** What it answered had not the shape that was asked for. */
  'unreadable',
  /** No sentence of it rested on what it cited. */
  'unfounded',
  /** A newer version had been made, or somebody had begun to review this one. */
  'overtaken',
])
export type RewordingRefusal = z.output<typeof RewordingRefusal>

export const ReportRewording = z.object({
  /** `waiting`: it is being asked. `written`: `version` has its words. `kept`: the computed texts are kept. */
  state: z.enum(['waiting', 'written', 'kept']),
  why: RewordingRefusal.nullable(),
  /** The version that has its words; null where there is none. */
  version: z.number().int().nullable(),
  provider: z.string(),
  model: z.string(),
  /** The version of the model that answered, as its endpoint calls it; null where it did not. */
  answeredBy: z.string().nullable(),
  /** Of the instructions that it was given. */
  promptVersion: z.string(),
  /** SHA-256, in hexadecimal, of all that it was sent; null where nothing was. */
  promptHash: z.string().nullable(),
  /** How many texts it was asked for, how many of them were taken, and how many of its sentences were dropped. */
  texts: Count,
  textsWritten: Count,
  sentencesDropped: Count,
  askedAt: Instant,
  finishedAt: Instant.nullable(),
})
export type ReportRewording = z.output<typeof ReportRewording>
