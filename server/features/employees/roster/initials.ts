const letter = /\p{L}/u
/** In UTF-16 units, which is how the contract counts characters. */
const maxLength = 3

/** The first letter of a text in upper case, as one letter ('ß' gives 'S'); '' where it has none. */
const firstLetter = (text: string): string => {
  const found = letter.exec(text)?.[0] ?? ''
  return Array.from(found.toUpperCase())[0] ?? ''
}

const joinInitials = (letters: readonly string[], most: number): string => {
  let initials = ''
  for (const next of letters.filter((one) => one !== '').slice(0, most)) {
    if (initials.length + next.length > maxLength) break
    initials += next
  }
  return initials
}

const lettersOf = (text: string, most: number): string =>
  joinInitials(Array.from(text.normalize('NFC'), firstLetter), most)

/**
 * An employee's initials (specification point 3): up to 3 letters of the given ones; else of the words of
 * the name; else the first 2 letters of the e-mail, before its @; else 'U'. Letters of any script, in upper case, never
 * more than 3 characters.
 */
export const initialsOf = (person: { given: string | null; name: string; email: string }): string =>
  lettersOf(person.given ?? '', maxLength) ||
  joinInitials(person.name.normalize('NFC').split(/\s+/u).map(firstLetter), maxLength) ||
  lettersOf(person.email.split('@', 1)[0] ?? '', 2) ||
  'U'
