import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import { mails } from '../../../core/database/tables.ts'
import { organizations } from '../../../schema/organizations.ts'
import { askingDayMs, askingMailKinds } from '../../../core/mail/asking-mails.ts'
import { forgottenMails } from '../../../schema/employees.ts'

/**
 * Takes mails of organizations away, with the addresses that they went to. Those of the last day that asked for answers go on counting for what
 * an address may be sent in a day, by its hash alone. The organizations must be there still.
 */
export const eraseMails = async (
  { tx, now }: { tx: Tx; now: Date },
  which: SQL | undefined,
): Promise<void> => {
  const since = new Date(now.getTime() - askingDayMs).toISOString()
  await tx.execute(sql`
    with gone as (
      delete from ${mails} where ${which}
      returning ${mails.id}, ${mails.orgId}, ${mails.toAddress}, ${mails.createdAt}, ${mails.state}, ${mails.kind})
    insert into ${forgottenMails} (id, address_hash, owner_id, at)
    select gone.id, encode(sha256(convert_to(gone.to_address, 'UTF8')), 'hex'), o.owner_id, gone.created_at
    from gone join ${organizations} o on o.id = gone.org_id
    where gone.created_at > ${since}::timestamptz and gone.state <> 'failed'
      and gone.kind in (select jsonb_array_elements_text(${JSON.stringify(askingMailKinds)}::jsonb))`)
}

/** Takes away what counts no more. */
export const pruneForgottenMails = async ({ tx, now }: { tx: Tx; now: Date }): Promise<void> => {
  const before = new Date(now.getTime() - askingDayMs).toISOString()
  await tx.execute(sql`delete from ${forgottenMails} where at <= ${before}::timestamptz`)
}
