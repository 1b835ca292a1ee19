import {
  isQuestionId,
  questionIds,
  type QuestionId,
  type RawAnswers,
} from '../../../../insights/questionnaire/questionnaire.ts'
import { CallError } from '../../../core/api/call-error.ts'
import type { DraftMirror } from '../../../core/drafts/draft-mirror.ts'
import { deviceDraft, type DeviceDraft } from '../draft/device-drafts.ts'
import type { ServerDraft } from '../draft/draft-state.ts'
import type { DraftRecord } from '../draft/draft-record.ts'
import { parseRecord } from '../draft/serialize-draft.ts'
import {
  createDraftStore,
  type DraftApi,
  type DraftStore,
  type DraftEnvironment,
} from '../draft/draft-store.ts'

/** For tests: a browser with tabs and local storage, a server, and a wire between them, all under the test's hand. */

/** What becomes of a request: `lost after` means that the server took it and nobody heard the answer. */
export type Fate = 'answered' | 'lost before' | 'lost after'

type What = 'online' | 'look' | 'leave'
type Request = {
  act: () => ServerDraft
  answer: (heard: ServerDraft) => void
  fail: (error: unknown) => void
}

/** A tab of the browser. Changes by other tabs wait in a queue until they are delivered. */
export type Tab = {
  name: string
  store: DraftStore
  stop: () => void
  late: (DraftRecord | null)[]
  deliver: () => void
  watch: (what: What) => void
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

const createServer = () => {
  const sent: { kind: 'save' | 'submit'; answers: Record<string, string> }[] = []
  const answers = new Map<QuestionId, string>()
  let revision = 0
  let isCompleted = false
  let since = 0
  let flying: Request | null = null
  let collisions = 0

  const heard = (): ServerDraft => ({
    employeeId: 'e-1',
    isCompleted,
    submittedAt: isCompleted ? 'then' : null,
    isSame: null,
    reopened: since === 0 ? null : { by: 'Olga', reason: null, isNewRound: false },
    known: {
      revision,
      answers: Object.fromEntries([...answers].filter(([, text]) => text !== '')),
      ...(since > 0 && { since }),
    },
  })
  const refuse = (knownRevision: number) => {
    if (isCompleted || knownRevision < since)
      throw new CallError('Closed', { kind: 'BUSINESS_LOGIC_ERROR', status: 400 })
  }
  const isUnseen = (id: string, texts: readonly (string | undefined)[]) =>
    isQuestionId(id) && !texts.some((text) => (text ?? '') === (answers.get(id) ?? ''))
  const write = (given: RawAnswers) => {
    for (const id of questionIds) {
      const text = given[id]
      if (text !== undefined) answers.set(id, text)
    }
    revision += 1
  }
  const fly = (act: () => ServerDraft) =>
    new Promise<ServerDraft>((answer, fail) => {
      if (flying !== null) collisions += 1
      flying = { act, answer, fail }
    })
  const door: DraftApi = {
    load: () => fly(heard),
    save(_, given, knownRevision, seen) {
      sent.push({ kind: 'save', answers: given })
      return fly(() => {
        refuse(knownRevision)
        if (Object.keys(seen).some((id) => isUnseen(id, [seen[id], given[id]]))) {
          return { ...heard(), isTaken: false }
        }
        write(given)
        return heard()
      })
    },
    submit(_, given, knownRevision) {
      sent.push({ kind: 'submit', answers: given })
      return fly(() => {
        if (!isCompleted) refuse(knownRevision)
        if (revision > knownRevision && questionIds.some((id) => isUnseen(id, [given[id]])))
          throw new CallError('Changed elsewhere', { kind: 'BUSINESS_LOGIC_ERROR', status: 400 })
        write(given)
        isCompleted = true
        since = 0
        return heard()
      })
    },
  }
  const finish = ({ act, answer, fail }: Request, fate: Fate) => {
    const lost = new CallError('Away', { kind: 'NETWORK', status: 0 })
    if (fate === 'lost before') return fail(lost)
    try {
      const heardNow = act()
      if (fate === 'answered') answer(heardNow)
      else fail(lost)
    } catch (error) {
      fail(error)
    }
  }
  /** Lets the request in flight come to its end. */
  const land = async (fate: Fate): Promise<void> => {
    const request = flying
    flying = null
    if (request !== null) finish(request, fate)
    await settle()
  }
  /** How often two requests were in flight at once. */
  return {
    sent,
    answers,
    write,
    door,
    land,
    collisions: () => collisions,
    /** What was submitted is opened for changes again. */
    reopen: () => {
      isCompleted = false
      revision += 1
      since = revision
    },
  }
}

/** A browser at the start, and what the test may do to it. */
export const createWorld = (mirror: DraftMirror | null = null) => {
  const server = createServer()
  let now = 1_000
  let isFull = false
  let stored: string | null = null
  let locked: Promise<unknown> = Promise.resolve()
  let timers: { at: number; run: () => void }[] = []
  const tabs: Tab[] = []

  const store = (by: string, text: string | null) => {
    if (text === stored) return
    stored = text
    for (const tab of tabs) if (tab.name !== by) tab.late.push(parseRecord(text))
  }
  const areaOf = (name: string) => ({
    length: 0,
    key: () => null,
    getItem: () => stored,
    setItem(_: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      store(name, text)
    },
    removeItem: () => store(name, null),
  })
  const surroundingsOf = (name: string, watchers: Set<(what: What) => void>): DraftEnvironment => ({
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    jitter: () => 1,
    tab: name,
    alone(run) {
      const turn = locked.then(run)
      locked = turn.catch(() => {})
      return turn
    },
    watch(hear) {
      watchers.add(hear)
      return () => void watchers.delete(hear)
    },
  })
  const tick = async (ms: number): Promise<void> => {
    now += ms
    const due = timers.filter(({ at }) => at <= now)
    timers = timers.filter(({ at }) => at > now)
    for (const { run } of due) run()
    await settle()
  }

  return {
    server,
    tick,
    kept: () => parseRecord(stored),
    /** Fills the device's storage, or makes room again. */
    fill: (full: boolean) => {
      isFull = full
    },
    async open(): Promise<Tab> {
      const name = `tab-${now}-${tabs.length}`
      const hearers = new Set<(record: DraftRecord | null) => void>()
      const watchers = new Set<(what: What) => void>()
      const device: DeviceDraft = {
        ...deviceDraft('k', () => areaOf(name), mirror),
        listen(hear) {
          hearers.add(hear)
          return () => void hearers.delete(hear)
        },
      }
      const draft = createDraftStore(device, server.door, null, surroundingsOf(name, watchers))
      const tab: Tab = {
        name,
        store: draft,
        stop: draft.start(),
        late: [],
        deliver() {
          const [record] = this.late.splice(0, 1)
          if (record !== undefined) for (const hear of hearers) hear(record)
        },
        watch(what) {
          for (const hear of watchers) hear(what)
        },
      }
      tabs.push(tab)
      await settle()
      return tab
    },
    /** Closes a tab. Its request may or may not have reached the server; nobody hears the answer. */
    async close(tab: Tab, didArrive: boolean): Promise<void> {
      tab.stop()
      tabs.splice(tabs.indexOf(tab), 1)
      if (tab.store.state().talk !== null) await server.land(didArrive ? 'lost after' : 'lost before')
    },
    /** Lets everything that is under way come to its end. */
    async rest(): Promise<void> {
      for (let round = 0; round < 60; round++) {
        for (const tab of tabs) while (tab.late.length > 0) tab.deliver()
        await settle()
        await server.land('answered')
        await tick(31_000)
      }
    },
  }
}
