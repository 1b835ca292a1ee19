import { describe, expect, it } from 'vitest'
import { findConflicts } from './device-conflicts.ts'
import { currentAnswer } from './draft-record.ts'
import { saveStatus } from './save-status.ts'
import { parseRecord, serializeRecord } from './serialize-draft.ts'
import { createWorld } from '../testing/simulated-devices.ts'

/** A page that has typed an answer which another device had given meanwhile. */
const contested = async () => {
  const world = createWorld()
  const tab = await world.open()
  await world.server.land('answered')
  world.server.write({ career_goals: 'Rome' })
  tab.store.type('career_goals', 'Paris')
  await world.rest()
  return { world, tab }
}

describe('answers that two devices gave', () => {
  it('are both kept: the one here is held, the one there is not written over, and nothing is submitted', async () => {
    const { world, tab } = await contested()
    const { record } = tab.store.state()
    expect(findConflicts(record).map(({ id, mine, theirs }) => [id, mine.text, theirs])).toEqual([
      ['career_goals', 'Paris', 'Rome'],
    ])
    expect(world.server.answers.get('career_goals')).toBe('Rome')
    expect(currentAnswer(record, 'career_goals')).toBe('Paris')
    for (const isOnline of [true, false]) expect(saveStatus(tab.store.state(), isOnline)).toBe('choice')
    tab.store.submit()
    await world.rest()
    expect(world.server.sent.map(({ kind }) => kind)).not.toContain('submit')
  })

  it('are one where they differ in form alone: NFC, white space and direction marks around them', async () => {
    const world = createWorld()
    const tab = await world.open()
    await world.server.land('answered')
    world.server.write({ career_goals: 'Málaga' })
    tab.store.type('career_goals', '\u202AMa\u0301laga\u202C ')
    await world.rest()
    expect(findConflicts(tab.store.state().record)).toEqual([])
  })

  it('keep no other answer from being sent, and are told apart from one that is too long', async () => {
    const { world, tab } = await contested()
    tab.store.type('full_name', 'Ada')
    expect(saveStatus(tab.store.state(), true)).toBe('device')
    expect(saveStatus(tab.store.state(), false)).toBe('offline')
    await world.rest()
    expect(world.server.answers.get('full_name')).toBe('Ada')
    expect(saveStatus(tab.store.state(), true)).toBe('choice')
    tab.store.type('company', 'x'.repeat(5_001))
    await world.rest()
    expect(saveStatus(tab.store.state(), true)).toBe('held')
  })

  it.each([
    ['here', 'Paris', 'Rome', 'elsewhere'],
    ['elsewhere', 'Rome', 'Paris', 'here'],
  ] as const)(
    'end with the one that is chosen, from %s, also after a reload; the other stays aside',
    async (which, text, other, from) => {
      const { world, tab } = await contested()
      tab.store.choose('career_goals', which)
      await world.rest()
      expect(world.server.answers.get('career_goals')).toBe(text)
      await world.close(tab, false)
      const again = await world.open()
      await world.rest()
      const { record } = again.store.state()
      expect(currentAnswer(record, 'career_goals')).toBe(text)
      expect(findConflicts(record)).toEqual([])
      expect(record.aside).toMatchObject([{ id: 'career_goals', text: other, from }])
      expect(parseRecord(serializeRecord(record))).toEqual(record)
    },
  )

  it('are one where this device itself had sent it and heard no answer', async () => {
    const world = createWorld()
    const tab = await world.open()
    await world.server.land('answered')
    tab.store.type('career_goals', 'Par')
    await world.tick(1_000)
    tab.store.type('career_goals', 'Paris')
    await world.server.land('lost after')
    await world.rest()
    expect(findConflicts(tab.store.state().record)).toEqual([])
    expect(world.server.answers.get('career_goals')).toBe('Paris')
  })
})

describe('a submission that was asked for without a connection', () => {
  it('is carried out when the page is opened again, once', async () => {
    const world = createWorld()
    const tab = await world.open()
    await world.server.land('answered')
    tab.store.type('full_name', 'Ada')
    await world.tick(1_000)
    await world.server.land('lost before')
    tab.store.submit()
    await world.close(tab, false)
    expect(world.kept()?.sending?.isWanted).toBe(true)
    const again = await world.open()
    expect(again.store.state().isSubmitWanted).toBe(true)
    await world.rest()
    expect(again.store.state().isCompleted).toBe(true)
    expect(world.server.sent.filter(({ kind }) => kind === 'submit')).toHaveLength(1)
    expect(world.kept()).toBeNull()
  })

  it('is taken back by typing, on the device as well', async () => {
    const world = createWorld()
    const tab = await world.open()
    await world.server.land('answered')
    tab.store.submit()
    await world.server.land('lost before')
    tab.store.type('full_name', 'Ada')
    await world.close(tab, false)
    const again = await world.open()
    await world.rest()
    expect(again.store.state().isCompleted).toBe(false)
    expect(world.server.sent.at(-1)?.kind).toBe('save')
  })

  it('waits until what another device has stored meanwhile has been seen', async () => {
    const world = createWorld()
    const tab = await world.open()
    await world.server.land('answered')
    tab.store.type('full_name', 'Ada')
    await world.rest()
    world.server.write({ career_goals: 'Rome' })
    tab.store.submit()
    await world.rest()
    const state = tab.store.state()
    expect(state).toMatchObject({ isCompleted: false, isSubmitWanted: false, stop: null })
    expect(currentAnswer(state.record, 'career_goals')).toBe('Rome')
    tab.store.submit()
    await world.rest()
    expect(tab.store.state().isCompleted).toBe(true)
  })
})
