import { describe, expect, test } from 'vitest'
import { faultOf } from './check-sentence.ts'

/** What no list of meanings knew: a sentence stands only with the words of what it cites, and words that join them. */

const computed = 'Your weekly reports are late, and you rated role clarity 8 of 10.'
const answers: Record<string, string> = {
  en: 'My reports are late because the tools crash, and half the team is new. I care about customers.',
  de: 'Meine Berichte kommen zu spät, weil die Werkzeuge abstürzen. Ich mag das Team.',
  es: 'Mis informes llegan tarde porque las herramientas fallan. El equipo es amable.',
  ar: 'تقاريري متأخرة لأن الأدوات تتعطل وفريقي لطيف.',
}
const faultIn = (language: string, text: string) =>
  faultOf(
    { text, cites: [0, 1] },
    [
      { n: 0, question: 'What was computed', text: computed },
      { n: 1, question: 'What would you improve?', text: answers[language] ?? '' },
    ],
    () => false,
  )

describe('a sentence with a word of its own does not stand', () => {
  test.each([
    ['en', 'Your weekly reports are on time.'],
    ['en', 'Your weekly reports are punctual.'],
    ['en', 'Your weekly reports are prompt, you say.'],
    ['en', 'Your reports rated the letter bee.'],
    ['en', 'Your role clarity is a bee plus.'],
    ['en', 'Your role clarity is A minus.'],
    ['en', 'Your reports are at evil,example.'],
    ['en', 'Your reports are at evil dot example.'],
    ['en', 'Your reports are at evil。example.'],
    ['en', 'Your reports are at evil․example and evilꓸexample.'],
    ['en', 'A dozen of your reports are late.'],
    ['en', 'A score of your reports are late.'],
    ['en', 'Your reports are late a fortnight.'],
    ['en', 'You rated role clarity double.'],
    ['en', 'Not one of your reports is late.'],
    ['en', 'Each of your reports is late.'],
    ['en', 'Your reports are late, says the whole team.'],
    ['en', 'You rated role clarity eight in a hundredweight.'],
    ['en', 'Your reports are ｐｕｎｃｔｕａｌ.'],
    ['en', 'Your reports are lаte.'],
    ['en', 'You are careless about customers.'],
    ['en', 'You should be late with your reports.'],
    ['en', 'Your tools crash because of you, cheat.'],
    ['de', 'Deine Berichte kommen pünktlich.'],
    ['de', 'Deine Berichte kommen rechtzeitig, sagst du.'],
    ['de', 'Deine Berichte: Note Be.'],
    ['de', 'Ein Viertelhundert Berichte kommen spät.'],
    ['de', 'Sämtliche Berichte kommen zu spät.'],
    ['es', 'Tus informes llegan puntuales.'],
    ['es', 'Tus informes llegan tarde, la letra be.'],
    ['es', 'Cada uno de tus informes llega tarde.'],
    ['es', 'Una veintena de informes llegan tarde.'],
    ['ar', 'تقاريري في موعدها.'],
    ['ar', 'تقاريري متأخرة والحرف باء.'],
    ['ar', 'سائر تقاريري متأخرة.'],
  ])('%s: %s', (language, text) => {
    expect(faultIn(language, text)).toBeDefined()
  })
})

describe('one with the words of what it cites stands, in their other forms too', () => {
  test.each([
    ['en', 'Your reports are late, and you rated the clarity of your role 8 of 10.'],
    ['en', 'You say that your weekly reporting is late because your tools are crashing.'],
    ['en', 'In your words, half of the team is new.'],
    ['en', 'You care about your customers, you write.'],
    ['de', 'Du schreibst, dass deine Berichte zu spät kommen, weil die Werkzeuge abstürzen.'],
    ['es', 'Dices que tus informes llegan tarde porque las herramientas fallan.'],
    ['ar', 'تقاريري متأخرة لأن الأدوات تتعطل.'],
  ])('%s: %s', (language, text) => {
    expect(faultIn(language, text)).toBeUndefined()
  })
})
