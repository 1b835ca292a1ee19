import { searchText, searchWords } from '../../../insights/text/search-text.ts'

/** How a list of people is searched, whatever else its rows hold. */

type Person = { name: string; email: string; role: string; department: string }

/** What is looked for; '' means any. */
export type PeopleFilter = { text: string; department: string; state: string }

/** Orders texts as people do: "Item 2" before "Item 10", accents and case aside. */
export const byText = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare

const holds = ({ name, email, role, department }: Person, words: readonly string[]): boolean => {
  const text = searchText(`${name} ${email} ${role} ${department}`)
  return words.every((word) => text.includes(word))
}

/** The rows in which every word of the text occurs, of this department and in this state. */
export const findPeople = <R extends Person>(
  rows: readonly R[],
  filter: PeopleFilter,
  stateOf: (row: R) => string,
): R[] => {
  const words = searchWords(filter.text)
  return rows.filter(
    (row) =>
      (filter.department === '' || row.department === filter.department) &&
      (filter.state === '' || stateOf(row) === filter.state) &&
      holds(row, words),
  )
}

/** The departments there are, by name. */
export const listDepartmentNames = (rows: readonly Person[]): string[] =>
  [...new Set(rows.map(({ department }) => department))].toSorted(byText)
