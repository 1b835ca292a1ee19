import { DisplayName, limits } from './fields.ts'

/**
 * A name for somebody of whom only the e-mail is known: 'ada.lovelace+news@example.com' is 'Ada Lovelace'. A letter is no
 * name, so 'x@example.com' is called by the address.
 */
export const nameFromEmail = (email: string): string => {
  const [local = ''] = email.split('@', 1)
  const [beforePlus = ''] = local.split('+', 1)
  const words = beforePlus.split(/[._-]+/).filter((word) => word !== '')
  const name = words.map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1)).join(' ')
  const fitting = DisplayName.safeParse(name.slice(0, limits.displayNameMax))
  return fitting.success ? fitting.data : email.slice(0, limits.displayNameMax)
}
