import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { Mention } from '../../../../contract/calls/chat.ts'
import { onBroadcast } from '../../../core/browser/broadcast.ts'
import { keys, tab } from '../../../core/browser/storage.ts'
import type { AttachedFile } from './attachments.ts'

/**
 * The draft of each conversation: kept with the tab, so that a reload or opening a report loses nothing, and
 * forgotten at sign-out or in another organization. Files are kept until the page is left.
 */

const Kept = z.object({
  text: z.string(),
  picked: z.array(z.object({ mention: Mention, label: z.string() })),
  /** The turn id under which this exact text was sent without an answer; a retry sends it under the same id. */
  turnId: z.string().nullable(),
})
const AllKept = z.record(z.string(), Kept)

export type Draft = z.output<typeof Kept> & { files: readonly AttachedFile[] }

const nothing: Draft = { text: '', picked: [], turnId: null, files: [] }

const parse = (stored: string): Record<string, z.output<typeof Kept>> => {
  try {
    return AllKept.safeParse(JSON.parse(stored)).data ?? {}
  } catch {
    return {}
  }
}

const load = (): Map<string, Draft> =>
  new Map(
    Object.entries(parse(tab.get(keys.chatDrafts) ?? '')).map(([key, kept]) => [key, { ...kept, files: [] }]),
  )

let drafts = load()
/** Sent and not yet answered: kept under the same key as a draft until answered. */
const underway = new Map<string, z.output<typeof Kept>>()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

const keep = () => {
  const kept: Record<string, z.output<typeof Kept>> = Object.fromEntries(underway)
  for (const [key, { text, picked, turnId }] of drafts) {
    if (text !== '') kept[key] = { text, picked, turnId }
  }
  if (Object.keys(kept).length === 0) tab.remove(keys.chatDrafts)
  else tab.set(keys.chatDrafts, JSON.stringify(kept))
}

const forget = () => {
  drafts = new Map()
  underway.clear()
  tab.remove(keys.chatDrafts)
  tell()
}
for (const name of ['auth-cleared', 'signed-out-locally', 'organization-changed'] as const)
  onBroadcast(name, forget)

/** The draft of a conversation. */
export const readDraft = (key: string): Draft => drafts.get(key) ?? nothing

/** Changes a draft. A changed text is a new question. */
export const writeDraft = (key: string, change: Partial<Draft>): void => {
  const before = readDraft(key)
  const isOther = change.text !== undefined && change.text !== before.text && change.turnId === undefined
  drafts.set(key, { ...before, ...(isOther ? { turnId: null } : {}), ...change })
  keep()
  tell()
}

/** Takes the draft out of the composer because it is being sent. */
export const clearDraft = (key: string): void => {
  drafts.delete(key)
  keep()
  tell()
}

/** If the page is reloaded before the reply, the sent question is in the composer again. */
export const markDraftSent = (key: string, sent: z.output<typeof Kept> | null): void => {
  if (sent !== null) underway.set(key, sent)
  keep()
  tell()
}

/** Moves what was written while a conversation was being created into that conversation. */
export const moveDraft = (from: string, to: string): void => {
  const draft = drafts.get(from)
  if (draft === undefined) return
  drafts.delete(from)
  drafts.set(to, draft)
  keep()
  tell()
}

/** Forgets the sent question: it has been answered or returned to the composer. */
export const settleDraft = (key: string): void => {
  underway.delete(key)
  keep()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The draft of a conversation, kept up to date. */
export const useDraft = (key: string): Draft => useSyncExternalStore(subscribe, () => readDraft(key))
