/** Whether the page is as narrow as a phone just now; by the same measure as the styles. */
export const isOnPhone = (): boolean => window.matchMedia('(max-width: 48em)').matches
