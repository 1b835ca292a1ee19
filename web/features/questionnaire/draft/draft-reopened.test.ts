import { describe, expect, it } from 'vitest'
import { currentAnswer, editsBeforeReopening, pendingEdits } from './draft-record.ts'
import { saveStatus } from './save-status.ts'
import { createWorld } from '../testing/simulated-devices.ts'

/** A browser in which the questionnaire was submitted. */
const submitted = async () => {
  const world = createWorld()
  const tab = await world.open()
  await world.server.land('answered')
  tab.store.type('full_name', 'Ada')
  tab.store.submit()
  await world.rest()
  expect(tab.store.state().isCompleted).toBe(true)
  return { world, tab }
}

describe('answers that were opened again', () => {
  it('are noticed by a page that believes them submitted, once it is looked at', async () => {
    const { world, tab } = await submitted()
    world.server.reopen()
    tab.watch('look')
    await world.rest()
    const state = tab.store.state()
    expect(state).toMatchObject({ isCompleted: false, reopened: { by: 'Olga' } })
    expect(currentAnswer(state.record, 'full_name')).toBe('Ada')
    tab.store.type('full_name', 'Ada L.')
    await world.rest()
    expect(world.server.answers.get('full_name')).toBe('Ada L.')
    tab.store.submit()
    await world.rest()
    expect(tab.store.state()).toMatchObject({ isCompleted: true, reopened: null })
    expect(world.kept()).toBeNull()
  })

  it('are not written over by what this device never sent before; it is kept, to be put in by hand', async () => {
    const world = createWorld()
    const tab = await world.open()
    await world.server.land('answered')
    tab.store.type('full_name', 'An old draft')
    tab.store.type('company', 'Never sent')
    // Another device submits, and the answers are opened again, while this one is away.
    await world.close(tab, false)
    world.server.write({ full_name: 'Ada', company: '' })
    world.server.reopen()
    const again = await world.open()
    await world.rest()
    const { record } = again.store.state()
    expect(world.server.sent).toEqual([])
    expect(world.server.answers.get('full_name')).toBe('Ada')
    expect(currentAnswer(record, 'full_name')).toBe('Ada')
    expect(currentAnswer(record, 'company')).toBe('')
    expect(editsBeforeReopening(record)).toEqual([
      ['full_name', 'An old draft'],
      ['company', 'Never sent'],
    ])
    expect(pendingEdits(record)).toEqual([])
    expect(saveStatus(again.store.state(), true)).not.toBe('device')

    again.store.type('company', 'Never sent')
    await world.rest()
    expect(world.server.answers.get('company')).toBe('Never sent')
    expect(editsBeforeReopening(again.store.state().record)).toEqual([['full_name', 'An old draft']])
    again.store.submit()
    await world.rest()
    expect(world.server.answers.get('full_name')).toBe('Ada')
    expect(world.kept()).toBeNull()
  })

  it('stay so after a reload: what is typed on them goes to the server, what is older does not', async () => {
    const { world, tab } = await submitted()
    world.server.reopen()
    tab.watch('look')
    await world.rest()
    tab.store.type('full_name', 'Ada L.')
    await world.close(tab, false)
    const again = await world.open()
    await world.rest()
    expect(editsBeforeReopening(again.store.state().record)).toEqual([])
    expect(world.server.answers.get('full_name')).toBe('Ada L.')
  })

  it('stop a submission that was under way without anybody’s doing: its page shows them and waits', async () => {
    const world = createWorld()
    const tab = await world.open()
    await world.server.land('answered')
    tab.store.type('full_name', 'Ada')
    tab.store.submit()
    await world.tick(0)
    // The server took it and nobody heard; before the next try it is opened again.
    await world.server.land('lost after')
    world.server.reopen()
    await world.rest()
    const state = tab.store.state()
    expect(state).toMatchObject({
      isCompleted: false,
      isSubmitWanted: false,
      stop: null,
      submitTrouble: null,
    })
    expect(state.reopened).not.toBeNull()
    expect(currentAnswer(state.record, 'full_name')).toBe('Ada')
    expect(editsBeforeReopening(state.record)).toEqual([])
  })

  it('are heard of by a page whose save is refused', async () => {
    const world = createWorld()
    const tab = await world.open()
    await world.server.land('answered')
    world.server.write({ full_name: 'Ada' })
    world.server.reopen()
    tab.store.type('full_name', 'Typed meanwhile')
    await world.rest()
    const state = tab.store.state()
    expect(world.server.answers.get('full_name')).toBe('Ada')
    expect(state).toMatchObject({ stop: null, reopened: { by: 'Olga' } })
    expect(editsBeforeReopening(state.record)).toEqual([['full_name', 'Typed meanwhile']])
  })
})
