import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { findConflicts } from './device-conflicts.ts'
import { currentAnswer, unsentEdits } from './draft-record.ts'
import { createWorld, type Tab } from '../testing/simulated-devices.ts'

const asked = ['full_name', 'career_goals', 'company_improvements'] as const
const id = fc.constantFrom(...asked)
const tab = fc.constantFrom(0 as const, 1 as const)

const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('type'),
      tab,
      id,
      text: fc.constantFrom('', 'a', 'b', 'c ', 'd'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('land'),
      fate: fc.constantFrom('answered', 'lost before', 'lost after'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('tick'), ms: fc.constantFrom(1, 500, 1_000, 30_000) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deliver'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload'), tab, didArrive: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('watch'), tab, what: fc.constantFrom('online', 'look', 'leave') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('elsewhere'), id, text: fc.constantFrom('x', 'y') }) },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

const begin = async () => {
  const world = createWorld()
  const tabs: [Tab, Tab] = [await world.open(), await world.open()]
  /** What was typed last on this device, and whether no other device wrote since. */
  const typedLast = new Map<QuestionId, { text: string; isLast: boolean }>()

  const type = (tab: Tab, id: QuestionId, text: string) => {
    const before = tab.store.state().record
    tab.store.type(id, text)
    if (tab.store.state().record !== before) typedLast.set(id, { text, isLast: true })
  }
  const perform = async (one: Act): Promise<void> => {
    if (one.do === 'type') return type(tabs[one.tab], one.id, one.text)
    if (one.do === 'land') return world.server.land(one.fate)
    if (one.do === 'tick') return world.tick(one.ms)
    if (one.do === 'deliver') return tabs[one.tab].deliver()
    if (one.do === 'watch') return tabs[one.tab].watch(one.what)
    if (one.do === 'reload') {
      await world.close(tabs[one.tab], one.didArrive)
      tabs[one.tab] = await world.open()
      return undefined
    }
    world.server.write({ [one.id]: one.text })
    const mine = typedLast.get(one.id)
    if (mine !== undefined) mine.isLast = false
    return undefined
  }
  return { world, tabs, typedLast, perform }
}

describe('whatever order saves, failures, reloads, tabs and devices come in', () => {
  it('no answer typed is ever lost, and everybody ends with the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (acts) => {
        const { world, tabs, typedLast, perform } = await begin()
        for (const one of acts) {
          await world.tick(1)
          await perform(one)
          await world.tick(0)
          // At every moment the device holds what was typed last.
          const kept = [...typedLast].map(([id]) => [id, world.kept()?.edits[id]?.text])
          expect(kept).toEqual([...typedLast].map(([id, { text }]) => [id, text]))
        }
        await world.rest()
        for (const tab of tabs) tab.watch('look')
        await world.rest()
        // What two devices gave without having seen the other's waits for the person, who loses neither.
        const contested = findConflicts(tabs[0].store.state().record)
        for (const [index, { id, mine, theirs }] of contested.entries()) {
          const isMine = (index + acts.length) % 2 === 0
          expect(world.server.answers.get(id) ?? '').toBe(theirs)
          tabs[0].store.choose(id, isMine ? 'here' : 'elsewhere')
          const other = isMine ? theirs : mine.text
          const aside = tabs[0].store.state().record.aside?.map(({ text }) => text.trim()) ?? []
          // An empty answer need not be kept.
          expect(['', ...aside]).toContain(other.trim())
          if (isMine) continue
          typedLast.delete(id)
        }
        await world.rest()
        for (const tab of tabs) tab.watch('look')
        await world.rest()
        expect(world.server.collisions()).toBe(0)
        const mine = [...typedLast].filter(([, { isLast }]) => isLast)
        expect(mine.map(([id]) => [id, world.server.answers.get(id)])).toEqual(
          mine.map(([id, { text }]) => [id, text]),
        )
        const stored = asked.map((id) => world.server.answers.get(id) ?? '')
        for (const tab of tabs) {
          const { record } = tab.store.state()
          expect(asked.map((id) => currentAnswer(record, id))).toEqual(stored)
          expect(unsentEdits(record.edits)).toEqual([])
        }
      }),
      { numRuns: 150 },
    )
  }, 60_000)
})
