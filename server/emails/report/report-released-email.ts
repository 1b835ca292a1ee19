import { paragraph } from '../blocks.ts'
import { defineOrganizationEmail } from '../define-email.ts'
import { accessBlocks, readPublishedReport, type PublishedReportFacts } from './published-report-route.ts'
import { frameReport } from './report-step.ts'

/** To the person of a report: it was released, by which user, and what they can do. */
export const reportReleasedEmail = defineOrganizationEmail<PublishedReportFacts>({
  kind: 'report-released',
  read: readPublishedReport,
  compose: (words, facts) => {
    const { say, line } = words
    const { by, organizationName: organization, at } = facts
    return frameReport(words, facts, {
      subject: line('released.subject', { organization }),
      preview: line('released.preview'),
      heading: say('released.heading', { organization }),
      blocks: [
        paragraph(say('released.what', { by: by ?? organization, day: words.day(at) })),
        ...accessBlocks(words, facts),
        paragraph(say('released.there')),
      ],
      footnote: say('released.why', { organization }),
    })
  },
})
