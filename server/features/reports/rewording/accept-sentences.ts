import { findSentenceFault } from './check-sentence.ts'
import type { RewordedPassages } from './prompt.ts'
import type { Passage } from './report-passages.ts'

/** New texts by path, and the number of dropped sentences. */
export type AcceptedWording = { texts: ReadonlyMap<string, string>; dropped: number }

const sentencesMax = 4

/**
 * Filters a model's answer: of each passage only the sentences that follow from their citations, and nothing for a
 * passage that was not asked for or was answered before.
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
