import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OwnRecord } from '../../../../contract/calls/employees/employees.ts'
import { latestPast } from '../../../core/time/cooldown.ts'
import type { Context } from '../../../core/http/serve.ts'

const Row = z.object({
  org_id: z.string(),
  employee_id: z.string(),
  organization_name: z.string(),
  has_report: z.boolean(),
  asked_at: z.coerce.date().nullable(),
})

type Asker = Pick<Context, 'tx' | 'now' | 'host'>

/** The transaction must know the user and need not be in an organization; `orgId` limits the search to that one. */
const recordsOfOwnAddress = async ({ tx, now }: Asker, orgId: string | null) =>
  z
    .array(Row)
    .parse([
      ...(await tx.execute(
        sql`select * from records_of_own_address(${now.toISOString()}::timestamptz, ${orgId}::text, 'invitation-asked')`,
      )),
    ])

const answerOf = ({ now, host }: Asker, row: z.output<typeof Row>): OwnRecord => ({
  orgId: row.org_id,
  organizationName: row.organization_name,
  hasReport: row.has_report,
  askedAt: row.asked_at === null || row.asked_at > latestPast(now) ? null : row.asked_at.toISOString(),
  isMailed: host.mail.delivery === 'smtp',
})

/**
 * The records of any organizations for the signed-in user's confirmed address that no invitation leads to: at most 100.
 */
export const listOwnRecords = async (asker: Asker): Promise<OwnRecord[]> =>
  (await recordsOfOwnAddress(asker, null)).map((row) => answerOf(asker, row))

/** The same for one organization, with the id of the record; undefined if it has none. */
export const findOwnRecord = async (
  asker: Asker,
  orgId: string,
): Promise<{ employeeId: string; record: OwnRecord } | undefined> => {
  const [row] = await recordsOfOwnAddress(asker, orgId)
  return row && { employeeId: row.employee_id, record: answerOf(asker, row) }
}
