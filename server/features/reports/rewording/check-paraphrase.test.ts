import { describe, expect, test } from 'vitest'
import { measureRelativeTo } from '../../../../insights/testing/processor-time.ts'
import { findSentenceFault } from './check-sentence.ts'
import { isParaphrase } from './check-paraphrase.ts'

/** A model retells whole sentences of a source: what leaves words out, adds or moves them does not stand, whatever it means. */

const computed = [
  'You rated role clarity 4 of 10 and your weekly output 8 of 10.',
  'Of your ratings the highest is for how well your tools help (9) and the lowest for job satisfaction (3).',
  'Team communication: 5 of 10, in the lower part of the scale.',
  'Missing: a workflow for orders.',
  'In your words: “No targets. Plan shifts” and “KPIs”.',
].join(' ')
const answers: Record<string, readonly string[]> = {
  en: [
    'I run the kitchen and order the food for twelve tables. My reports are late because the tools crash.',
    'No targets or KPIs, that is why it is not clear enough.',
    'A workflow for orders.',
    'I want to lead a second kitchen. You never answer me.',
    'Plan shifts two weeks ahead',
    '9',
    'He helps me, except on Mondays. If the stock count fails, I stay.',
    'I do not like paperwork. Why do the tools of HR crash? I love the harbour!',
  ],
  de: [
    'Ein Plan für Bestellungen.',
    'Ich möchte eine zweite Küche führen. Meine Berichte kommen zu spät, weil die Werkzeuge abstürzen.',
    'Keine Ziele oder Kennzahlen',
  ],
  es: [
    'Un plan para los pedidos.',
    'Quiero dirigir una segunda cocina. Mis informes llegan tarde porque las herramientas fallan.',
    'Planificar los turnos con dos semanas de antelación',
  ],
  ar: ['خطة للطلبات.', 'أريد أن أدير مطبخا ثانيا. تقاريري متأخرة لأن الأدوات تتعطل.', 'لا أهداف ولا مؤشرات'],
}
const faultIn = (language: string, text: string) => {
  const sources = [computed, ...(answers[language] ?? [])].map((source, n) => ({
    n,
    question: n === 0 ? 'What was computed' : 'What is missing, and how many of the 22 questions?',
    text: source,
  }))
  return findSentenceFault({ text, cites: sources.map(({ n }) => n) }, sources, () => false)
}

