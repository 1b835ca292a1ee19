/**
 * Rounds half up to a whole number. Ratings may have decimals, so a mean that is exactly one half on paper
 * (7.4, 7.5 and 7.6) can fall short of it by the last bits; the tolerance puts that right.
 */
export function roundHalfUp(mean: number): number {
  return Math.floor(mean + 0.5 + 1e-9)
}

/** A number of zero or more in so many digits after the point, rounded half up: the same mean reads the same everywhere. */
export function toFixedHalfUp(value: number, digits: number): string {
  const steps = 10 ** digits
  return (roundHalfUp(value * steps) / steps).toFixed(digits)
}
