/** A few of a person's own words by which a text can speak of an answer again without quoting it whole. */
import { clean, quotedEntries } from '../../catalog/quote-answer.ts'

const most = 4
const longest = 48
/** The clause ends before these, and after these marks. */
const clauseWords =
  /^(?:that|which|who|whose|so|because|where|when|if|for|with|without|but|and then|que|donde|cuando|para|porque|con|pero|für|damit|weil|aber|التي|الذي|لكي|حتى|لأن)$/iu
/** When it should be so is no part of what it is. */
const spanOfTime =
  /^(?:in|within|en|dentro de|bis) (?:\d|an?|one|two|three|four|five|ten|the next|zwei|drei|fünf|zehn|ein paar|wenigen|un|dos|tres|cinco|diez|unos)(?!\p{L})/iu
const closing = /[.,;:)،؛]$/u
const asks = /[?!؟]$/u
/** Words that start a sentence about the wish and name nothing of it. */
const leadIn =
  /^(?:(?:i|we) (?:would|d) (?:love|like) to (?:learn |do |be |become |get )?|i[’']d (?:love|like) to (?:learn |do |be |become |get )?|(?:i|we) (?:need|want) (?:to (?:learn |be |become )?)?|it would (?:help|be (?:nice|good|great)) if |ich (?:möchte|würde gern|will|brauche) |wir brauchen |mir fehlt |(?:me gustaría|quisiera|quiero|necesito|necesitamos) (?:aprender |ser )?|أريد |أحتاج |نحتاج )/iu
/** Words on which no handle may end. */
const linking =
  /^(?:an?|the|to|of|in|on|at|by|from|as|or|and|my|our|us|is|are|it|der|die|das|den|dem|des|ein|eine[nmrs]?|und|oder|im|in|am|an|auf|zu|zum|zur|von|vom|mit|bei|mal|wir|ich|uns|de|del|la|el|los|las|lo|un|una|unos|unas|y|o|en|a|al|su|se|mi|por|من|في|على|إلى|عن|و)$/iu
const denies =
  /(?<![\p{L}\p{M}])(?:no|not|nothing|never|nicht|nichts|keine?[nrms]?|nie|nada|nunca|لا|ليس|لن)(?![\p{L}\p{M}])|n[’']t\b/iu

/** Whether the clause that a word starts ends within the words that a handle has. */
function endsSoon(all: readonly string[], from: number): boolean {
  return all.length <= most || all.slice(from, most).some((word) => closing.test(word))
}

/** At most four words from the start of an answer, with an ellipsis where they end within a clause; null where they would say nothing. */
export function shortHandle(text: string): string | null {
  const line = clean(quotedEntries(text, 200).shown[0] ?? '').replace(leadIn, '')
  const taken: string[] = []
  let isWhole = false
  const all = line.split(' ')
  for (const [index, word] of all.entries()) {
    if (clauseWords.test(word) && taken.length > 1 && !endsSoon(all, index)) {
      isWhole = true
      break
    }
    if (taken.length === most) break
    if (taken.length > 0 && spanOfTime.test(all.slice(index, index + 3).join(' '))) {
      isWhole = true
      break
    }
    if (asks.test(word)) return null
    taken.push(word)
    if (closing.test(word) || index === all.length - 1) {
      isWhole = true
      break
    }
  }
  while (taken.length > 0 && linking.test(taken.at(-1) ?? '')) {
    taken.pop()
    isWhole = false
  }
  const words = taken.join(' ').replace(/[.,;:)،؛…]+$/u, '')
  if (words.length < 3 || words.length > longest || denies.test(words)) return null
  if (!isWhole && taken.length < 2) return null
  return isWhole ? words : `${words}…`
}
