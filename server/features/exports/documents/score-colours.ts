/**
 * The five background colours of a score on paper. Dark text is readable on each, and the number does not depend on
 * them.
 */
const grounds = ['#f6f4ef', '#e6f0ec', '#cde6df', '#b0d8cd', '#93c9bb']

/** The background of a score from 1 to 10: darker for higher scores, in steps of two as on the screen. */
export const scoreBackground = (score: number): string | undefined =>
  grounds[Math.min(5, Math.max(1, Math.ceil(score / 2))) - 1]
