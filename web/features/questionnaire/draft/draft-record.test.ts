import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questionIds } from '../../../../insights/questionnaire/questionnaire.ts'
import {
  acknowledgeEdits,
  currentAnswer,
  collectAnswers,
  answersToSubmit,
  emptyRecord,
  mergeServerAnswers,
  joinEdits,
  remainingEdits,
  applyTyping,
  unsentEdits,
  type DraftRecord,
  type Edits,
} from './draft-record.ts'
import { joinRecords } from './join-record-copies.ts'
import { parseRecord, serializeRecord } from './serialize-draft.ts'

const some = ['career_goals', 'role_clarity', 'full_name'] as const
const withKnown = (revision: number, answers: Record<string, string>): DraftRecord => ({
  ...emptyRecord,
  known: { revision, answers },
})
const at = (now: number, by = 'a') => ({ now, by })

/** Edits as they come about: an edit's text follows from its name (at, by), as in life. */
const edits = fc
  .array(
    fc.record({
      id: fc.constantFrom(...some),
      at: fc.integer({ min: 1, max: 4 }),
      by: fc.constantFrom('a', 'b'),
      revision: fc.option(fc.integer({ min: 1, max: 3 })),
    }),
    { maxLength: 6 },
  )
  .map((list): Edits => {
    const made = list.map(({ id, at, by, revision }) => ({
      [id]: {
        text: `${id} ${at} ${by}`,
        at,
        by,
        stored: revision === null ? null : { revision, text: `${id} at ${revision}` },
      },
    }))
    return Object.assign({}, ...made)
  })

describe('joining what two tabs typed', () => {
  it('gives the same in any order and grouping, and nothing new the second time', () => {
    fc.assert(
      fc.property(edits, edits, edits, (a, b, c) => {
        expect(joinEdits(a, b)).toEqual(joinEdits(b, a))
        expect(joinEdits(joinEdits(a, b), c)).toEqual(joinEdits(a, joinEdits(b, c)))
        expect(joinEdits(a, a)).toEqual(a)
        expect(joinEdits(joinEdits(a, b), b)).toEqual(joinEdits(a, b))
      }),
    )
  })

  it('keeps for each question what was typed last', () => {
    fc.assert(
      fc.property(edits, edits, (a, b) => {
        const joined = joinEdits(a, b)
        for (const id of questionIds) {
          const latest = Math.max(a[id]?.at ?? 0, b[id]?.at ?? 0)
          expect(joined[id]?.at ?? 0).toBe(latest)
        }
      }),
    )
  })

  it('takes the later of two server answers', () => {
    const older = withKnown(3, { full_name: 'Ada' })
    const newer = withKnown(4, { full_name: 'Ada L.' })
    expect(joinRecords(older, newer).known).toEqual(newer.known)
    expect(joinRecords(newer, older).known).toEqual(newer.known)
  })
})

describe('the answer that is shown', () => {
  it('is the unsent edit, whatever the server holds', () => {
    const record = applyTyping(withKnown(9, { full_name: 'Server' }), 'full_name', 'Mine', at(1))
    expect(currentAnswer(record, 'full_name')).toBe('Mine')
    expect(
      currentAnswer(
        mergeServerAnswers(record, { revision: 10, answers: { full_name: 'Other' } }, 9, 2),
        'full_name',
      ),
    ).toBe('Mine')
  })

  it('is the server’s for every other question', () => {
    const record = applyTyping(withKnown(1, { career_goals: 'Paris' }), 'full_name', 'Mine', at(1))
    expect(collectAnswers(record)).toEqual({ full_name: 'Mine', career_goals: 'Paris' })
  })

  it('stays as typed where the server stored it trimmed, and follows a second device', () => {
    const mine = applyTyping(emptyRecord, 'full_name', 'Ada ', at(1))
    const known = { revision: 1, answers: { full_name: 'Ada' } }
    const saved = mergeServerAnswers(acknowledgeEdits(mine, mine.edits, known), known, 0, 2)
    expect(currentAnswer(saved, 'full_name')).toBe('Ada ')
    const elsewhere = mergeServerAnswers(saved, { revision: 2, answers: { full_name: 'Ada L.' } }, 1, 3)
    expect(currentAnswer(elsewhere, 'full_name')).toBe('Ada L.')
  })

  it('stays blank where a stored answer was cleared', () => {
    const record = applyTyping(withKnown(1, { career_goals: 'Paris' }), 'career_goals', '', at(1))
    expect(currentAnswer(record, 'career_goals')).toBe('')
    expect(collectAnswers(record)).toEqual({})
    expect(answersToSubmit(record)).toEqual({ career_goals: '' })
  })
})

