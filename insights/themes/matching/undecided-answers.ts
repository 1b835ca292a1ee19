import { phraseWords } from './text-words.ts'

/** Answers that name nothing, or two things alike: they are about no category, whatever words are in them. */

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

/** Phrases by their first word, so that few are compared with an answer. */
const phrases = (...listed: readonly string[]): Phrases => {
  const byFirst = new Map<string, string[][]>()
  for (const phrase of listed.flatMap((list) => list.split('|'))) {
    const words = phraseWords(phrase)
    const [first = ''] = words
    byFirst.set(first, [...(byFirst.get(first) ?? []), words])
  }
  return byFirst
}

const isAt = (words: readonly string[], start: number, phrase: readonly string[]): boolean =>
  phrase.every((word, offset) => words[start + offset] === word)

const cannotSay = phrases(
  "don't know|i don't know|dont know|i do not know|no idea|can't say|i can't say|cannot say|hard to say|not sure|too early to say|i am new|i'm new|i just started|only just started|nothing comes to mind|nothing occurs to me|can't think of anything|cannot think of anything",
  'weiß nicht|weiß ich nicht|ich weiß nicht|kann ich nicht sagen|kann ich noch nicht sagen|keine Ahnung|schwer zu sagen|bin neu|bin noch neu|ich bin neu|fällt mir nichts ein|mir fällt nichts ein|fällt mir gerade nichts ein|mir fällt gerade nichts ein',
  'no sé|pues no sé|ni idea|no sabría|no sabría decir|difícil decir|acabo de entrar|acabo de empezar|soy nuevo|soy nueva|no se me ocurre nada|ahora mismo no se me ocurre',
  'لا أعرف|لا أدري|لا أعلم|مش عارف|مش عارفة|ما أعرف|ما أدري|مدري|صعب القول|أنا جديد|أنا جديدة|لا يخطر ببالي شيء|ما في شيء ببالي',
)
/** What is not known is then the point: "I don't know who decides". */
const asks = new Set(
  phraseWords(
    'who what where when why how which whether if wer was wo wann warum wie welche welcher welches ob wem wen quién quien qué que dónde donde cuándo cómo como cuál si من ما ماذا متى أين كيف هل إذا',
    Infinity,
  ),
)
const alike = phrases(
  'both equally|in equal parts|equal parts',
  'beides gleich|gleich wichtig|gleichermaßen|beides gleichermaßen',
  'por igual|igual de importante|igual de importantes',
  'بنفس الأهمية|بنفس القدر|على حد سواء',
)

/** Whether an answer begins by saying that the person cannot say. */
export const isUndecided = (words: readonly string[]): boolean =>
  (cannotSay.get(words[0] ?? '') ?? []).some((phrase) => {
    const next = words[phrase.length]
    return isAt(words, 0, phrase) && (next === undefined || !asks.has(next))
  })

/** Whether an answer says that two things weigh the same. */
export const isBetweenTwo = (words: readonly string[]): boolean =>
  words.some((word, index) => alike.get(word)?.some((phrase) => isAt(words, index, phrase)))
