import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isPublished, publishedStates } from '../../../contract/calls/reports/release-report.ts'
import { limits } from '../../../contract/shapes/limits.ts'
import { memberLink } from '../../core/http/app-url.ts'
import { readPersonAddress } from '../../features/reports/release/notifications.ts'
import { reports } from '../../schema/reports.ts'
import { paragraph } from '../blocks.ts'
import { defineOrganizationEmail } from '../define-email.ts'
import { frameReport, knownName, readStep, type ReportFacts } from './report-step.ts'

type Facts = ReportFacts & {
  version: number
  /** For how many days a version that was deleted is kept; null where it was withdrawn. */
  deletedFor: number | null
  /** Whether they can read another version at the time of sending. */
  isAnotherOut: boolean
}

/**
 * To the person of a report: a version that they could read was withdrawn or deleted, and where they see the comments on
 * it. A deleted one may have been withdrawn before. Not sent where the version is out again, or its person reads their mail
 * elsewhere or has no account by now.
 */
export const reportWithdrawnEmail = defineOrganizationEmail<Facts>({
  kind: 'report-taken-back',

  read: async (order, context) => {
    const found = await readStep(order, context)
    if (!found || (found.state !== null && isPublished(found.state))) return null
    const { tx, host } = context
    const { orgId, toAddress } = order
    const { person, by, organizationName, at, version, kind } = found
    const { address, hasAccount } = await readPersonAddress(tx, orgId, person)
    if (address !== toAddress || !hasAccount) return null
    const others = await tx
      .select({ id: reports.id })
      .from(reports)
      .where(
        and(
          eq(reports.orgId, orgId),
          eq(reports.employeeId, person.id),
          isNull(reports.removedAt),
          inArray(reports.state, [...publishedStates]),
        ),
      )
      .limit(1)
    return {
      name: knownName(person.name),
      by,
      organizationName,
      at,
      link: memberLink(host.environment.publicUrl, orgId, `/reports/${person.id}`),
      version,
      deletedFor: kind === 'deleted' ? limits.removedReportDays : null,
      isAnotherOut: others.length > 0,
    }
  },

  compose: (words, facts) => {
    const { say, line } = words
    const { by, organizationName: organization, at, link, version, deletedFor, isAnotherOut } = facts
    const whole = { by: by ?? organization, organization, day: words.day(at), version }
    const title = deletedFor === null ? 'takenBack.withdrawn' : 'takenBack.deleted'
    return frameReport(words, facts, {
      subject: line(title, whole),
      preview: line(deletedFor === null ? 'takenBack.preview' : 'takenBack.previewDeleted'),
      heading: say(title, whole),
      blocks: [
        paragraph(say(deletedFor === null ? 'takenBack.withdrawnWhat' : 'takenBack.deletedWhat', whole)),
        ...(deletedFor === null ? [] : [paragraph(say('takenBack.erased', { days: deletedFor }))]),
        paragraph(say(isAnotherOut ? 'takenBack.anotherIsOut' : 'takenBack.nothingIsOut')),
        { kind: 'action', label: say('takenBack.open'), href: link },
        { kind: 'aside', text: say('report.signIn') },
        // Nobody gives a reason for a deletion.
        paragraph(say(deletedFor === null ? 'takenBack.there' : 'takenBack.thereDeleted')),
      ],
      footnote: say('takenBack.why', { organization }),
    })
  },
})
