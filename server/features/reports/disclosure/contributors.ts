import { sql } from 'drizzle-orm'
import { answeredTopics, type Contributors } from '../../../../insights/anonymity/index.ts'
import { countsAllSubmissions } from '../../../../insights/company-report/company-findings.ts'
import type { Topic } from '../../../../insights/company-report/company-report-types.ts'
import type { RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import { inputSources } from '../../../../insights/scoring/scores.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { submissions, submissionVersions } from '../../../schema/submissions.ts'
import { readStoredInputs, type StoredInputs } from '../generation/stored-inputs.ts'
import { companyReportInputs, type companyReports } from '../../../schema/reports.ts'

/** Who is in which sum of a company report, each as a key of who they are and of their answers. */

type Context = Pick<MemberContext, 'tx' | 'org'>
export type StoredReportRow = Pick<
  typeof companyReports.$inferSelect,
  'id' | 'version' | 'origin' | 'content'
>

/** The key of somebody's answers, in the place of their hash where it is not kept. */
const notKept = 'erased'

/** Undefined where it is not kept with which answers people are in the report. */
export const readContributors = async (
  report: StoredReportRow,
  context: Context,
): Promise<Contributors | undefined> => {
  // Of one that was deleted long ago only the number is left.
  if (!('gradingBreakdown' in report.content)) return undefined
  const inputs = await readStoredInputs(report, context)
  if (!inputs) return undefined
  const hashes = answersIn(inputs)
  const keyOf = (id: string): string => `${id} ${hashes.get(id) ?? notKept}`
  const departments = new Map(
    report.content.gradingBreakdown.map(({ departmentName, teamScores }) => [
      departmentName,
      teamScores.map(({ employeeId }) => keyOf(employeeId)),
    ]),
  )
  const everybody = [...departments.values()].flat()
  const given = await ratedTopicsByPerson(inputs.reportId, context)
  const answered = new Map<Topic, readonly string[]>()
  for (const measure of report.content.measures) {
    const { topic } = measure
    if (countsAllSubmissions(topic)) continue
    if (measure.notAnswered === 0) {
      answered.set(topic, everybody)
      continue
    }
    const people = report.content.gradingBreakdown.flatMap(({ teamScores }) =>
      teamScores.flatMap(({ employeeId }) => (given.get(employeeId)?.has(topic) ? [keyOf(employeeId)] : [])),
    )
    // Answers that are gone, or were read by other rules then, say nothing of who was counted.
    if (people.length === measure.answered) answered.set(topic, people)
  }
  return { everybody, departments, answered }
}

/** The hash of what each person had answered. */
export const answersIn = ({ people }: StoredInputs): ReadonlyMap<string, string | null> =>
  new Map(people.map(([id, , , , , , answersHash]) => [id, answersHash]))

const asked = [
  ...new Set(
    Object.values(inputSources).flatMap(({ reading, questionIds }) =>
      reading === 'given' ? [] : questionIds,
    ),
  ),
]

/** The topics of which each person gave a rating, or a yes or no. */
const ratedTopicsByPerson = async (
  reportId: string,
  { tx, org }: Context,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  // Of what lies in a list PostgreSQL has no statistics: it would compare everybody with everybody.
  await tx.execute(sql`set local enable_nestloop = off`)
  const rows = await tx.execute<{ id: string; answers: RawAnswers }>(sql`
    select id, jsonb_build_object(${sql.join(
      asked.flatMap((question) => [sql`${question}::text`, sql`answers->${question}::text`]),
      sql`, `,
    )}) as answers
    from (
      select person->>0 as id, coalesce(s.raw_answers, v.raw_answers) as answers
      from ${companyReportInputs} i
      cross join lateral jsonb_array_elements(i.people) person
      left join ${submissions} s on s.org_id = ${org.id} and s.employee_id = person->>0
        and s.revision = (person->>4)::integer and s.status = 'completed'
      left join ${submissionVersions} v on v.org_id = ${org.id} and v.employee_id = person->>0
        and v.revision = (person->>4)::integer
      where i.org_id = ${org.id} and i.report_id = ${reportId} and person->>4 is not null
    ) found where answers is not null`)
  return new Map([...rows].map(({ id, answers }) => [id, answeredTopics(answers)]))
}
