import { paragraph } from '../blocks.ts'
import { defineOrganizationEmail } from '../define-email.ts'
import { accessBlocks, readPublishedReport, type PublishedReportFacts } from './published-report-route.ts'
import { frameReport } from './report-step.ts'

/** To the person of a report: somebody replied to what they contested. */
export const reportAnsweredEmail = defineOrganizationEmail<PublishedReportFacts>({
  kind: 'report-answered',
  read: readPublishedReport,
  compose: (words, facts) => {
    const { say, line } = words
    const { by, organizationName: organization, at } = facts
    return frameReport(words, facts, {
      subject: line('answered.subject', { organization }),
      preview: line('answered.preview'),
      heading: say('answered.heading', { organization }),
      blocks: [
        paragraph(say('answered.what', { by: by ?? organization, day: words.day(at) })),
        ...accessBlocks(words, facts),
      ],
      footnote: say('answered.why', { organization }),
    })
  },
})