describe('what the sources do not say does not stand', () => {
  test.each([
    // Another number, of the scale or of something else.
    ['en', 'The job is 10 of 10 at the moment.'],
    ['en', 'Your job is 10.'],
    ['en', 'Role clarity is at 10.'],
    ['en', 'You put your job at ten of 10.'],
    ['en', 'Role clarity is at I of 10.'],
    ['en', 'You rated role clarity 10 of 10 and your weekly output 8 of 10.'],
    ['en', 'You rated role clarity 8 of 10 and your weekly output 4 of 10.'],
    ['en', 'You rated role clarity 4 of 4 and your weekly output 8 of 8.'],
    ['en', 'You rated role clarity 3 of 3.'],
    ['en', 'You rated role clarity (8/3) and your weekly output 8 of 10.'],
    ['en', 'You rated role clarity (8 of 8).'],
    ['en', 'You rated role clarity 8 of 12.'],
    ['en', 'You rated the stock count 8 of 10.'],
    ['en', 'You order for twelve kitchens.'],
    ['en', 'You say: 9.'],
    ['en', 'You rated role clarity 4.'],
    // Two that changed places.
    [
      'en',
      'Of your ratings the highest is for job satisfaction (3) and the lowest for how well your tools help (9).',
    ],
    ['en', 'Of your ratings the lowest is for how well your tools help.'],
    ['en', 'You run the food and order the kitchen for twelve tables.'],
    ['en', 'You say that you run the food and order the kitchen for twelve tables.'],
    ['en', 'You say that the tools are late because your reports crash.'],
    ['en', 'You say that I never answer you.'],
    ['en', 'You say that you never answer you.'],
    // A denial, a lack, a wish, a request, a condition or a qualifier that is gone.
    ['en', 'You have KPIs.'],
    ['en', 'You say: targets or KPIs, that is why it is not clear enough.'],
    ['en', 'You say: no targets or KPIs, that is why it is not clear enough and a workflow for orders.'],
    [
      'en',
      'You say that you run the kitchen and order the food for twelve tables and my reports are late because the tools crash.',
    ],
    ['en', 'You say: no, targets or KPIs, that is why it is not clear enough.'],
    ['en', 'You are not enough.'],
    ['en', 'You say “clear enough”.'],
    ['en', 'You say “KPIs”.'],
    ['en', 'Plan shifts” and “KPIs.'],
    ['en', 'You have a workflow for orders.'],
    ['en', 'A workflow for orders.'],
    ['en', 'You have “a workflow for orders”.'],
    ['en', 'You lead a second kitchen.'],
    ['en', 'You say that you lead a second kitchen.'],
    ['en', 'You say “lead a second kitchen”.'],
    ['en', 'You want to lead a second kitchen.'],
    ['en', 'The company plans shifts two weeks ahead.'],
    ['en', 'Plan shifts two weeks ahead.'],
    ['en', 'You say: plan two shifts weeks ahead.'],
    ['en', 'You plan shifts two weeks ahead.'],
    ['en', 'Communication works in your team.'],
    ['en', 'Team communication: 5 of 10.'],
    ['en', 'Team communication: 5 of 10, in the part of the scale.'],
    ['en', 'You say that he helps you.'],
    ['en', 'You say that the stock count fails.'],
    ['en', 'You say: I stay.'],
    ['en', 'You say that your reports are late.'],
    ['en', 'Your reports are late because the tools crash.'],
    // A statement that became a question, a hint or a shout, and a question that became a statement.
    ['en', 'You say that you do not like paperwork?'],
    ['en', 'You say that you do not like paperwork?!'],
    ['en', 'You say that you do not like paperwork…'],
    ['en', 'You say that you do not like paperwork...'],
    ['en', 'You say that you do not like paperwork！'],
    ['en', 'You say that you do not like paperwork:'],
    ['en', 'You do not like paperwork, you write?'],
    ['en', 'In your words: “I do not like paperwork?”'],
    ['en', 'In your words: “I do not like paperwork?!”'],
    ['en', 'In your words: “I do not like paperwork…”'],
    ['en', 'In your words: “I do not like paperwork”?'],
    ['en', 'In your words: “I do NOT like paperwork.”'],
    ['en', 'In your words: “i Do not like Paperwork.”'],
    ['en', 'YOU SAY THAT YOU DO NOT LIKE PAPERWORK.'],
    ['en', 'You SAY that you do not like paperwork.'],
    ['en', 'You say that you do NOT like paperwork.'],
    ['en', 'You write: why do the tools of HR crash.'],
    ['en', 'You write: why do the tools of hr crash?'],
    ['en', 'In your words: “Why do the tools of HR crash”.'],
    ['en', 'You rated role clarity 4 of 10 and your weekly output 8 of 10?'],
    ['en', 'You rated role clarity 4 of 10 and your weekly output 8 of 10!'],
    ['en', 'YOU rated role clarity 4 of 10 and your weekly output 8 of 10.'],
    ['es', 'Dices que quieres dirigir una segunda cocina?'],
    ['ar', 'تقول إن تقاريرك متأخرة لأن الأدوات تتعطل؟'],
    ['de', 'Du hast einen Plan für Bestellungen.'],
    ['de', 'Ein Plan für Bestellungen.'],
    ['de', 'Du führst eine zweite Küche.'],
    ['de', 'Du schreibst: Du führst eine zweite Küche.'],
    ['de', 'Du hast Ziele oder Kennzahlen.'],
    ['de', 'Du schreibst: Ziele oder Kennzahlen.'],
    ['es', 'Tienes un plan para los pedidos.'],
    ['es', 'Un plan para los pedidos.'],
    ['es', 'Diriges una segunda cocina.'],
    ['es', 'Dices: diriges una segunda cocina.'],
    ['es', 'Planificas dos turnos antes.'],
    ['es', 'Escribes: planificar dos turnos con semanas de antelación.'],
    ['ar', 'لديك خطة للطلبات.'],
    ['ar', 'تدير مطبخا ثانيا.'],
    ['ar', 'تقول: أدير مطبخا ثانيا.'],
    ['ar', 'لديك أهداف ومؤشرات.'],
    ['ar', 'تقول: أهداف ولا مؤشرات.'],
  ])('%s: %s', (language, text) => {
    expect(faultIn(language, text)).toBeDefined()
  })
})

