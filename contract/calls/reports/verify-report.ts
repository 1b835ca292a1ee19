import { z } from 'zod'
import { call } from '../../http/call.ts'
import { Id, Instant, VersionInQuery } from '../../shapes/fields.ts'

/** Making a stored report again from what it was made from, and naming what differs (docs/reports.md). */

export const verificationLimits = {
  /** At most so many places are listed; their total is reported. */
  places: 50,
  /** Of a value so many characters. */
  valueChars: 300,
} as const

const Place = z.object({
  /** The section of the report: its first field. */
  section: z.string(),
  path: z.string(),
})

/** What a verification can find, for clients that show it in another language than `why`. */
const VerificationFinding = z.discriminatedUnion('is', [
  z.object({
    is: z.enum([
      'same',
      'inputsNotKept',
      'editedInputsNotKept',
      'recordChanged',
      'engineChanged',
      'engineChangedListed',
    ]),
  }),
  z.object({
    is: z.enum([
      'erased',
      'removed',
      'answersGone',
      'answersChanged',
      'contentChanged',
      'edited',
      'editedListed',
    ]),
    /** How many people, values or texts. */
    count: z.number().int(),
  }),
  z.object({ is: z.literal('removedByRules'), count: z.number().int(), first: Instant, last: Instant }),
])
export type VerificationFinding = z.output<typeof VerificationFinding>

export const Verification = z.object({
  /**
   * `same`: made again from the same inputs it is what is stored, but for texts that were edited.
   * `differs`: an answer, an input or the report itself is another one than when it was made.
   * `cannot`: it cannot be made again as it was; `why` says what is missing.
   */
  state: z.enum(['same', 'differs', 'cannot']),
  /** What was found, in sentences. */
  why: z.array(z.string()),
  /** The same, sentence by sentence; `Listed` where what it speaks of is in `differences` or `edits`. */
  found: z.array(VerificationFinding),
  version: z.number().int(),
  /**
   * Of an edited one, the version that its numbers were made in; else the same as `version`. Null where it is not there
   * any more.
   */
  madeInVersion: z.number().int().nullable(),
  engine: z.object({ before: z.string(), now: z.string() }),
  questionnaire: z.object({ before: z.string(), now: z.string() }),
  inputs: z.object({
    /** SHA-256 in hexadecimal; null for a report from before it was kept. */
    hashThen: z.string().nullable(),
    /** Null where not all of it is there any more. */
    hashNow: z.string().nullable(),
    /** How many people are in it. */
    people: z.number().int(),
    /** Whose answers or record are not there any more. */
    missing: z.number().int(),
    /** Whose answers are others than the report was made from. */
    changed: z.number().int(),
  }),
  /** `before`: what is stored; `now`: what it is when it is made again; JSON, shortened. */
  differences: z.array(Place.extend({ before: z.string(), now: z.string() })),
  differencesTotal: z.number().int(),
  /** Texts that people or a language model wrote in the place of those that were made. */
  edits: z.array(Place.extend({ generated: z.string(), edited: z.string() })),
  editsTotal: z.number().int(),
})
export type Verification = z.output<typeof Verification>

const dataOf = (count: number, one: 'One' | 'one', the: 'The' | 'the') =>
  count === 1 ? `${one} person’s data` : `${the} data of ${count.toLocaleString('en')} people`

type Versions = { engine: string; questionnaire: string }

