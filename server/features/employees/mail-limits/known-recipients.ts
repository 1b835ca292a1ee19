import { sql } from 'drizzle-orm'
import type { InviteeContext } from '../../../core/http/serve.ts'
import { organizations } from '../../../schema/organizations.ts'
import { knownRecipients } from '../../../schema/employees.ts'

/** Records that a person has answered with the link of their mail, which their inviter never sees. */
export const recordKnownRecipient = async ({
  tx,
  org,
  employeeId,
}: Pick<InviteeContext, 'tx' | 'org' | 'employeeId'>): Promise<void> => {
  await tx.execute(sql`
    insert into ${knownRecipients} (owner_id, employee_id)
    select o.owner_id, ${employeeId} from ${organizations} o where o.id = ${org.id}
    on conflict do nothing`)
}