describe('a whole sentence of a source stands, and what a person wrote as what they say', () => {
  test.each([
    ['en', 'You rated role clarity 4 of 10 and your weekly output 8 of 10.'],
    [
      'en',
      'Of your ratings the highest is for how well your tools help (9) and the lowest for job satisfaction (3).',
    ],
    ['en', 'Team communication: 5 of 10, in the lower part of the scale.'],
    ['en', 'You say that you run the kitchen and order the food for twelve tables.'],
    ['en', 'You run the kitchen and order the food for twelve tables, you write.'],
    ['en', 'You write that your reports are late because the tools crash.'],
    ['en', 'You say that you want to lead a second kitchen.'],
    ['en', 'In your words: “I want to lead a second kitchen”.'],
    ['en', 'In your words: “You never answer me.”'],
    ['en', 'You mention a workflow for orders.'],
    ['en', 'You say: no targets or KPIs, that is why it is not clear enough.'],
    ['en', 'You write: plan shifts two weeks ahead.'],
    ['en', 'You say that you do not like paperwork.'],
    ['en', 'In your words: “I do not like paperwork”'],
    ['en', 'In your words: “I do not like paperwork.”'],
    ['en', 'You write: why do the tools of HR crash?'],
    ['en', 'In your words: “Why do the tools of HR crash?”'],
    ['en', 'You say that you love the harbour.'],
    ['en', 'You say that you love the harbour!'],
    ['en', 'In your words: “I love the harbour!”'],
    ['de', 'Du nennst: ein Plan für Bestellungen.'],
    ['de', 'Du schreibst: Du möchtest eine zweite Küche führen.'],
    ['de', 'Du schreibst: Deine Berichte kommen zu spät, weil die Werkzeuge abstürzen.'],
    ['es', 'Dices que quieres dirigir una segunda cocina.'],
    ['es', 'Dices que tus informes llegan tarde porque las herramientas fallan.'],
    ['ar', 'تقول: «أريد أن أدير مطبخا ثانيا».'],
    ['ar', 'تقول إن تقاريرك متأخرة لأن الأدوات تتعطل.'],
  ])('%s: %s', (language, text) => {
    expect(faultIn(language, text)).toBeUndefined()
  })
})

test.each([
  [
    'Nothing of this holds true of me: 1. I am patient. 2. I am kind. 3. I am 12 years old.',
    'You say that you are kind.',
  ],
  [
    'Nothing of this holds true of me: 1. I am patient. 2. I am kind. 3. I am 12 years old.',
    'You say that you are patient.',
  ],
  ['None of it is so:\n- I am kind.\n- I am patient.', 'You say that you are kind.'],
  ['The team is good. NOT.', 'You write: The team is good.'],
  ['The team is good. Just kidding.', 'You write: “The team is good”.'],
])('%j is not retold without what turns it round: %s', (text, sentence) => {
  expect(isParaphrase(sentence, [{ text, isTold: true }])).toBe(false)
})

