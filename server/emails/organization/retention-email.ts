import { eq } from 'drizzle-orm'
import type { RetentionDue } from '../../../contract/calls/retention.ts'
import { memberLink } from '../../core/http/app-url.ts'
import { readRuleRows } from '../../features/organizations/retention-rules.ts'
import { countDue } from '../../features/privacy/retention/count-due.ts'
import { endOfNotice } from '../../features/privacy/retention/retention-rules.ts'
import { organizations } from '../../schema/organizations.ts'
import { paragraph } from '../blocks.ts'
import { defineOrganizationEmail } from '../define-email.ts'

type Facts = {
  organizationName: string
  /** Nothing is removed before. */
  firstRemoval: Date
  due: readonly RetentionDue[]
  link: string
  serverName: string
}

/**
 * To an owner: what rules are about to remove, from when on, and how it is stopped, with the state at the time of sending.
 * Not sent where nothing is to be removed any more.
 */
export const retentionEmail = defineOrganizationEmail<Facts>({
  kind: 'retention',

  read: async ({ orgId, queuedAt }, { tx, host, now }) => {
    const [organization] = await tx
      .select({ name: organizations.companyName })
      .from(organizations)
      .where(eq(organizations.id, orgId))
    const rules = await readRuleRows(tx, orgId)
    const end = endOfNotice(queuedAt)
    const found = await Promise.all(
      rules
        .filter(({ toldAt, beginsAt }) => toldAt !== null && beginsAt <= end)
        .map(async ({ kind, years, beginsAt }) => ({
          beginsAt,
          ...(await countDue(tx, { orgId, kind, years, at: end })),
        })),
    )
    const due = found.filter(({ count }) => count > 0)
    if (!organization || due.length === 0) return null
    // What is removed already goes on from today.
    const first = Math.max(now.getTime(), Math.min(...due.map(({ beginsAt }) => beginsAt.getTime())))
    const { publicUrl } = host.environment
    return {
      organizationName: organization.name,
      firstRemoval: new Date(first),
      due,
      link: memberLink(publicUrl, orgId, '/settings?section=organization', 'retention'),
      serverName: new URL(publicUrl).host,
    }
  },

  compose: (
    { language, say, line, apart, day },
    { organizationName: organization, firstRemoval, due, link, serverName },
  ) => {
    const about = { organization, day: day(firstRemoval) }
    return {
      language,
      subject: line('retention.title', about),
      preview: line('retention.preview'),
      heading: say('retention.title', about),
      blocks: [
        paragraph(say('retention.what', about)),
        {
          kind: 'facts',
          facts: due.flatMap(({ kind, count: number, isMore, oldest }) =>
            oldest === null
              ? []
              : [
                  {
                    label: line(`retention.${kind}`),
                    value: line(isMore ? 'retention.numberMore' : 'retention.number', {
                      number,
                      since: day(new Date(oldest)),
                    }),
                  },
                ],
          ),
        },
        paragraph(say('retention.keep')),
        paragraph(say('retention.held')),
        paragraph(say('retention.later')),
        { kind: 'action', label: say('retention.open'), href: link },
      ],
      footnote: say('retention.why', { organization, server: apart(serverName) }),
    }
  },
})