describe('an edit', () => {
  it('is later than the one before it even when the clock is set back', () => {
    const first = applyTyping(emptyRecord, 'full_name', 'A', at(100))
    const second = applyTyping(first, 'full_name', 'Ad', at(50))
    expect(joinRecords(first, second).edits.full_name?.text).toBe('Ad')
  })

  it('is not made by typing what already stands there', () => {
    const record = withKnown(1, { full_name: 'Ada' })
    expect(applyTyping(record, 'full_name', 'Ada', at(1))).toBe(record)
  })

  it('typed over while it was being sent is still unsent', () => {
    const sent = applyTyping(emptyRecord, 'full_name', 'Ada', at(1))
    const since = applyTyping(sent, 'full_name', 'Ada L', at(2))
    const after = acknowledgeEdits(since, sent.edits, { revision: 1, answers: { full_name: 'Ada' } })
    expect(unsentEdits(after.edits).map(([, edit]) => edit.text)).toEqual(['Ada L'])
  })

  it('that a restored server has forgotten is unsent again', () => {
    const mine = applyTyping(emptyRecord, 'full_name', 'Ada', at(1))
    const known = { revision: 7, answers: { full_name: 'Ada' } }
    const saved = mergeServerAnswers(acknowledgeEdits(mine, mine.edits, known), known, 6, 2)
    const restored = mergeServerAnswers(saved, { revision: 2, answers: {} }, 7, 3)
    expect(currentAnswer(restored, 'full_name')).toBe('Ada')
    expect(unsentEdits(restored.edits)).toHaveLength(1)
    expect(restored.known?.revision).toBe(2)
  })
})

describe('after submitting', () => {
  it('nothing is left of what was submitted, and what was typed meanwhile is kept', () => {
    const sent = applyTyping(
      applyTyping(emptyRecord, 'full_name', 'Ada', at(1)),
      'career_goals',
      'Paris',
      at(2),
    )
    const since = applyTyping(sent, 'career_goals', 'Rome', at(3))
    const left = remainingEdits(since, sent.edits, { full_name: 'Ada', career_goals: 'Paris' })
    expect(unsentEdits(left.edits).map(([id, { text }]) => [id, text])).toEqual([['career_goals', 'Rome']])
    expect(remainingEdits(sent, sent.edits, {}).edits).toEqual({})
  })

  it('e-mail is never sent: it is not asked', () => {
    expect(answersToSubmit(withKnown(1, { email: 'ada@x.example', full_name: 'Ada' }))).toEqual({
      full_name: 'Ada',
    })
  })
})

describe('on the device', () => {
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(edits, fc.string(), (typedEdits, text) => {
        const record = applyTyping(
          { ...withKnown(3, { company: 'Northwind' }), edits: typedEdits },
          'company',
          text,
          at(9),
        )
        expect(parseRecord(serializeRecord(record))).toEqual(record)
      }),
    )
  })

  it.each([null, '', '{', '[]', '{"version":2}', '{"version":1,"edits":{"full_name":{"text":3}}}'])(
    'takes %s for nothing',
    (text) => expect(parseRecord(text)).toBeNull(),
  )

  it('drops questions that there are not', () => {
    const edit = { text: 'x', at: 1, by: 'a', stored: null }
    const text = JSON.stringify({
      version: 1,
      about: null,
      edits: { nope: edit, company: edit },
      known: null,
    })
    expect(parseRecord(text)?.edits).toEqual({ company: edit })
  })
})
