import { phraseWords, type TextWord } from './text-words.ts'

/** How people begin and end what they say: words about the saying, which name nothing that should be better. */

const framings = [
  `honestly|to be honest|to be fair|frankly|tbh|imo|imho|in my opinion|in my view|from my point of view|as far as i am concerned|if you ask me|if i may|i think|i believe|i feel|i guess|i suppose|i would say|i'd say
  well|so|simple|simply|simply put|quite simply|very simple|easy|in short|short answer|long story short|main thing|the main thing|most important|most importantly|above all|first of all|number one|top of my list|one thing|just one thing
  for me|for my part|personally|same as everyone|same as everybody|like everyone else|like everybody says|as i said|as already said|as mentioned|as always|as usual|as i told my lead|as i told my boss|as i told my manager|as i said last time|as said before|same as last year|once again|again
  not only me ask around|not just me|ask around|ask anyone|ask anybody|everyone says so|everybody says so|everybody says that|that would do|that would be it|that's all|that's it|that is all|nothing else|no more than that|enough said|just saying|full stop|thanks|thank you|thanks in advance|many thanks|cheers|please|pls|sorry|if possible|if i had one wish|if the company did one thing|my wish|my only wish|what i would like|i would like to see`,
  `ehrlich gesagt|ehrlicherweise|offen gesagt|um ehrlich zu sein|meiner meinung nach|meines erachtens|aus meiner sicht|ich finde|ich denke|ich glaube|ich meine|ich würde sagen|na ja|naja|tja|also|nun|ganz einfach|einfach gesagt|kurz gesagt|kurz und knapp|vor allem|hauptsache|am wichtigsten|das wichtigste|in erster linie|als erstes|zuerst
  für mich|was mich angeht|persönlich|ich persönlich|wie schon gesagt|wie gesagt|wie bereits gesagt|wie immer|wie alle|wie jeder|wie letztes jahr|noch einmal|nochmal|schon wieder|das sagen alle|sagen alle|fragt mal rum|nicht nur ich|mehr nicht|das wars|das war's|das wäre es|sonst nichts|punkt|danke|vielen dank|danke im voraus|bitte|wenn möglich|mein wunsch|ich wünsche mir|ich würde mir wünschen`,
  `la verdad|la verdad es que|sinceramente|honestamente|francamente|para ser sincero|para ser sincera|para ser honesto|en mi opinión|a mi juicio|desde mi punto de vista|creo que|pienso que|yo creo que|yo diría|bueno|pues|pues nada|muy sencillo|es sencillo|muy simple|simplemente|en resumen|en corto|sobre todo|lo principal|lo más importante|ante todo|primero|en primer lugar
  para mí|por mi parte|personalmente|lo de siempre|como siempre|como todos|como ya dije|como dije|como ya he dicho|otra vez|de nuevo|lo dicen todos|lo decimos todos|no solo yo|pregunten|nada más|eso es todo|y ya está|y punto|gracias|muchas gracias|por favor|si es posible|mi deseo|me gustaría`,
  `بصراحة|بأمانة|صراحة|الصراحة|في رأيي|برأيي|من وجهة نظري|أعتقد|أظن|أرى أن|ببساطة|باختصار|بكل بساطة|الأهم|أهم شيء|أهم شي|أهم حاجة|أولا|قبل كل شيء|بالنسبة لي|شخصيا|كما قلت|زي ما قلت|مثل ما قلت|كالعادة|مثل الجميع|زي الكل|مرة أخرى|هذا كل شيء|وبس|فقط|شكرا|شكرا لكم|من فضلكم|لو سمحتم|لو سمحت|رجاء|ياريت|يا ريت|أتمنى`,
]

const byFirst = new Map<string, string[][]>()
for (const phrase of framings.flatMap((list) => list.split(/[|\n]/u))) {
  const words = phraseWords(phrase)
  const [first] = words
  if (first === undefined) continue
  byFirst.set(first, [...(byFirst.get(first) ?? []), words])
}
for (const phrases of byFirst.values()) phrases.sort((a, b) => b.length - a.length)

const clauseEnd = /[.!?;:,\n()…،؛؟]|\s[-–—]\s/u

/** How many words at this place are a whole clause of framing; 0 where they are not. */
const framingAt = (words: readonly TextWord[], start: number, text: string): number => {
  const before = words[start - 1]
  if (before !== undefined && !clauseEnd.test(text.slice(before.end, words[start]?.start))) return 0
  for (const phrase of byFirst.get(words[start]?.word ?? '') ?? []) {
    if (!phrase.every((word, offset) => words[start + offset]?.word === word)) continue
    const [last, next] = [words[start + phrase.length - 1], words[start + phrase.length]]
    if (last !== undefined && (next === undefined || clauseEnd.test(text.slice(last.end, next.start))))
      return phrase.length
  }
  return 0
}

/** The words of an answer without its clauses of framing; all of them where nothing else is said. */
export const withoutFraming = (words: readonly TextWord[], text: string): readonly TextWord[] => {
  const kept: TextWord[] = []
  for (let index = 0; index < words.length; index++) {
    const skipped = framingAt(words, index, text)
    if (skipped > 0) index += skipped - 1
    else {
      const word = words[index]
      if (word !== undefined) kept.push(word)
    }
  }
  return kept.length === 0 ? words : kept
}
