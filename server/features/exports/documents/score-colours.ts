/** The five grounds of a score on paper: the number stands on them in dark ink and is read without them as well. */
const grounds = ['#f3f4fb', '#e2e6f6', '#cdd4f0', '#b4bee8', '#99a6df']

/** The ground of a score of 1 to 10, the deeper the higher, in steps of two as on the screen. */
export const scoreBackground = (score: number): string | undefined =>
  grounds[Math.min(5, Math.max(1, Math.ceil(score / 2))) - 1]
