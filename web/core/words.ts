import type { Role } from '../../contract/rights.ts'

/** How a role is called on screen. */
export const roleNames: Record<Role, string> = { owner: 'Owner', admin: 'Admin', employee: 'Employee' }

/** "an owner", "an owner or admin": who may do something, for sentences. */
export const whoMay = (roles: readonly Role[]): string => `an ${roles.join(' or ')}`

/** "1 person", "2,500 people". */
export const peopleCount = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString()} people`

/** "1 report", "2,500 reports". */
export const reportCount = (count: number): string =>
  count === 1 ? '1 report' : `${count.toLocaleString()} reports`

/** Up to three letters that stand for a person where there is no picture. */
export const initialsOf = (name: string, email: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.map((word) => word.charAt(0)).join('') || email.slice(0, 2) || 'U'
  return letters.slice(0, 3).toUpperCase()
}

/** "name, company name, and settings". */
export const listOf = (items: readonly string[]): string => new Intl.ListFormat('en').format(items)

/** A difference or its noise, without its sign: of less than a tenth two digits or three, since none is "0.0". */
export const amountText = (amount: number): string => {
  if (amount > 0 && amount < 0.0005) return 'less than 0.001'
  return amount.toFixed(amount > 0 && amount < 0.01 ? 3 : amount > 0 && amount < 0.1 ? 2 : 1)
}

/**
 * Two numbers in as many digits as tell them apart: at least so many as asked for, and three at most. Both read the same
 * where they are, or where what is between them is less than that shows.
 */
export const tellingApart = (one: number, other: number, digits = 1): [one: string, other: string] => {
  const texts: [string, string] = [one.toFixed(digits), other.toFixed(digits)]
  return texts[0] === texts[1] && one !== other && digits < 3 ? tellingApart(one, other, digits + 1) : texts
}

/** What to call somebody by: the first of "Gil Fox", and of "Fox, Gil" too. */
export const callingName = (name: string): string => {
  const [last = '', first = ''] = name.split(',', 2)
  return (first.trim() === '' ? last : first).trim().split(/\s+/)[0] ?? ''
}
