/** The time zone of this browser, in which files write moments. */
export const readerTimeZone = (): string => new Intl.DateTimeFormat('en').resolvedOptions().timeZone
