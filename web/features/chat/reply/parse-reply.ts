/** A reply is lines of plain text; those that begin with '- ' are items of a list, and `[n]` is a citation. */

export type Piece = { text: string } | { n: number }
export type Block = { kind: 'paragraph'; line: Piece[] } | { kind: 'list'; items: Piece[][] }

const item = '- '

const splitCitations = (line: string): Piece[] =>
  line.split(/(\[\d+\])/).flatMap((part): Piece[] => {
    const n = /^\[(\d+)\]$/.exec(part)?.[1]
    if (n !== undefined) return [{ n: Number(n) }]
    return part === '' ? [] : [{ text: part }]
  })

/** The paragraphs and lists of a reply, in order. */
export const parseReply = (text: string): Block[] => {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const last = blocks.at(-1)
    if (!line.startsWith(item)) blocks.push({ kind: 'paragraph', line: splitCitations(line) })
    else if (last?.kind === 'list') last.items.push(splitCitations(line.slice(item.length)))
    else blocks.push({ kind: 'list', items: [splitCitations(line.slice(item.length))] })
  }
  return blocks
}

/** The items of a reply's lists, verbatim. */
export const listItems = (text: string): ReadonlySet<string> =>
  new Set(text.split('\n').flatMap((line) => (line.startsWith(item) ? [line.slice(item.length)] : [])))

/** A reply for reading aloud: without its citation marks. */
export const withoutCitationMarks = (text: string): string => text.replaceAll(/\s?\[\d+\]/g, '')

/** What copying a reply yields: its text and its sources. */
export const replyForClipboard = (text: string, citations: readonly { n: number; label: string }[]): string =>
  citations.length === 0
    ? text
    : `${text}\n\nSources\n${citations.map(({ n, label }) => `[${n}] ${label}`).join('\n')}`
