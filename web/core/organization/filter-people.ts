import { searchText, searchWords } from '../../../insights/text/search-text.ts'

/** How any list of people is searched. */

type Person = { name: string; email: string; role: string; department: string }

/** The filter; '' means any. */
export type PeopleFilter = { text: string; department: string; state: string }

/** Natural order: "Item 2" before "Item 10", ignoring accents and case. */
export const byText = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare

const holds = ({ name, email, role, department }: Person, words: readonly string[]): boolean => {
  const text = searchText(`${name} ${email} ${role} ${department}`)
  return words.every((word) => text.includes(word))
}

/** The rows that contain every word of the text and match the department and state. */
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

/** The distinct departments, by name. */
export const listDepartmentNames = (rows: readonly Person[]): string[] =>
  [...new Set(rows.map(({ department }) => department))].toSorted(byText)
