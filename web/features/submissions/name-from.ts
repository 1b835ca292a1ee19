import { DisplayName } from '../../../contract/fields.ts'

/** "amara.okafor@x" is most likely Amara Okafor; a letter is no name, so "q@x" is called by the address. */
export const nameFrom = (email: string): string => {
  const name = (email.split('@')[0] ?? '')
    .replace(/\+.*/, '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
    .join(' ')
  return DisplayName.safeParse(name).success ? name : email
}
