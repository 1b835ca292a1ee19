import { useSyncExternalStore } from 'react'
import { v7 as newId } from 'uuid'
import { chatLimits, type PageContext } from '../../../../contract/calls/chat.ts'
import { onBroadcast } from '../../../core/browser/broadcast.ts'
import { askQuestion, type Answer } from './ask-question.ts'
import type { AttachedFile } from '../composer/attachments.ts'
import { readDraft, markDraftSent, settleDraft, writeDraft } from '../composer/drafts.ts'
import { filterMentioned, type PickedMention } from '../composer/mentions.ts'

/**
 * The question of each conversation that is being answered or has not been answered yet. It outlives the page that
 * shows it: the reply is there on return from a report.
 */

export type PendingTurn = {
  turnId: string
  chatId: string | null
  text: string
  picked: readonly PickedMention[]
  files: readonly AttachedFile[]
  context: PageContext | null
  at: string
}
export type Turn = PendingTurn & {
  /**
   * `asking`: nothing received yet; `answering`: part of the reply received; `answered`: its conversation has begun.
   */
  state: 'asking' | 'answering' | 'stopped' | 'failed' | 'answered'
  /** What is being looked up for the reply; empty if nothing was reported. */
  looking: string
  /** The part of the reply received so far. */
  reply: string
  error: unknown
}

/** Called with the answer, even if no page shows the conversation any more. */
type OnAnswer = (turn: Turn, answer: Answer) => void

const turns = new Map<string, Turn>()
const stops = new Map<string, AbortController>()
const listeners = new Set<() => void>()

const become = (key: string, turn: Turn | undefined) => {
  if (turn === undefined) turns.delete(key)
  else turns.set(key, turn)
  for (const listener of listeners) listener()
}

const forgetAll = () => {
  for (const stop of stops.values()) stop.abort()
  stops.clear()
  turns.clear()
  for (const listener of listeners) listener()
}
for (const name of ['auth-cleared', 'signed-out-locally', 'organization-changed'] as const)
  onBroadcast(name, forgetAll)

export const isUnderway = (turn: Turn | undefined): boolean =>
  turn?.state === 'asking' || turn?.state === 'answering'

export type Place = {
  key: string
  organizationId: string
  /** A new conversation gets its own URL: its turn stays until the page has navigated there. */
  movesOn: boolean
  onAnswer: OnAnswer
}

/** Sends a question that is new or was sent before under this turn id. Does nothing while one is in progress. */
export const startTurn = (
  place: Place,
  asked: Omit<PendingTurn, 'turnId' | 'at'> & { turnId: string | null },
): void => {
  if (isUnderway(turns.get(place.key))) return
  const turnId = asked.turnId ?? newId()
  // Files are not kept with the tab: after a reload the question would be asked without them.
  markDraftSent(
    place.key,
    asked.files.length > 0 ? null : { text: asked.text, picked: [...asked.picked], turnId },
  )
  void run(place, {
    ...asked,
    turnId,
    at: new Date().toISOString(),
    state: 'asking',
    looking: '',
    reply: '',
    error: null,
  })
}

const run = async ({ key, organizationId, movesOn, onAnswer }: Place, turn: Turn): Promise<void> => {
  const stop = new AbortController()
  stops.set(key, stop)
  become(key, turn)
  const isCurrent = () => stops.get(key) === stop
  const { turnId, chatId, text, picked, files, context } = turn
  try {
    const answer = await askQuestion(
      {
        message: text,
        turnId,
        ...(chatId === null ? {} : { chatId }),
        ...(context === null ? {} : { context }),
        ...(picked.length === 0 ? {} : { mentions: picked.map(({ mention }) => mention) }),
        ...(files.length === 0
          ? {}
          : { attachments: files.map(({ name, type, data }) => ({ name, type, data })) }),
      },
      {
        signal: stop.signal,
        organizationId,
        onLook: (looking) => isCurrent() && become(key, { ...turn, looking }),
        onText: (reply) => isCurrent() && become(key, { ...turn, state: 'answering', reply }),
      },
    )
    if (!isCurrent()) return
    settleDraft(key)
    onAnswer(turn, answer)
    const { chatId: begun, reply } = answer
    become(key, movesOn ? { ...turn, state: 'answered', chatId: begun, reply: reply.text } : undefined)
  } catch (error) {
    if (!isCurrent()) return
    const reply = turns.get(key)?.reply ?? ''
    become(key, {
      ...turn,
      reply,
      ...(stop.signal.aborted ? { state: 'stopped' } : { state: 'failed', error }),
    })
  } finally {
    if (isCurrent()) stops.delete(key)
  }
}

/** Stops reading the reply. The server may have answered anyway. */
export const stopTurn = (key: string): void => stops.get(key)?.abort()

/** Retries a failed or stopped question under the same turn id. */
export const retryTurn = (place: Place): void => {
  const turn = turns.get(place.key)
  if (turn !== undefined && !isUnderway(turn))
    void run(place, { ...turn, state: 'asking', looking: '', reply: '', error: null })
}

/** Returns a failed or stopped question to the composer. */
export const returnToComposer = (key: string): void => {
  const turn = turns.get(key)
  if (turn === undefined || isUnderway(turn)) return
  const { text, picked, files, turnId } = turn
  const written = readDraft(key)
  settleDraft(key)
  writeDraft(key, {
    // A mention whose name is not in the text could not be removed, so it is dropped.
    picked: [...filterMentioned(text, picked), ...written.picked],
    files: [...files, ...written.files].slice(0, chatLimits.attachmentsMax),
    // Keep what has been typed since.
    ...(written.text === '' ? { text, turnId } : { text: `${text}\n\n${written.text}` }),
  })
  become(key, undefined)
}

/** Abandons a turn, even one in progress: nobody waits for its reply. */
export const abandonTurn = (key: string): void => {
  const stop = stops.get(key)
  stops.delete(key)
  stop?.abort()
  settleDraft(key)
  become(key, undefined)
}

/** Drops a turn that is not in progress, because another question replaces it. */
export const dropTurn = (key: string): void => {
  if (isUnderway(turns.get(key))) return
  settleDraft(key)
  become(key, undefined)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The turn of a conversation, kept up to date; undefined if everything is answered. */
export const useTurn = (key: string): Turn | undefined =>
  useSyncExternalStore(subscribe, () => turns.get(key))
