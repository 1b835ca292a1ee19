/** The first of a list that has one. */
export const first = <T>(list: readonly T[]): T => {
  const [item] = list
  if (item === undefined) throw new Error('The list is empty.')
  return item
}
