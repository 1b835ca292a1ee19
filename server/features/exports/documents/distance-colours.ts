/** Backgrounds of distances from the company's mean: dark text is readable on each, and its sign says the same. */
const below = ['#f3e2df', '#e7c8c2', '#d9aba2']
const above = ['#dfece9', '#c0dad4', '#9dc5bb']

/** From a step of -3, far below, to 3, far above; none for a step of 0. */
export const distanceBackground = (step: number): string | undefined =>
  (step < 0 ? below : above)[Math.abs(step) - 1]
