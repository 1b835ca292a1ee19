import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { messages } from '../../../../contract/http/failures.ts'
import { reports as calls } from '../../../../contract/calls/reports/reports.ts'
import { Failure, orFail } from '../../../core/http/failures.ts'
import { serveMember } from '../../../core/http/serve.ts'
import { readInputAnswers, readStoredInputs } from '../generation/stored-inputs.ts'
import { companyReports } from '../../../schema/reports.ts'

const Stored = z.record(z.string(), z.string())

/**
 * The answers behind the numbers of a company report, as they were when it was built. The report itself names people
 * without their ratings, so readers of reports who may not read answers see no more than that. Answers that were
 * erased, or whose retention ended, are left out.
 */
export const getCompanyReportAnswers = serveMember(
  calls.getCompanyReportAnswers,
  async ({ reportId, answers }, context) => {
    const { tx, org } = context
    const [row] = await tx
      .select({
        version: companyReports.version,
        origin: companyReports.origin,
        madeAt: sql<string>`${companyReports.content}->'overview'->>'lastUpdated'`,
      })
      .from(companyReports)
      .where(
        and(
          eq(companyReports.orgId, org.id),
          eq(companyReports.id, reportId),
          isNull(companyReports.removedAt),
        ),
      )
    const { version, origin, madeAt } = orFail(row, new Failure('NOT_FOUND', messages.reportNotFound))
    const kept = await readStoredInputs(
      { version, origin, content: { overview: { lastUpdated: madeAt } } },
      context,
    )
    if (!kept) return { answers: [] }
    const people = [...new Set(answers.map(({ employeeId }) => employeeId))]
    const found = await readInputAnswers(kept.reportId, context, people)
    const given = new Map([...found].map(([id, one]) => [id, Stored.parse(JSON.parse(one.answers))]))
    return {
      answers: answers.flatMap(({ employeeId, questionId }) => {
        const theirs = given.get(employeeId)
        const answer = theirs?.[questionId] ?? ''
        return theirs ? [{ employeeId, questionId, answer: answer.trim() === '' ? null : answer }] : []
      }),
    }
  },
)
