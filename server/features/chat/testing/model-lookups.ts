import { z } from 'zod'
import { toolCallAnswer, type AskedOfModel } from '../../../testing/fakes/fake-model.ts'

/** What a language model of a test looks up and says. */

const Sources = z.array(z.object({ source: z.number(), of: z.string(), text: z.string() }))
const Given = z.looseObject({
  sources: Sources.optional(),
  employeeIds: z.array(z.object({ employeeId: z.string(), name: z.string() })).optional(),
  refused: z.string().optional(),
})
const Material = z.looseObject({ question: z.string(), data: z.looseObject({ sources: Sources }) })

export type ModelSentence = { text: string; sources: number[] }

/** What a model was given so far: by its lookups, and with the question. */
export const readGivenMaterial = ({ given, material }: AskedOfModel) => {
  const found = given.flatMap((text) => {
    const { data } = Given.safeParse(JSON.parse(text))
    return data === undefined ? [] : [data]
  })
  const { data } = Material.parse(JSON.parse(material))
  const sources = [...data.sources, ...found.flatMap((one) => one.sources ?? [])]
  return {
    sources,
    refused: found.flatMap(({ refused }) => refused ?? []),
    /** The number of the first source with these words. */
    where: (words: string) => sources.find(({ of, text }) => `${of}: ${text}`.includes(words))?.source ?? 0,
    idOf: (name: string) =>
      found.flatMap(({ employeeIds = [] }) => employeeIds).find((one) => one.name === name)?.employeeId ?? '',
  }
}

type Lookups = readonly { name: string; input: unknown }[]
type There = ReturnType<typeof readGivenMaterial>

/** A model that looks these up, each after what came before is known, and then says this. */
export const modelLookingUp =
  (rounds: readonly ((there: There) => Lookups)[], says: (there: There) => ModelSentence[]) =>
  (asked: AskedOfModel) => {
    const there = readGivenMaterial(asked)
    const calls = rounds.map((round) => round(there))
    let made = 0
    for (const round of calls) {
      if (made === asked.given.length) return toolCallAnswer(...round)
      made += round.length
    }
    return toolCallAnswer({ name: 'reply', input: { sentences: says(there) } })
  }

export const modelSaying = (says: (there: There) => ModelSentence[]) => modelLookingUp([], says)
