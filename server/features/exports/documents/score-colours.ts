/**
 * The five background colours of a score on paper. Dark text is readable on each, and the number does not depend on
 * them.
 */
const grounds = ['#f3f4fb', '#e2e6f6', '#cdd4f0', '#b4bee8', '#99a6df']

/** The background of a score from 1 to 10: darker for higher scores, in steps of two as on the screen. */
export const scoreBackground = (score: number): string | undefined =>
  grounds[Math.min(5, Math.max(1, Math.ceil(score / 2))) - 1]
