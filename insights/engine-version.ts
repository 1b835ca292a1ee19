/** Changes whenever the same answers would give a different report. */
export const engineVersion = '18'
