/** One line of figures; `ratio` is of Muster to the plain thing, or the other way round where less is better. */
export const row = (what: string, ours: string, plain: string, ratio: string, goal = ''): void =>
  console.log(`${what.padEnd(50)} ${ours.padStart(12)} ${plain.padStart(12)} ${ratio.padStart(7)}   ${goal}`)

export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`
export const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
