import { z } from 'zod'
import { contract } from '../../../../../contract/index.ts'
import { Id, Version } from '../../../../../contract/shapes/fields.ts'
import type { Lookup } from '../../../../core/services/language-model.ts'
import { PlanState } from '../../../../../contract/calls/action-plan.ts'
import { lookUpPeople, searchAnswersFor } from './people.ts'
import { lookUpPlan } from './action-plan.ts'
import {
  lookUpAnswers,
  lookUpCompanyReport,
  lookUpReport,
  sectionsOfCompany,
  sectionsOfPerson,
  lookUpVersions,
} from './reports.ts'
import type { LookupResult, LookupContext } from './tool-context.ts'
import type { Ledger } from '../source-ledger.ts'

/**
 * The model's tools: the product's own calls, under their names, made as the asker. All of them only read. Results
 * are numbered and limited in size; a refusal is passed on in the product's words.
 */

const lookupsMax = 24

/** The lookups of one question, their number so far, and the results sent. */
export const createLookups = (
  looking: LookupContext,
): { lookups: Lookup[]; made: () => number; sent: () => string[] } => {
  let made = 0
  const sent: string[] = []
  const lookup = <I extends z.ZodType>(
    name: string,
    description: string,
    input: I,
    look: (given: z.output<I>) => Promise<LookupResult>,
  ): Lookup => ({
    name,
    description,
    input,
    look: async (given) => {
      made += 1
      const found =
        made > lookupsMax
          ? { refused: 'No more lookups: reply with what you have.' }
          : await look(input.parse(given))
      const answer = 'refused' in found ? found : renderLookup(found, looking.ledger)
      sent.push(JSON.stringify(answer))
      return answer
    },
  })
  return {
    made: () => made,
    sent: () => sent,
    lookups: [
      lookup(
        contract.getEmployees.name,
        'People of the organization with department, post, employeeId and whether they have answered the questionnaire.',
        z.object({
          name: z.string().max(200).optional().describe('A name or a part of it.'),
          department: z.string().max(200).optional(),
          hasAnswered: z.boolean().optional(),
        }),
        (given) => lookUpPeople(given, looking),
      ),
      lookup(
        contract.getReport.name,
        "One person's report: grade, scores, how they were worked out, strengths, weaknesses and the rest; the latest version unless one is named.",
        z.object({
          employeeId: Id,
          version: Version.optional(),
          sections: z.array(z.enum(sectionsOfPerson)).optional(),
        }),
        (given) => lookUpReport(given, looking),
      ),
      lookup(
        contract.getReportAnswers.name,
        'What one person answered, as their report rests on it.',
        z.object({ employeeId: Id, version: Version.optional() }),
        (given) => lookUpAnswers(given, looking),
      ),
      lookup(
        contract.getSubmissions.name,
        'Words in what people answered, over everybody, a department or one person.',
        z.object({
          words: z.string().min(2).max(200).describe('Found as they are, in any case and accents.'),
          department: z.string().max(200).optional(),
          employeeId: Id.optional(),
        }),
        (given) => searchAnswersFor(given, looking),
      ),
      lookup(
        contract.getCompanyReport.name,
        "The company report: averages, grades of departments, strengths, weaknesses, plan; the latest unless one is named. With a department, its people's scores.",
        z.object({
          reportId: Id.optional(),
          sections: z.array(z.enum(sectionsOfCompany)).optional(),
          department: z.string().max(200).optional(),
        }),
        (given) => lookUpCompanyReport(given, looking),
      ),
      lookup(contract.listCompanyReports.name, 'The versions of the company report.', z.object({}), () =>
        lookUpVersions(looking),
      ),
      lookup(
        contract.listPlanItems.name,
        'The action plan: what was decided to do, who sees to it, until when, and what became of it.',
        z.object({ state: PlanState.optional(), employeeId: Id.optional() }),
        (given) => lookUpPlan(given, looking),
      ),
    ],
  }
}

const renderLookup = ({ giving, more = {} }: Exclude<LookupResult, { refused: string }>, ledger: Ledger) => {
  const { shown: sources, leftOut } = ledger.give(giving)
  return { sources, ...(leftOut > 0 && { leftOut }), ...more }
}
