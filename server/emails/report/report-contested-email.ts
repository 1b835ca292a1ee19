import { and, eq } from 'drizzle-orm'
import { seesEveryReport } from '../../../contract/rights/permissions.ts'
import { memberLink } from '../../core/http/app-url.ts'
import { users } from '../../schema/accounts.ts'
import { memberships } from '../../schema/organizations.ts'
import { paragraph } from '../blocks.ts'
import { defineOrganizationEmail } from '../define-email.ts'
import { frameReport, readStep, type ReportFacts } from './report-step.ts'

type Facts = ReportFacts & { person: string }

/**
 * To the user who released a report, or the owner: its person contests it. Not sent where it is not contested any more, or
 * the reader is no longer an owner or admin of the organization.
 */
export const reportContestedEmail = defineOrganizationEmail<Facts>({
  kind: 'report-contested',

  read: async (order, context) => {
    const found = await readStep(order, context)
    if (found?.state !== 'contested') return null
    const { orgId, toAddress } = order
    const [reader] = await context.tx
      .select({
        name: users.displayName,
        role: memberships.role,
        permissions: memberships.permissions,
      })
      .from(users)
      .innerJoin(
        memberships,
        and(eq(memberships.orgId, orgId), eq(memberships.userId, users.id), eq(memberships.status, 'active')),
      )
      .where(eq(users.email, toAddress))
    if (!reader || !seesEveryReport(reader)) return null
    const { person, organizationName, at, by } = found
    const link = memberLink(context.host.environment.publicUrl, orgId, `/reports/${person.id}`)
    return { name: reader.name, by, organizationName, at, link, person: by ?? person.name }
  },

  compose: (words, facts) => {
    const { say, line } = words
    const { organizationName: organization, at, link, person } = facts
    return frameReport(words, facts, {
      subject: line('contested.subject', { person, organization }),
      preview: line('contested.preview'),
      heading: say('contested.heading', { person }),
      blocks: [
        paragraph(say('contested.what', { person, organization, day: words.day(at) })),
        { kind: 'action', label: say('contested.open'), href: link },
        paragraph(say('contested.next')),
      ],
      footnote: say('contested.why', { organization }),
    })
  },
})
