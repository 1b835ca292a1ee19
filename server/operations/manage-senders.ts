import { z } from 'zod'
import { connectToDatabase } from './connect-to-database.ts'
import type { ToolContext } from './run-tool.ts'

/** `npm run mail`: who mails most invitations, and `-- stop <orgId>`, `-- allow <orgId>`: whether an owner's organizations may. */
export const manageSenders = async (
  { environment, words = [] }: Pick<ToolContext, 'environment' | 'words'>,
  now = new Date(),
): Promise<string[]> => {
  const [what, orgId, ...more] = words
  const isList = what === undefined
  if (!isList && ((what !== 'stop' && what !== 'allow') || orgId === undefined || more.length > 0)) {
    throw new Error(usage)
  }
  const reached = await connectToDatabase(environment)
  const sql = reached.connect({ max: 1 })
  try {
    if (isList || orgId === undefined)
      return formatSenders(Senders.parse([...(await sql.unsafe(mostOfDay, [now]))]))
    const [owner] = Owner.parse([
      ...(await sql.unsafe(
        'select o.owner_id as "userId", u.email from organizations o left join users u on u.id = o.owner_id where o.id = $1',
        [orgId],
      )),
    ])
    if (!owner) throw new Error(`There is no organization with the id ${orgId}. "npm run mail" lists ids.`)
    const { userId, email } = owner
    if (what === 'allow') {
      await sql.unsafe('delete from stopped_senders where user_id = $1', [userId])
      return [
        `The organizations of ${email ?? userId} send mail again. What was stopped can be sent again by them.`,
      ]
    }
    await sql.unsafe('insert into stopped_senders (user_id, at) values ($1, $2) on conflict do nothing', [
      userId,
      now,
    ])
    return [
      `The organizations of ${email ?? userId} send no mail any more, those that waited included. Their people can still sign in and answer.`,
      `To undo it: npm run mail -- allow ${orgId}`,
    ]
  } finally {
    await sql.end()
    await reached.close()
  }
}

const usage =
  'Say one of these: "npm run mail" for who mailed most within a day, "npm run mail -- stop <orgId>" or "npm run mail -- allow <orgId>".'

const Owner = z.array(z.object({ userId: z.string(), email: z.string().nullable() }))
const Senders = z.array(
  z.object({
    email: z.string().nullable(),
    organizations: z.array(z.object({ id: z.string(), name: z.string() })),
    mailed: z.number(),
    known: z.number(),
    isStopped: z.boolean(),
  }),
)

/** The owners whose organizations invited most addresses by mail within a day, and those who are stopped. */
const mostOfDay = `
  with owners as (
    select o.owner_id, jsonb_agg(jsonb_build_object('id', o.id, 'name', o.company_name) order by o.created_at) as organizations
    from organizations o group by o.owner_id),
  sent as (
    select o.owner_id, count(distinct m.to_address)::int as mailed
    from mails m join organizations o on o.id = m.org_id
    where m.kind = 'invitation' and m.created_at > $1::timestamptz - interval '1 day' and m.state <> 'failed' group by o.owner_id),
  joined as (
    select owner_id, count(distinct id)::int as known from (
      select o.owner_id, e.id from employees e join organizations o on o.id = e.org_id where e.user_id <> o.owner_id
      union select owner_id, employee_id from known_recipients) known group by owner_id)
  select u.email, owners.organizations, coalesce(sent.mailed, 0) as mailed, coalesce(joined.known, 0) as known,
    stopped.user_id is not null as "isStopped"
  from owners
    left join sent using (owner_id) left join joined using (owner_id)
    left join users u on u.id = owners.owner_id left join stopped_senders stopped on stopped.user_id = owners.owner_id
  where sent.mailed is not null or stopped.user_id is not null
  order by mailed desc, u.email limit 20`

/** A name may hold anything: on one line, and without signs that move a terminal's cursor. */
const inTerminal = (text: string): string => text.replaceAll(/\p{C}+/gu, ' ')

const formatSenders = (senders: z.infer<typeof Senders>): string[] => {
  if (senders.length === 0)
    return ['No organization has mailed an invitation within a day, and none is stopped.']
  return senders.flatMap(({ email, organizations, mailed, known, isStopped }) => [
    `${email ?? 'an owner whose account is gone'}: ${mailed} ${mailed === 1 ? 'address' : 'addresses'} invited by mail within a day, ${known} ${known === 1 ? 'person has' : 'people have'} joined or answered so far${isStopped ? ', STOPPED' : ''}`,
    ...organizations.map(({ id, name }) => `  ${id}  ${inTerminal(name)}`),
  ])
}