/** The sentences of `why`. */
export const verificationReasons = {
  underWay: 'A company report is being verified already. Try again in a moment.',
  same: 'Generated again from the same answers and records, it has the same numbers, grades, names and generated texts.',
  inputsNotKept:
    'It is from a time when sources weren’t kept with a report, so there is nothing to generate it from again.',
  editedInputsNotKept:
    'The sources of the version with its numbers are missing. They weren’t kept yet, or they were deleted for good.',
  erased: (count: number) =>
    `${dataOf(count, 'One', 'The')} in it has been erased, as they may ask for. It can’t be generated again without it.`,
  removedByRules: (count: number, first: string, last: string) =>
    `This organization’s retention rules removed ${dataOf(count, 'one', 'the')} ${first === last ? `on ${first}` : `between ${first} and ${last}`}. The report can’t be generated again without it; nothing says it was wrong.`,
  removed: (count: number) =>
    `${count === 1 ? 'One person was' : `${count.toLocaleString('en')} people were`} removed. The report can be generated again only if they are restored.`,
  answersGone: (count: number) =>
    `${count === 1 ? 'One person’s answers' : `The answers of ${count.toLocaleString('en')} people`} behind it are no longer saved.`,
  answersChanged: (count: number) =>
    `${count === 1 ? 'One person’s saved answers' : `The saved answers of ${count.toLocaleString('en')} people`} have changed since.`,
  recordChanged:
    'The saved names, job titles, departments or time aren’t those that the report was generated from.',
  contentChanged: (count: number) =>
    `${count === 1 ? 'One value' : `${count.toLocaleString('en')} values`} in the saved report ${count === 1 ? 'doesn’t' : 'don’t'} match the answers.`,
  engineChanged: (then: Versions, now: Versions, isListed: boolean) =>
    `It comes from engine ${then.engine} with questionnaire ${then.questionnaire}. This server has engine ${now.engine} and questionnaire ${now.questionnaire}, which may word the same answers differently. So it can’t be generated again as it was. Its sources are unchanged${isListed ? '; the differences are listed' : ''}.`,
  edited: (count: number, isListed: boolean) =>
    count === 1
      ? `One text was edited by a person or worded by a language model. ${isListed ? 'The generated one is listed next to it.' : 'Only reviewers can see the generated one: ask them.'}`
      : `${count.toLocaleString('en')} texts were edited by people or worded by a language model. ${isListed ? 'The generated ones are listed next to them.' : 'Only reviewers can see the generated ones: ask them.'}`,
} as const

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

type Versioned = Pick<Verification, 'engine' | 'questionnaire'>

/** The sentence of `why` for what was found. */
export const explainFinding = (found: VerificationFinding, { engine, questionnaire }: Versioned): string => {
  switch (found.is) {
    case 'removedByRules': {
      const { count, first, last } = found
      return verificationReasons.removedByRules(
        count,
        day.format(new Date(first)),
        day.format(new Date(last)),
      )
    }
    case 'engineChanged':
    case 'engineChangedListed':
      return verificationReasons.engineChanged(
        { engine: engine.before, questionnaire: questionnaire.before },
        { engine: engine.now, questionnaire: questionnaire.now },
        found.is === 'engineChangedListed',
      )
    case 'edited':
    case 'editedListed':
      return verificationReasons.edited(found.count, found.is === 'editedListed')
    case 'erased':
    case 'removed':
    case 'answersGone':
    case 'answersChanged':
    case 'contentChanged':
      return verificationReasons[found.is](found.count)
    default:
      return verificationReasons[found.is]
  }
}

export const verify = {
  verifyCompanyReport: call('verifyCompanyReport', {
    method: 'GET',
    database: { get: 'reportId' },
    summary: 'Makes a company report again from what it was made from, and names what differs.',
    may: 'report:generate',
    scope: 'reports:generate',
    in: z.object({ reportId: Id }),
    out: z.object({ verification: Verification }),
  }),
  verifyReport: call('verifyReport', {
    method: 'GET',
    database: { get: 'employeeId' },
    summary: 'Makes a version of a person’s report again from what it was made from, and names what differs.',
    may: 'report:generate',
    scope: 'reports:generate',
    in: z.object({ employeeId: Id, version: VersionInQuery.optional() }),
    out: z.object({ verification: Verification }),
  }),
  verifyOwnReport: call('verifyOwnReport', {
    method: 'GET',
    database: 'query',
    summary:
      'Makes a released version of the caller’s own report again from what it was made from, and says whether it is the same. Leaves out what another engine would say and the generated texts behind edited ones.',
    may: 'report:view',
    scope: 'never',
    in: z.object({ version: VersionInQuery.optional() }),
    out: z.object({ verification: Verification }),
  }),
}
