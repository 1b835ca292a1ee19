import { englishNumber } from './locale.ts'
import type { Role } from '../../../contract/rights/permissions.ts'
import { t } from './t.ts'
import texts from '../../../languages/en/core.json' with { type: 'json' }

/** The label of a role. */
export const roleNames: Record<Role, string> = {
  owner: t(texts, 'words.owner'),
  admin: t(texts, 'words.admin'),
  employee: t(texts, 'words.employee'),
}

/** "an owner", "an owner or admin": who may do something, for use in sentences. */
export const rolesText = (roles: readonly Role[]): string => `an ${roles.join(' or ')}`

/** "1 person", "2,500 people". */
export const peopleCount = (count: number): string =>
  t(texts, 'words.people', { count, number: englishNumber(count) })

/** "1 report", "2,500 reports". */
export const reportCount = (count: number): string =>
  t(texts, 'words.reports', { count, number: englishNumber(count) })

/** Up to three letters shown for a person without a picture. */
export const initials = (name: string, email: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.map((word) => word.charAt(0)).join('') || email.slice(0, 2) || 'U'
  return letters.slice(0, 3).toUpperCase()
}

/** "Side Works (Side Works Ltd)": an organization's own name and the company's, if they differ. */
export const bothNames = ({ name, companyName }: { name: string; companyName: string }): string =>
  name === companyName ? name : t(texts, 'words.bothNames', { name, companyName })

/** "name, company name, and settings". */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat('en').format(items)

/** What to call somebody: the first name of both "Gil Fox" and "Fox, Gil". */
export const firstNameOf = (name: string): string => {
  const [last = '', first = ''] = name.split(',', 2)
  return (first.trim() === '' ? last : first).trim().split(/\s+/)[0] ?? ''
}
