import type { Role } from '../../contract/rights.ts'

/** How a role is called on screen. */
export const roleNames: Record<Role, string> = { owner: 'Owner', admin: 'Admin', employee: 'Employee' }

/** "an owner", "an owner or admin": who may do something, for sentences. */
export const whoMay = (roles: readonly Role[]): string => `an ${roles.join(' or ')}`

/** Up to three letters that stand for a person where there is no picture. */
export const initialsOf = (name: string, email: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.map((word) => word.charAt(0)).join('') || email.slice(0, 2) || 'U'
  return letters.slice(0, 3).toUpperCase()
}
