/**
 * Where a listener has come to in what changed: everything of the transactions below `xid`, and of `xid` itself
 * up to `id`. `at` (seconds since 1970) says whether what came after may have been pruned since.
 */
export type Cursor = { xid: string; id: string; at: number }

const shape = /^(\d{1,20})\.(\d{1,19})\.(\d{1,12})$/
const largestXid = 2n ** 64n - 1n
const largestId = 2n ** 63n - 1n

/** As it travels: in the `id` of an event, and in `after`. */
export const formatCursor = ({ xid, id, at }: Cursor): string => `${xid}.${id}.${at}`

/** Undefined where the text is no cursor. */
export const parseCursor = (text: string): Cursor | undefined => {
  const [, xid, id, at] = shape.exec(text) ?? []
  if (xid === undefined || id === undefined || at === undefined) return undefined
  if (BigInt(xid) > largestXid || BigInt(id) > largestId) return undefined
  return { xid, id, at: Number(at) }
}
