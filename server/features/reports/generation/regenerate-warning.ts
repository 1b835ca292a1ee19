import { engineVersion } from '../../../../insights/engine-version.ts'
import { questionnaireVersion } from '../../../../insights/questionnaire/questionnaire.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import type { PersonInput } from '../../../schema/reports.ts'
import { readStoredInputs } from './stored-inputs.ts'
import type { PersonAnswers } from './build-company-report.ts'
import type { companyReports } from '../../../schema/reports.ts'

type Context = Pick<MemberContext, 'tx' | 'org'>
type Latest = Pick<typeof companyReports.$inferSelect, 'version' | 'origin' | 'content'>

/**
 * Why somebody is asked to confirm before the company report is generated again: 'edited' where the next version
 * would lose edits of the latest, 'same' where it would say the same. Undefined where it would differ, and where that
 * is unknown because the inputs of the latest version are not stored.
 */
export const regenerateWarning = async (
  latest: Latest,
  { organizationName, people }: { organizationName: string; people: readonly PersonAnswers[] },
  context: Context,
): Promise<'edited' | 'same' | undefined> => {
  if (latest.origin === 'edited') return 'edited'
  const { content } = latest
  const isSameEngine =
    content.engineVersion === engineVersion && content.questionnaireVersion === questionnaireVersion
  if (!isSameEngine) return undefined
  const kept = await readStoredInputs(latest, context)
  if (kept === undefined || kept.organizationName !== organizationName) return undefined
  return areSame(kept.people, people) ? 'same' : undefined
}

/** Answers stored under a revision never change, so comparing revision numbers is enough. */
const areSame = (kept: readonly PersonInput[], people: readonly PersonAnswers[]): boolean => {
  if (kept.length !== people.length) return false
  const now = new Map(people.map((person) => [person.id, person]))
  return kept.every(([id, name, role, department, revision, submittedAt]) => {
    const person = now.get(id)
    if (person === undefined) return false
    const isAnswered = person.answers !== null
    return (
      person.name === name &&
      person.role === role &&
      person.department === department &&
      (isAnswered ? person.revision : null) === revision &&
      (isAnswered ? person.submittedAt : null) === submittedAt
    )
  })
}