test.each([
  'Nobody here could say, e.g. I like my work.',
  'Nobody here could say, E. G. I like my work.',
  'Nobody here could say, i.e. I like my work.',
  'Nobody here could say, z. B. I like my work.',
  'Nobody here could say, z.B. I like my work.',
  'Nobody here could say, d. h. I like my work.',
  'Nobody here could say, u. a. I like my work.',
  'Nobody here could say, p. ej. I like my work.',
  'Nobody here could say viz. I like my work.',
  'Nobody here could say cf. I like my work.',
  'Nobody here could say bzw. I like my work.',
  'Nobody here could say etc. I like my work.',
  'Nobody here could say to Mr. I like my work.',
  'Nobody here could say in Jan. I like my work.',
  'Nobody here could say in Sept. I like my work.',
  'Nobody here could say vs. I like my work.',
  'Nobody here could say (approx.) I like my work.',
  'Nobody here could say approx. I like my work.',
  'Nobody here could say to Prof. I like my work.',
  'Nobody here could say aprox. I like my work.',
  'Nobody here could say to the Depto. I like my work.',
  'Nobody here could say incl. I like my work.',
  'Nobody here could say evtl. I like my work.',
  'Nobody here could say eigtl. I like my work.',
  'Nobody here could say jährl. I like my work.',
  'Nobody here could say, as the vice-pres. I like my work.',
  'Nobody here could say, as J. R. I like my work.',
  'Nobody here could say إلخ. I like my work.',
  'Nobody here could say on the 3. I like my work.',
  'Nobody here could say ap\u200Bprox. I like my work.',
  'Nobody here could say Yahoo! I like my work.',
  'Nobody here could say Wham! I like my work.',
  'Nobody here could say... I like my work.',
  'Nobody here could say ... I like my work.',
  'Nobody here could say … I like my work.',
  'Nobody here could say… I like my work.',
  'Nobody here could say?.. I like my work.',
  'Nobody here could say “the food is fine.” I like my work.',
  'Nobody here could say "the food is fine." I like my work.',
  'Nobody here could say „the food is fine.“ I like my work.',
  'Nobody here could say (well, the food is fine. I like my work. The end).',
  'Nobody here could say [well, the food is fine. I like my work. The end].',
  'Nobody here could say ‘The food is fine. I like my work. The end’.',
  "Nobody here could say 'The food is fine. I like my work. The end'.",
  "Nobody here could say 'The cooks' food is fine. I like my work. The end'.",
  'Nobody here could say ‹The food is fine. I like my work. The end›.',
  'Nobody here could say 「The food is fine. I like my work. The end」.',
])('what may go on after a full stop is not retold alone: %s', (text) => {
  const sentence = 'You say that you like your work.'
  expect(isParaphrase(sentence, [{ text, isTold: true }])).toBe(false)
  const quoting = {
    text: `The plan: “${text}” and “more”.`,
    isTold: true,
    isQuoting: true,
  }
  expect(isParaphrase(sentence, [quoting])).toBe(false)
})

