import { z } from 'zod'
import { plainText } from '../../insights/text/plain-text.ts'
import { call } from '../http/call.ts'
import {
  Count,
  Id,
  Instant,
  normalizeWithin,
  NextCursor,
  singleLine,
  Page,
  Version,
} from '../shapes/fields.ts'
import { limits } from '../shapes/limits.ts'
import { ReportOrigin } from './reports/reports.ts'

/**
 * The action plan: what is to be done about a finding of the company report, by which person and until when, and the
 * outcome.
 */

export const planLimits = { titleMax: 160, textMax: 1_000 } as const

export const planMessages = {
  titleMissing: 'Say in a few words what is to be done.',
  titleTooLong: `A title has at most ${planLimits.titleMax} characters.`,
  textTooLong: `A text here has at most ${planLimits.textMax} characters.`,
  dueDate: 'Give a day as year, month and day, such as 2026-12-24.',
  outcomeMissing: 'Say what became of it.',
  noSuchFinding: 'The company report has no such finding.',
  changed:
    'Somebody has changed this meanwhile. What you see now is the newest; nothing of yours was stored.',
} as const

export const planStates = ['open', 'done', 'dropped'] as const
export const PlanState = z.enum(planStates)
export type PlanState = z.output<typeof PlanState>

/** The parts of the company report that an action may come from. */
export const findingSections = [
  'weaknesses',
  'strengths',
  'forwardOperatingPlan',
  'immediateHiringNeeds',
] as const
export const FindingSection = z.enum(findingSections)
export type FindingSection = z.output<typeof FindingSection>

/** The finding as it stood in the report when the action was written down. */
export const Finding = z.object({
  reportId: Id,
  /** Null where the report is not there any more. */
  version: z.number().int().nullable(),
  origin: ReportOrigin.nullable(),
  section: FindingSection,
  /** What it is compared by in later reports; null where there is no such measure. */
  topic: z.string().nullable(),
  text: z.string(),
  /** Of those who answered, the mean of its measure then; null where it has none. */
  mean: z.number().nullable(),
})
export type Finding = z.output<typeof Finding>

const Title = z
  .string({ error: planMessages.titleMissing })
  .overwrite(normalizeWithin(singleLine, planLimits.titleMax))
  .min(1, planMessages.titleMissing)
  .max(planLimits.titleMax, planMessages.titleTooLong)
const Text = z
  .string()
  .overwrite(normalizeWithin(plainText, planLimits.textMax))
  .max(planLimits.textMax, planMessages.textTooLong)
export const Day = z.iso.date(planMessages.dueDate).regex(/^(?!0000)/, planMessages.dueDate)

export const PlanItem = z.object({
  id: Id,
  title: z.string(),
  /** Empty where nothing more is said. */
  details: z.string(),
  /** Who sees to it; null where nobody does (any more). */
  owner: z
    .object({
      /** Of a person of the list; of a member who is nobody in it, such as the organization's owner, their user id. */
      employeeId: Id,
      name: z.string(),
      isListed: z.boolean(),
    })
    .nullable(),
  /** A day, as year, month and day; null where there is none. */
  dueOn: z.string().nullable(),
  state: PlanState,
  /** What became of it; empty while it is open. */
  outcome: z.string(),
  /** Null where it comes from no finding; for employees, who see the report in their own way, always. */
  finding: Finding.nullable(),
  /** Grows with every change. */
  revision: Version,
  createdAt: Instant,
  changedAt: Instant,
})
export type PlanItem = z.output<typeof PlanItem>

/** No more than this are open at once in one organization, so that a plan stays one. */
export const planItemsMax = 500

export const actionPlan = {
  listPlanItems: call('listPlanItems', {
    method: 'GET',
    database: 'query',
    summary: 'The action plan, newest first: for employees the actions that are theirs.',
    may: 'report:view',
    scope: ['plan:read', 'plan:edit'],
    in: z.object({ ...Page.shape, state: PlanState.optional() }),
    out: z.object({
      items: z.array(PlanItem),
      next: NextCursor,
      /** Of all that the caller sees, whatever was asked for. */
      counts: z.object({ open: Count, done: Count, dropped: Count }),
    }),
  }),
  createPlanItem: call('createPlanItem', {
    method: 'POST',
    database: 'create',
    summary: 'Writes an action down, from a finding of a company report or without one.',
    may: 'report:generate',
    scope: 'plan:edit',
    in: z.object({
      title: Title,
      details: Text.optional(),
      /** A person of the list, or the user id of a member. */
      ownerEmployeeId: Id.nullable().optional(),
      dueOn: Day.nullable().optional(),
      /** Where in a company report it comes from: the text is taken from there. */
      finding: z
        .object({ reportId: Id, section: FindingSection, index: Count.max(limits.pageMax) })
        .optional(),
    }),
    out: z.object({ item: PlanItem }),
    touches: ['listPlanItems'],
  }),
  updatePlanItem: call('updatePlanItem', {
    method: 'POST',
    database: { update: 'id' },
    summary: 'Changes an action, or says what became of it.',
    may: 'report:generate',
    scope: 'plan:edit',
    in: z
      .object({
        id: Id,
        /** The revision that was changed: it is refused where that is not the newest any more. */
        basedOn: Version,
        title: Title.optional(),
        details: Text.optional(),
        ownerEmployeeId: Id.nullable().optional(),
        dueOn: Day.nullable().optional(),
        state: PlanState.optional(),
        outcome: Text.optional(),
      })
      .refine(
        ({ state, outcome }) =>
          state === undefined || state === 'open' || (outcome !== undefined && outcome !== ''),
        { error: planMessages.outcomeMissing, path: ['outcome'] },
      ),
    out: z.object({ item: PlanItem }),
    touches: ['listPlanItems'],
  }),
}
