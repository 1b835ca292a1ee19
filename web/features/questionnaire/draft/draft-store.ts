import type { QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import type { DeviceDraft } from './device-drafts.ts'
import { requestAnswers, reduceDraft, nextAction, type DraftEvent } from './draft-state-machine.ts'
import { initialState, type DraftState, type ServerDraft, type DraftRequest } from './draft-state.ts'
import {
  answersToSubmit,
  emptyRecord,
  hasMoreEdits,
  unsentEdits,
  type DiscardedAnswer,
  type DraftRecord,
  type Visibility,
} from './draft-record.ts'
import type { QuestionnaireSubject } from './questionnaire-subject.ts'
import { draftErrorFrom } from './draft-errors.ts'

/** The server's side of one questionnaire. Each rejects with what `send` throws. */
export type DraftApi = {
  /** `answers`: all answers of the device, if some of them may not have been sent. */
  load(answers?: Record<string, string>): Promise<ServerDraft>
  /** `knownRevision`: the revision that the answers are based on; the server refuses those from before a reopening. */
  /** `seen`: those answers as last known on the server; an answer that has changed there is not overwritten. */
  save(
    employeeId: string,
    answers: Record<string, string>,
    knownRevision: number,
    seen: Record<string, string>,
  ): Promise<ServerDraft>
  /** `told`: who the page said could read released reports; the server refuses if more people can by now. */
  submit(
    employeeId: string,
    answers: Record<string, string>,
    knownRevision: number,
    told: Visibility | undefined,
  ): Promise<ServerDraft>
}

/** What the store depends on besides the server, so that tests can replace it. */
export type DraftEnvironment = {
  now(): number
  /** Runs something later; the returned function cancels it. */
  after(ms: number, run: () => void): () => void
  /** 0 to 1. */
  jitter(): number
  /** A name for this tab. */
  tab: string
  /** Runs something exclusively among the tabs of this browser under the same name. */
  alone<T>(run: () => Promise<T>): Promise<T>
  /** Connection restored, page visible again, page about to be left. */
  watch(hear: (what: 'online' | 'look' | 'leave') => void): () => void
}

export type DraftStore = {
  readonly state: () => DraftState
  readonly subscribe: (listener: () => void) => () => void
  /** Starts to load, save and listen; the returned function stops that. */
  readonly start: () => () => void
  readonly type: (id: QuestionId, text: string) => void
  /** Resolves a conflict between two devices' answers. */
  readonly choose: (id: QuestionId, which: DiscardedAnswer['from']) => void
  readonly submit: (told?: Visibility) => void
  /** Stops the automatic submission of what could not be submitted yet. */
  readonly hold: () => void
  /** Stores on this device which step is on screen. */
  readonly arrive: (path: string) => void
  /** Retries the request now. */
  readonly tryAgain: () => void
}

/** Debounce before typing is copied to the mirror, which survives a killed browser, and its longest delay. */
const settleMs = 300
const settleAtMost = 1_500

const hasEdits = (record: DraftRecord): boolean => Object.keys(record.edits).length > 0
/** Having been opened once is enough to continue offline. */
const isWorthKeeping = (record: DraftRecord): boolean => hasEdits(record) || record.known !== null

/** Stores one questionnaire on the device at every change and on the server soon after (docs/questionnaire.md). */
export const createDraftStore = (
  device: DeviceDraft,
  door: DraftApi,
  about: QuestionnaireSubject | null,
  on: DraftEnvironment,
): DraftStore => {
  const found = device.read() ?? emptyRecord
  let state = initialState({ ...found, about: about ?? found.about }, true, device.settle && {})
  let isTalking = false
  let stops: (() => void)[] = []
  let callOff: (() => void) | null = null
  const listeners = new Set<() => void>()
  let settling: { since: number; callOff: () => void } | null = null

  const become = (next: DraftState): void => {
    state = next
    for (const listener of listeners) listener()
  }

  const settleNow = async (): Promise<void> => {
    settling?.callOff()
    settling = null
    if (device.settle === null || state.isCompleted || !isWorthKeeping(state.record)) return
    const { edits } = state.record
    const isKept = await device.settle()
    become(reduceDraft(state, { is: 'settled', edits, isKept }))
  }

  const settleSoon = (): void => {
    if (device.settle === null) return
    settling?.callOff()
    const since = settling?.since ?? on.now()
    const ms = Math.max(0, Math.min(settleMs, since + settleAtMost - on.now()))
    settling = { since, callOff: on.after(ms, () => void settleNow()) }
  }

  const keep = (): void => {
    const { record, isCompleted } = state
    if (isCompleted) return device.replace(hasEdits(record) ? record : null)
    if (!isWorthKeeping(record)) return
    const kept = device.keep(record)
    state = reduceDraft(state, { is: 'device', isKeeping: kept !== null, record: kept ?? record })
    if (kept !== null) settleSoon()
  }

  const apply = (event: DraftEvent): void => {
    const before = state
    state = reduceDraft(state, event)
    if (state === before) return
    // A record from another tab is not written back, or two tabs would never settle.
    const isNew =
      event.is === 'other-tab' && event.record !== null
        ? hasMoreEdits(state.record.edits, event.record.edits)
        : state.record !== before.record || state.isCompleted !== before.isCompleted
    if (isNew) keep()
    become(state)
  }

  /** Another tab may have stored something that has not been announced yet. */
  const readDevice = (): void => {
    const record = device.read()
    if (record !== null) apply({ is: 'other-tab', record })
  }

  const seenOf = (ids: readonly string[]): Record<string, string> => {
    const known = new Map(Object.entries(state.record.known?.answers ?? {}))
    return Object.fromEntries(ids.map((id) => [id, known.get(id) ?? '']))
  }

  const ask = (talk: DraftRequest): Promise<ServerDraft> => {
    if (talk.kind === 'load' || state.employeeId === null) {
      return unsentEdits(state.record.edits).length === 0
        ? door.load()
        : door.load(answersToSubmit(state.record))
    }
    const answers = requestAnswers(state, talk)
    return talk.kind === 'save'
      ? door.save(state.employeeId, answers, talk.knownBefore, seenOf(Object.keys(answers)))
      : door.submit(state.employeeId, answers, talk.knownBefore, state.record.sending?.told)
  }

  const talkNow = async (): Promise<void> => {
    readDevice()
    const next = nextAction(state, on.now())
    if (next.do !== 'send') return
    apply({ is: 'sent', talk: next.talk })
    try {
      const heard = await ask(next.talk)
      if (!state.hasLoaded && !heard.isCompleted) {
        device.gather(heard.employeeId)
        readDevice()
      }
      apply({ is: 'heard', heard, now: on.now() })
    } catch (error) {
      apply({ is: 'failed', trouble: draftErrorFrom(error), now: on.now(), jitter: on.jitter() })
    }
  }

  const pump = (): void => {
    callOff?.()
    callOff = null
    if (isTalking || stops.length === 0) return
    const next = nextAction(state, on.now())
    if (next.do === 'wait') callOff = on.after(next.until - on.now(), pump)
    if (next.do !== 'send') return
    isTalking = true
    void on.alone(talkNow).finally(() => {
      isTalking = false
      pump()
    })
  }

  const act = (event: DraftEvent): void => {
    apply(event)
    pump()
  }

  const onWatch = (what: 'online' | 'look' | 'leave'): void => {
    if (what === 'leave' && settling !== null) void settleNow()
    if (what === 'look') apply({ is: 'look' })
    act({ is: 'hurry', now: on.now(), isRetrying: what === 'online' })
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start() {
      stops = [device.listen((record) => act({ is: 'other-tab', record })), on.watch(onWatch)]
      void settleNow()
      pump()
      return () => {
        if (settling !== null) void settleNow()
        for (const stop of stops) stop()
        stops = []
        callOff?.()
      }
    },
    type: (id, text) => act({ is: 'typed', id, text, by: on.tab, now: on.now() }),
    choose: (id, which) => act({ is: 'chosen', id, which, by: on.tab, now: on.now() }),
    submit(told) {
      act({ is: 'submit', told })
      void settleNow()
    },
    hold: () => act({ is: 'hold' }),
    arrive: (path) => apply({ is: 'arrived', path, now: on.now() }),
    tryAgain() {
      apply({ is: 'look' })
      act({ is: 'hurry', now: on.now(), isRetrying: true })
    },
  }
}
