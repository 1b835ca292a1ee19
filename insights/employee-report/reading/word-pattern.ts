/** The source of a pattern for any of these words as a whole; `*` stands for any ending. */
export function wordPatternSource(words: string): string {
  const any = words.replaceAll(/(?<!\})\*/gu, String.raw`\p{L}*`)
  return String.raw`(?<![\p{L}\p{M}])(?:${any})(?![\p{L}\p{M}])`
}
