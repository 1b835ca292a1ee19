import { toFixedHalfUp } from '../../../insights/scoring/rounding.ts'

/** A difference or its noise, without its sign: of less than a tenth two digits or three, since none is "0.0". */
export const amountText = (amount: number): string => {
  if (amount > 0 && amount < 0.0005) return 'less than 0.001'
  return toFixedHalfUp(amount, amount > 0 && amount < 0.01 ? 3 : amount > 0 && amount < 0.1 ? 2 : 1)
}

/**
 * Two numbers in as many digits as tell them apart: at least so many as asked for, and three at most. Both read the same
 * where they are, or where what is between them is less than that shows.
 */
export const formatDistinct = (one: number, other: number, digits = 1): [one: string, other: string] => {
  const texts: [string, string] = [toFixedHalfUp(one, digits), toFixedHalfUp(other, digits)]
  return texts[0] === texts[1] && one !== other && digits < 3 ? formatDistinct(one, other, digits + 1) : texts
}
