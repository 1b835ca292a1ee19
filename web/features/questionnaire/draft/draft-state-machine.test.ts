import { describe, expect, it } from 'vitest'
import type { QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { requestAnswers, reduceDraft, nextAction, type DraftEvent } from './draft-state-machine.ts'
import {
  lastingError,
  refusalText,
  initialState,
  type DraftState,
  type ServerDraft,
  type DraftError,
} from './draft-state.ts'
import { currentAnswer, emptyRecord, unsentEdits } from './draft-record.ts'
import { saveStatus } from './save-status.ts'

const run = (state: DraftState, ...events: DraftEvent[]) => events.reduce(reduceDraft, state)
const type = (id: QuestionId, text: string, now: number): DraftEvent => ({
  is: 'typed',
  id,
  text,
  by: 'a',
  now,
})
const heard = (
  revision: number,
  answers: Record<string, string> = {},
  more: Partial<ServerDraft> = {},
): DraftEvent => ({
  is: 'heard',
  heard: {
    employeeId: 'e-1',
    isCompleted: false,
    submittedAt: null,
    known: { revision, answers },
    isSame: null,
    reopened: null,
    ...more,
  },
  now: 0,
})
const trouble = (change: Partial<DraftError> = {}): DraftError => ({
  kind: 'passing',
  message: 'Away',
  retryAfterMs: null,
  questions: {},
  ...change,
})
const failed = (change: Partial<DraftError>, now: number): DraftEvent => ({
  is: 'failed',
  trouble: trouble(change),
  now,
  jitter: 1,
})
/** Sends what is wanted now; fails the test where nothing is. */
const sent = (state: DraftState, now: number): DraftState => {
  const next = nextAction(state, now)
  if (next.do !== 'send') throw new Error(`Nothing to send at ${now}: ${JSON.stringify(next)}`)
  return reduceDraft(state, { is: 'sent', talk: next.talk })
}

const fresh = initialState(emptyRecord, true)
const open = run(sent(fresh, 0), heard(0))

describe('a draft', () => {
  it('loads before anything is saved', () => {
    const state = run(fresh, type('full_name', 'Ada', 0))
    expect(nextAction(state, 9_999)).toMatchObject({ do: 'send', talk: { kind: 'load' } })
  })

  it('is saved one second after the typing rests, and only what changed', () => {
    const state = run(open, type('full_name', 'Ad', 100), type('full_name', 'Ada', 600))
    expect(nextAction(state, 600)).toEqual({ do: 'wait', until: 1_600 })
    const saving = sent(state, 1_600)
    expect(saving.talk && requestAnswers(saving, saving.talk)).toEqual({ full_name: 'Ada' })
    const saved = run(saving, heard(1, { full_name: 'Ada' }))
    expect(nextAction(saved, 9_999)).toEqual({ do: 'nothing' })
    const more = sent(run(saved, type('company', 'Northwind', 5_000)), 6_000)
    expect(more.talk && requestAnswers(more, more.talk)).toEqual({ company: 'Northwind' })
  })

  it('is not put off for ever by somebody who never rests', () => {
    let state = open
    for (let now = 0; now <= 5_000; now += 500) state = run(state, type('company', `${now}`, now))
    expect(nextAction(state, 5_000)).toMatchObject({ do: 'send', talk: { kind: 'save' } })
  })

  it('never has two requests in flight', () => {
    const saving = sent(run(open, type('full_name', 'Ada', 0)), 1_000)
    const busy = run(
      saving,
      type('company', 'N', 1_100),
      { is: 'submit' },
      { is: 'look' },
      { is: 'hurry', now: 2_000, isRetrying: true },
    )
    expect(nextAction(busy, 60_000)).toEqual({ do: 'nothing' })
  })

  it('waits longer after each failure, and what the server asks for where it does', () => {
    let state = sent(run(open, type('full_name', 'Ada', 0)), 1_000)
    const waits = [1, 2, 3, 4, 5, 6, 7].map(() => {
      state = run(state, failed({}, 0))
      const until = state.retry?.at ?? 0
      state = sent(state, until)
      return until
    })
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    state = run(state, failed({ retryAfterMs: 7_000 }, 0))
    expect(nextAction(state, 6_999)).toEqual({ do: 'wait', until: 7_000 })
    expect(saveStatus(state, true)).toBe('held')
  })

  it('is sent again soon, whatever something between asks for', () => {
    const saving = sent(run(open, type('full_name', 'Ada', 0)), 1_000)
    const state = run(saving, failed({ retryAfterMs: 86_400_000 }, 1_000))
    expect(nextAction(state, 1_000)).toEqual({ do: 'wait', until: 31_000 })
  })

  it('is said to be held where it goes on failing, and goes on by itself', () => {
    let state = sent(run(open, type('full_name', 'Ada', 0)), 1_000)
    const said = [1, 2, 3, 4, 5].map(() => {
      state = run(state, failed({}, 0))
      const saved = saveStatus(state, true)
      state = sent(state, state.retry?.at ?? 0)
      return saved
    })
    expect(said).toEqual(['away', 'away', 'away', 'held', 'held'])
    expect(lastingError(state, true)?.message).toBe('Away')
    // A device that knows that it has no connection says that.
    expect([saveStatus(state, false), lastingError(state, false)]).toEqual(['offline', null])
    // What is stored can be asked for, which says nothing of what is sent.
    const refused = run(state, failed({}, 0), { is: 'look' })
    const looked = run(sent(refused, 60_000), heard(0))
    expect(lastingError(looked, true)).not.toBeNull()
    const taken = run(sent(looked, 60_000), heard(1, { full_name: 'Ada' }))
    expect(lastingError(taken, true)).toBeNull()
    expect(saveStatus(taken, true)).toBe('saved')
  })

  it('is sent at once when the connection is back', () => {
    const state = run(sent(run(open, type('full_name', 'Ada', 0)), 1_000), failed({}, 1_000))
    expect(nextAction(state, 1_001).do).toBe('wait')
    const back = run(state, { is: 'hurry', now: 1_001, isRetrying: true })
    expect(nextAction(back, 1_001)).toMatchObject({ do: 'send', talk: { kind: 'save' } })
  })

  it('leaves the asked-for wait alone when the page is only left', () => {
    const state = run(
      sent(run(open, type('full_name', 'Ada', 0)), 1_000),
      failed({ retryAfterMs: 5_000 }, 1_000),
    )
    expect(nextAction(run(state, { is: 'hurry', now: 1_001, isRetrying: false }), 1_001).do).toBe('wait')
    const unhurried = run(open, type('full_name', 'Ada', 0))
    expect(nextAction(run(unhurried, { is: 'hurry', now: 1, isRetrying: false }), 1).do).toBe('send')
  })

  it('holds back an answer that is too long, and sends the others', () => {
    const state = sent(run(open, type('company', 'N', 0), type('career_goals', 'x'.repeat(5_001), 0)), 1_000)
    expect(state.talk && requestAnswers(state, state.talk)).toEqual({ company: 'N' })
    const after = run(state, heard(1, { company: 'N' }))
    expect(nextAction(after, 60_000)).toEqual({ do: 'nothing' })
    for (const isOnline of [true, false]) expect(saveStatus(after, isOnline)).toBe('held')
  })

  it('holds back what the server refused until it is typed over', () => {
    const saving = sent(run(open, type('company', 'N', 0), type('career_goals', 'x', 0)), 1_000)
    const refused = run(saving, failed({ kind: 'refused', questions: { company: 'Too odd' } }, 1_000))
    expect(refusalText(refused, 'company')).toBe('Too odd')
    const again = sent(refused, 1_001)
    expect(again.talk && requestAnswers(again, again.talk)).toEqual({ career_goals: 'x' })
    const mended = run(again, heard(1, { career_goals: 'x' }), type('company', 'Northwind', 2_000))
    expect(refusalText(mended, 'company')).toBeUndefined()
    expect(nextAction(mended, 3_000)).toMatchObject({ do: 'send', talk: { kind: 'save' } })
  })

  it('asks once whether it was completed where it is refused altogether, then rests', () => {
    const refused = run(sent(run(open, type('company', 'N', 0)), 1_000), failed({ kind: 'refused' }, 1_000))
    const asked = sent(refused, 1_000)
    expect(asked.talk?.kind).toBe('load')
    const still = run(asked, heard(1))
    expect(nextAction(still, 60_000)).toEqual({ do: 'nothing' })
    expect(saveStatus(still, true)).toBe('held')
    const closed = run(asked, heard(4, { company: 'M' }, { isCompleted: true, submittedAt: 'then' }))
    expect(closed).toMatchObject({ isCompleted: true, submittedAt: 'then' })
    expect(currentAnswer(closed.record, 'company')).toBe('N')
  })

  it('does not load for ever where loading is refused', () => {
    const state = run(sent(fresh, 0), failed({ kind: 'refused' }, 0))
    expect(nextAction(state, 60_000)).toEqual({ do: 'nothing' })
    expect(nextAction(run(state, { is: 'look' }), 0)).toMatchObject({ do: 'send', talk: { kind: 'load' } })
  })

  it('goes on loading by itself while the server is away', () => {
    const state = run(sent(fresh, 0), failed({ retryAfterMs: 2_000 }, 0))
    expect(nextAction(state, 0)).toEqual({ do: 'wait', until: 2_000 })
    expect(nextAction(state, 2_000)).toMatchObject({ do: 'send', talk: { kind: 'load' } })
  })
})

describe('submitting', () => {
  const answered = run(open, type('full_name', 'Ada', 0), type('company', 'N', 0))

  it('waits for the running save, then sends everything', () => {
    const busy = run(sent(run(open, type('full_name', 'Ada', 0)), 1_000), type('company', 'N', 1_100), {
      is: 'submit',
    })
    expect(nextAction(busy, 1_100)).toEqual({ do: 'nothing' })
    const submitting = sent(run(busy, heard(1, { full_name: 'Ada' })), 1_200)
    expect(submitting.talk?.kind).toBe('submit')
    expect(submitting.talk && requestAnswers(submitting, submitting.talk)).toEqual({
      full_name: 'Ada',
      company: 'N',
    })
  })

  it('closes the questionnaire and leaves nothing behind', () => {
    const done = run(
      sent(run(answered, { is: 'submit' }), 0),
      heard(0, { full_name: 'Ada' }, { isCompleted: true }),
    )
    expect(done).toMatchObject({ isCompleted: true, isSubmitWanted: false })
    expect(done.record.edits).toEqual({})
    expect(nextAction(done, 60_000)).toEqual({ do: 'nothing' })
  })

  it('keeps what differs from what was submitted elsewhere, and nothing that is the same', () => {
    const looked = sent(run(answered, { is: 'look' }), 0)
    const told = (isSame: boolean) => heard(3, {}, { isCompleted: true, submittedAt: 'then', isSame })
    const differing = run(looked, told(false))
    expect(unsentEdits(differing.record.edits).map(([id]) => id)).toEqual(['full_name', 'company'])
    expect(currentAnswer(differing.record, 'company')).toBe('N')
    expect(run(looked, told(true)).record.edits).toEqual({})
    // What was typed while the question was on its way was not in it.
    const typedSince = run(looked, type('company', 'Northwind', 10), told(true))
    expect(unsentEdits(typedSince.record.edits).map(([, edit]) => edit.text)).toEqual(['Northwind'])
  })

  it('takes what the server holds once it was opened again', () => {
    const before = run(open, type('full_name', 'Ada', 0))
    const saved = run(sent(before, 1_000), heard(1, { full_name: 'Ada' }))
    const closed = run(
      sent(run(saved, { is: 'look' }), 2_000),
      heard(9, {}, { isCompleted: true, isSame: false }),
    )
    const reopened = run(sent(run(closed, { is: 'look' }), 3_000), heard(9, { full_name: 'Ada King' }))
    expect(currentAnswer(reopened.record, 'full_name')).toBe('Ada King')
  })

  it('goes on by itself while the server is away, unless held', () => {
    const away = run(sent(run(answered, { is: 'submit' }), 0), failed({ retryAfterMs: 3_000 }, 0))
    expect(away.submitTrouble?.message).toBe('Away')
    expect(nextAction(away, 3_000)).toMatchObject({ do: 'send', talk: { kind: 'submit' } })
    expect(nextAction(run(away, { is: 'hold' }), 3_000)).toMatchObject({ do: 'send', talk: { kind: 'save' } })
  })

  it('lasts also where the person tries it again each time', () => {
    let state = run(answered, { is: 'submit' })
    for (const _ of [1, 2, 3, 4]) state = run(sent(state, 0), failed({}, 0), { is: 'submit' })
    expect(lastingError(state, true)?.message).toBe('Away')
    expect(nextAction(state, 0)).toMatchObject({ do: 'send', talk: { kind: 'submit' } })
  })

  it('keeps everything and waits for the person after a failure that does not pass', () => {
    const broken = run(sent(run(answered, { is: 'submit' }), 0), failed({ kind: 'broken' }, 0))
    expect(broken.isSubmitWanted).toBe(false)
    expect(broken.submitTrouble).not.toBeNull()
    expect(currentAnswer(broken.record, 'full_name')).toBe('Ada')
    expect(nextAction(run(broken, { is: 'submit' }), 0)).toMatchObject({
      do: 'send',
      talk: { kind: 'submit' },
    })
  })

  it('names the questions that the server would not take, unanswered ones too', () => {
    const refused = run(
      sent(run(answered, { is: 'submit' }), 0),
      failed({ kind: 'refused', questions: { role_clarity: 'Please answer', company: 'Odd' } }, 0),
    )
    expect(refusalText(refused, 'role_clarity')).toBe('Please answer')
    expect(refused).toMatchObject({ isSubmitWanted: false, stop: null })
    const mended = run(refused, type('role_clarity', '7', 10))
    expect(refusalText(mended, 'role_clarity')).toBeUndefined()
    expect(refusalText(mended, 'company')).toBe('Odd')
    const saved = run(sent(mended, 2_000), heard(1, { role_clarity: '7', full_name: 'Ada' }))
    expect(refusalText(saved, 'role_clarity')).toBeUndefined()
  })
})

describe('what “Saved” says', () => {
  it('tells where the answers are', () => {
    expect(saveStatus(open, true)).toBe('nothing')
    const state = run(open, type('full_name', 'Ada', 0))
    expect(saveStatus(state, true)).toBe('device')
    expect(saveStatus(state, false)).toBe('offline')
    const saving = sent(state, 1_000)
    expect(saveStatus(saving, true)).toBe('saving')
    expect(saveStatus(run(saving, failed({}, 0)), true)).toBe('away')
    expect(saveStatus(run(saving, failed({}, 0)), false)).toBe('offline')
    expect(saveStatus(run(saving, heard(1, { full_name: 'Ada' })), true)).toBe('saved')
  })

  it('says so where an answer is on neither the device nor the server', () => {
    const state = run(open, type('full_name', 'Ada', 0))
    const refusing = run(state, { is: 'device', isKeeping: false, record: state.record })
    expect(saveStatus(refusing, true)).toBe('unsafe')
    expect(saveStatus(run(sent(refusing, 1_000), heard(1, { full_name: 'Ada' })), true)).toBe('saved')
  })
})

describe('a clock that is put back by three hours', () => {
  const back = 3 * 3_600_000
  const loaded = run(sent(fresh, back), heard(1))

  it('does not hold back what was typed', () => {
    const state = run(loaded, type('key_skills', 'Sewing', back))
    expect(nextAction(state, back).do).toBe('wait')
    expect(nextAction(state, 0).do).toBe('send')
  })

  it('does not hold back the next try', () => {
    const state = run(sent(run(loaded, type('key_skills', 'Sewing', back)), back + 1_000), failed({}, back))
    expect(nextAction(state, back).do).toBe('wait')
    expect(nextAction(state, 0).do).toBe('send')
  })
})
