/** A pattern for any of these words, whole and in any case; `*` stands for any ending. */
export function wordPattern(words: string, flags = 'iu'): RegExp {
  const any = words.replaceAll(/(?<!\})\*/gu, String.raw`\p{L}*`)
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${any})(?![\p{L}\p{M}])`, flags)
}
