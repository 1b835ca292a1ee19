import { defineReopeningEmails } from './reopening.ts'

/** To a person whose submitted answers were opened again: by which user, why, what stays, and the link back in. */
export const reopenedEmails = defineReopeningEmails(
  'reopened',
  ({ say, line, day: dayOf }, { organizationName: organization, by, submittedAt }) => {
    const day = dayOf(submittedAt)
    return {
      subject: line('reopened.subject', { organization }),
      preview: line('reopened.preview', { day }),
      heading: say('reopened.heading', { organization }),
      what: say('reopened.what', { by, day }),
      next: say('reopened.next'),
      label: say('reopened.open'),
    }
  },
)
