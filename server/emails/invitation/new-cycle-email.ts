import { defineReopeningEmails } from './reopening.ts'

/** To everybody who has answered, in a new cycle: they are asked again, and what they had answered is kept. */
export const newCycleEmails = defineReopeningEmails(
  'asked-again',
  ({ say, line, day: dayOf }, { organizationName: organization, by, submittedAt }) => {
    const day = dayOf(submittedAt)
    return {
      subject: line('askedAgain.subject', { organization }),
      preview: line('askedAgain.preview', { day }),
      heading: say('askedAgain.heading', { organization }),
      what: say('askedAgain.what', { by, organization, day }),
      next: say('askedAgain.next'),
      label: say('askedAgain.open'),
    }
  },
)
