import type { PreparedAnswer } from './prepared-answer.ts'

/** Two or three answers that show how differently a group says it. */

const mostQuotes = 3
const mostLooked = 60
const goodLength = { least: 12, most: 200 }

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const both = [...a].filter((stem) => b.has(stem)).length
  return both / (a.size + b.size - both || 1)
}

const isGoodLength = ({ answer: { text } }: PreparedAnswer): boolean =>
  text.length >= goodLength.least && text.length <= goodLength.most

export const quotesOf = (answers: readonly PreparedAnswer[]): PreparedAnswer[] => {
  const good = answers.filter(isGoodLength)
  const looked = [...good, ...answers.filter((answer) => !isGoodLength(answer))].slice(0, mostLooked)
  const stemsOf = new Map(
    looked.map((answer) => [answer, new Set(answer.stems.filter((stem) => stem !== null))]),
  )
  const none: ReadonlySet<string> = new Set()
  const chosen: PreparedAnswer[] = []
  const closest = (one: PreparedAnswer) =>
    Math.max(0, ...chosen.map((other) => overlap(stemsOf.get(one) ?? none, stemsOf.get(other) ?? none)))
  while (chosen.length < mostQuotes) {
    let [next, least]: [PreparedAnswer | undefined, number] = [undefined, 1]
    for (const one of looked) {
      if (chosen.includes(one)) continue
      const close = closest(one)
      if (close < least) [next, least] = [one, close]
    }
    if (next === undefined) break
    chosen.push(next)
  }
  return chosen
}
