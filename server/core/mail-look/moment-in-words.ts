const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** A moment as mails tell it, whose readers are anywhere: to the minute, in UTC. */
export const momentInWords = (at: Date): string => `${moment.format(at)} UTC`
