import { englishNumber } from './locale.ts'
import type { Role } from '../../../contract/rights/permissions.ts'
import { say } from './t.ts'

/** How a role is called on screen. */
export const roleNames: Record<Role, string> = {
  owner: say('words.owner'),
  admin: say('words.admin'),
  employee: say('words.employee'),
}

/** "an owner", "an owner or admin": who may do something, for sentences. */
export const rolesText = (roles: readonly Role[]): string => `an ${roles.join(' or ')}`

/** "1 person", "2,500 people". */
export const peopleCount = (count: number): string =>
  say('words.people', { count, number: englishNumber(count) })

/** "1 report", "2,500 reports". */
export const reportCount = (count: number): string =>
  say('words.reports', { count, number: englishNumber(count) })

/** Up to three letters that stand for a person where there is no picture. */
export const initials = (name: string, email: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.map((word) => word.charAt(0)).join('') || email.slice(0, 2) || 'U'
  return letters.slice(0, 3).toUpperCase()
}

/** "Side Works (Side Works Ltd)": an organization with its own name and the company's, where they differ. */
export const bothNames = ({ name, companyName }: { name: string; companyName: string }): string =>
  name === companyName ? name : say('words.bothNames', { name, companyName })

/** "name, company name, and settings". */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat('en').format(items)

/** What to call somebody by: the first of "Gil Fox", and of "Fox, Gil" too. */
export const firstNameOf = (name: string): string => {
  const [last = '', first = ''] = name.split(',', 2)
  return (first.trim() === '' ? last : first).trim().split(/\s+/)[0] ?? ''
}
