import { findSentenceFault } from './check-sentence.ts'
import type { RewordedPassages } from './prompt.ts'
import type { Passage } from './report-passages.ts'

/** New texts by path, and how many sentences were dropped. */
export type AcceptedWording = { texts: ReadonlyMap<string, string>; dropped: number }

const sentencesMax = 4

/**
 * What of an answer may stand in the report: of each place the sentences that rest on what they cite, and nothing of a
 * place that was not asked for, or is answered twice.
 */
export const acceptSentences = (
  answer: RewordedPassages,
  places: readonly Passage[],
  isNaming: (text: string) => boolean,
): AcceptedWording => {
  const texts = new Map<string, string>()
  let dropped = 0
  for (const { place: index, sentences } of answer.places) {
    const place = places[index]
    const isOpen = place !== undefined && !texts.has(place.path)
    const sound = isOpen
      ? sentences
          .slice(0, sentencesMax)
          .filter((sentence) => findSentenceFault(sentence, place.sources, isNaming) === undefined)
      : []
    dropped += sentences.length - sound.length
    if (place && sound.length > 0) texts.set(place.path, sound.map(({ text }) => text.trim()).join(' '))
  }
  return { texts, dropped }
}
