import { describe, expect, it } from 'vitest'
import type { DraftMirror } from '../../../core/drafts/draft-mirror.ts'
import { saveStatus } from './save-status.ts'
import { createWorld } from '../testing/simulated-devices.ts'

/** A second copy whose writing ends when the test says so. */
const createMirror = () => {
  const writing: ((isKept: boolean) => void)[] = []
  const mirror: DraftMirror = (change) =>
    new Promise((done) => {
      writing.push((isKept) => {
        if (isKept) change(new Map())
        done(isKept)
      })
    })
  return { mirror, writing }
}

const openOffline = async () => {
  const { mirror, writing } = createMirror()
  const world = createWorld(mirror)
  const tab = await world.open()
  await world.server.land('answered')
  const said = () => saveStatus(tab.store.state(), false)
  const end = async (isKept: boolean) => {
    for (const done of writing.splice(0)) done(isKept)
    await world.tick(0)
  }
  await world.tick(300)
  await end(true)
  return { world, tab, writing, said, end }
}

describe('“kept on this device”', () => {
  it('is said once the draft would outlast a killed browser, and not before', async () => {
    const { world, tab, writing, said, end } = await openOffline()
    tab.store.type('full_name', 'Ada')
    expect(said()).toBe('keeping')
    await world.tick(299)
    expect(writing).toHaveLength(0)
    await world.tick(1)
    expect(writing).toHaveLength(1)
    expect(said()).toBe('keeping')
    // A letter more while it is written is not kept with it.
    tab.store.type('full_name', 'Ada L')
    await end(true)
    expect(said()).toBe('keeping')
    await world.tick(300)
    await end(true)
    expect(said()).toBe('offline')
  })

  it('is put off by typing for a second and a half at most, and not at all by leaving the page or submitting', async () => {
    const { world, tab, writing } = await openOffline()
    for (let letter = 1; letter <= 6; letter++) {
      tab.store.type('full_name', 'A'.repeat(letter))
      await world.tick(250)
    }
    expect(writing).toHaveLength(1)
    tab.store.type('company', 'N')
    tab.watch('leave')
    expect(writing).toHaveLength(2)
    tab.store.submit()
    expect(writing).toHaveLength(3)
  })

  it('holds what was only opened, too, and that it is to be sent', async () => {
    const { mirror, writing } = createMirror()
    const world = createWorld(mirror)
    const tab = await world.open()
    await world.server.land('answered')
    await world.tick(300)
    expect(writing).toHaveLength(1)
    tab.store.submit()
    expect(writing).toHaveLength(2)
  })

  it('is not said where the device refuses', async () => {
    const { world, tab, said, end } = await openOffline()
    tab.store.type('full_name', 'Ada')
    await world.tick(300)
    await end(false)
    expect(said()).toBe('unsafe')
    tab.store.type('full_name', 'Ada L')
    await world.tick(300)
    await end(true)
    expect(said()).toBe('offline')
  })
})
