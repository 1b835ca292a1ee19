/** The current moment; tests give their own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
