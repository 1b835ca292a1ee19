/**
 * Whether patterns occur in a text one behind the other, with anything between them. One pattern with `.*` in it says
 * the same, but takes time by the square or the cube of the text.
 */
export const occurInOrder = (text: string, ...patterns: readonly RegExp[]): boolean => {
  let from = 0
  for (const pattern of patterns) {
    const found = pattern.exec(text.slice(from))
    if (!found) return false
    from += found.index + found[0].length
  }
  return true
}
