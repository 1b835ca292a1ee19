import { describe, expect, it } from 'vitest'
import { currentAnswer, unsentEdits } from './draft-record.ts'
import { createWorld } from '../testing/simulated-devices.ts'

const textsOf = (edits: Parameters<typeof unsentEdits>[0]) =>
  unsentEdits(edits).map(([id, { text }]) => [id, text])

describe('the draft store', () => {
  it('keeps on the device at once and on the server soon after', async () => {
    const world = createWorld()
    const tab = await world.open()
    await world.server.land('answered')
    tab.store.type('full_name', 'Ada')
    expect(world.kept()?.edits.full_name?.text).toBe('Ada')
    await world.tick(999)
    expect(world.server.sent).toEqual([])
    await world.tick(1)
    await world.server.land('answered')
    expect(world.server.sent).toEqual([{ kind: 'save', answers: { full_name: 'Ada' } }])
    expect(world.kept()?.edits.full_name?.stored).not.toBeNull()
  })

  it('goes on where it stopped after a reload with the server away', async () => {
    const world = createWorld()
    const tab = await world.open()
    await world.server.land('answered')
    tab.store.type('full_name', 'Ada')
    await world.close(tab, false)
    const again = await world.open()
    await world.server.land('lost before')
    expect(currentAnswer(again.store.state().record, 'full_name')).toBe('Ada')
    await world.tick(2_000)
    await world.server.land('answered')
    await world.server.land('answered')
    expect(world.server.answers.get('full_name')).toBe('Ada')
  })

  it('submits once the running save has ended, and removes the draft from the device', async () => {
    const world = createWorld()
    const tab = await world.open()
    await world.server.land('answered')
    tab.store.type('full_name', 'Ada')
    await world.tick(1_000)
    tab.store.type('company', 'Northwind')
    tab.store.submit()
    expect(world.server.sent.map(({ kind }) => kind)).toEqual(['save'])
    await world.server.land('answered')
    expect(world.server.sent.map(({ kind }) => kind)).toEqual(['save', 'submit'])
    expect(world.kept()).not.toBeNull()
    await world.server.land('answered')
    expect(world.kept()).toBeNull()
    expect(tab.store.state().isCompleted).toBe(true)
  })

  it('goes with who was said to read it, also after the browser was closed, until a key is touched', async () => {
    const world = createWorld()
    const tab = await world.open()
    await world.server.land('answered')
    tab.store.type('full_name', 'Ada')
    tab.store.submit('own')
    await world.tick(0)
    await world.server.land('lost before')
    expect(world.kept()?.sending).toMatchObject({ isWanted: true, told: 'own' })
    const again = await world.open()
    expect(again.store.state().record.sending?.told).toBe('own')
    again.store.type('full_name', 'Ada L')
    expect(again.store.state().record.sending).toEqual({ isWanted: false, turn: 2 })
  })

  it('keeps everything where submitting is lost, and goes on by itself', async () => {
    const world = createWorld()
    const tab = await world.open()
    await world.server.land('answered')
    tab.store.type('full_name', 'Ada')
    tab.store.submit()
    await world.tick(0)
    await world.server.land('lost after')
    expect(world.kept()?.edits.full_name?.text).toBe('Ada')
    await world.tick(1_000)
    await world.server.land('answered')
    expect(world.server.sent.map(({ kind }) => kind)).toEqual(['submit', 'submit'])
    expect(tab.store.state().isCompleted).toBe(true)
  })

  it('closes in a second tab too, where what was typed meanwhile is kept', async () => {
    const world = createWorld()
    const [first, second] = [await world.open(), await world.open()]
    await world.rest()
    first.store.type('full_name', 'Ada')
    await world.rest()
    first.store.submit()
    await world.tick(0)
    second.store.type('career_goals', 'Rome')
    await world.rest()
    expect(second.store.state().isCompleted).toBe(true)
    expect(textsOf(world.kept()?.edits ?? {})).toEqual([['career_goals', 'Rome']])
  })

  it('does not send an older answer over one that another tab has typed since', async () => {
    const world = createWorld()
    const [first, second] = [await world.open(), await world.open()]
    await world.rest()
    second.store.type('career_goals', 'Paris')
    await world.tick(500)
    first.store.type('career_goals', 'Rome')
    await world.tick(500)
    await world.server.land('answered')
    expect(world.server.answers.get('career_goals')).toBe('Rome')
  })

  it('says that the device keeps nothing, and keeps again once it can', async () => {
    const world = createWorld()
    const tab = await world.open()
    await world.server.land('answered')
    world.fill(true)
    tab.store.type('full_name', 'Ada')
    expect(tab.store.state().isDeviceKeeping).toBe(false)
    expect(currentAnswer(tab.store.state().record, 'full_name')).toBe('Ada')
    world.fill(false)
    tab.store.type('full_name', 'Ada L')
    expect(tab.store.state().isDeviceKeeping).toBe(true)
    expect(world.kept()?.edits.full_name?.text).toBe('Ada L')
  })
})