test.each([
  ['Wir haben keine kaufm. Leitung mit Erfahrung.', 'Du schreibst: Leitung mit Erfahrung.'],
  ['Niemand mag unseren ehem. Chef aus der Küche.', 'Du schreibst: Chef aus der Küche.'],
  ['Es gibt keine Regeln bezügl. Pausen sind lang genug.', 'Du schreibst: Pausen sind lang genug.'],
  ['Niemand in der Bahnhofstr. Köln ist gut geführt.', 'Du schreibst: Köln ist gut geführt.'],
  ['None of our Mktg. Managers ever answer the phone.', 'You say that managers ever answer the phone.'],
  ['I never said that Cust. Service is bad.', 'You say that service is bad.'],
  ['No one likes Warner Bros. Pictures make us happy.', 'You say that pictures make us happy.'],
  ['Nadie en el Ayto. Madrid es amable con la gente.', 'Escribes: Madrid es amable con la gente.'],
  ['Niemand feierte den 1000. Kunden mit dem Team.', 'Du schreibst: Kunden mit dem Team.'],
  ['Niemand feierte den 2000. Kunden mit dem Team.', 'Du schreibst: Kunden mit dem Team.'],
  ['Kein Platz in der XVIII. Etage ist für alle da.', 'Du schreibst: Etage ist für alle da.'],
  ['Yahoo! Mail is never down for us.', 'You say that mail is never down for us.'],
  ['I like my job. Yahoo! Mail is never down for us.', 'You say that mail is never down for us.'],
  ['Guess? Stores are closed for ever.', 'You say that stores are closed for ever.'],
  ['Ich kaufe nie ja! Produkte sind sehr gut hier.', 'Du schreibst: Produkte sind sehr gut hier.'],
  ['I never use Wendy’s! Burgers are good for us.', 'You say that burgers are good for us.'],
  ['Nobody in Acct. IT is bad at it.', 'You write: IT is bad at it.'],
  ['Nobody in Acct. A-Teams is bad at it.', 'You write: A-Teams is bad at it.'],
  ['It is not as if…! The rest is the best of all.', 'You say that the rest is the best of all.'],
])('after an abbreviation, an ordinal or a name with a mark, %j is not retold as %j', (text, sentence) => {
  expect(isParaphrase(sentence, [{ text, isTold: true }])).toBe(false)
})

test.each([
  ['Wir haben keine kaufm. Leitung. Der Chef ist nett zu uns.', 'Du schreibst: Der Chef ist nett zu uns.'],
  ['I came in 2019. The team is good for us.', 'You say that the team is good for us.'],
  ['I use Yahoo! Mail at work. It’s quick and easy.', 'You say that it’s quick and easy.'],
  ['Der Chef ist nett. Außerdem ist das Team gut.', 'Du schreibst: Außerdem ist das Team gut.'],
  ['El equipo es bueno. También la comida es buena.', 'Escribes: También la comida es buena.'],
  ['Work is great.\nPeople are kind to us.', 'You say that people are kind to us.'],
])('of %j a word that only begins sentences begins %j', (text, sentence) => {
  expect(isParaphrase(sentence, [{ text, isTold: true }])).toBe(true)
})

test.each([
  'The food is great. I like my work.',
  'The food here (and the tea) is great :) I said it before. I like my work.',
  'It’s the cooks’ kitchen, rock ’n’ roll included. I like my work.',
  'They don’t. I like my work.',
  'Is it good? I like my work.',
  'They say ‘good food’. I like my work.',
  'The food is great (mostly). I like my work.',
])('after a full stop that ends a sentence the next one is retold: %s', (text) => {
  expect(isParaphrase('You say that you like your work.', [{ text, isTold: true }])).toBe(true)
})

test('a sentence with an abbreviation is retold whole', () => {
  const text = 'I like the tools, e.g. Jira and Slack. The food is great.'
  const whole = 'You say that you like the tools, e.g. Jira and Slack.'
  expect(isParaphrase(whole, [{ text, isTold: true }])).toBe(true)
})

test.each([
  ['I LOVE THE HARBOUR', 'You say that you love the harbour.'],
  ['I am VERYYY happy', 'You say that you are veryyy happy.'],
  ['I am VERYYY happy', 'You say that you are VERYYY happy.'],
])('what is shouted in %j may be said quietly: %s', (text, sentence) => {
  const source = { n: 1, question: 'What else?', text }
  expect(findSentenceFault({ text: sentence, cites: [1] }, [source], () => false)).toBeUndefined()
})

test('a source with a quote that never ends is read in one go', async () => {
  const source = (start: string) => ({ text: start + 'A. '.repeat(8_000), isTold: false })
  const isOne = (start: string) => isParaphrase('Nobody wrote this.', [source(start)])
  const timesOf = await measureRelativeTo(() => isOne(''))
  expect(await timesOf(() => isOne('"'), 3)).toBeLessThan(3)
})
