import { expect, test } from 'vitest'
import { isParaphrase } from './check-paraphrase.ts'

test.each([
  ['The food is good here. I am joking.', 'You say that the food is good here.'],
  ['The food is good here. This is a lie.', 'You say that the food is good here.'],
  ['The food is good here. That would be nice, though.', 'You say that the food is good here.'],
  ['The food is good here. When the boss is away.', 'You say that the food is good here.'],
  ['The food is good here. But only on Fridays.', 'You say that the food is good here.'],
  ['The food is good here. If only it were so.', 'You say that the food is good here.'],
  ['Das Essen ist gut hier. Das wäre schön.', 'Du schreibst: Das Essen ist gut hier.'],
  ['Das Essen ist gut hier. Schön wäre es.', 'Du schreibst: Das Essen ist gut hier.'],
  ['Das Essen ist gut hier. Nur ein Scherz.', 'Du schreibst: Das Essen ist gut hier.'],
  ['Ich mag meine Arbeit sehr. Wenn der Chef im Urlaub ist.', 'Du schreibst: Du magst deine Arbeit sehr.'],
  ['Ich mag meine Arbeit sehr. Aber nur freitags.', 'Du schreibst: Du magst deine Arbeit sehr.'],
  ['La comida es buena aquí. Eso es mentira.', 'Escribes: La comida es buena aquí.'],
  ['La comida es buena aquí. Cuando no está el jefe.', 'Escribes: La comida es buena aquí.'],
  ['La comida es buena aquí. Pero solo los viernes.', 'Escribes: La comida es buena aquí.'],
  ['الطعام جيد هنا دائما. هذا غير صحيح.', 'تقول: الطعام جيد هنا دائما.'],
  ['الطعام جيد هنا دائما. عندما يغيب المدير عنا.', 'تقول: الطعام جيد هنا دائما.'],
  ['الطعام جيد هنا دائما. لكن أيام الجمعة فقط.', 'تقول: الطعام جيد هنا دائما.'],
])('%j is not retold without the remark on it: %s', (text, sentence) => {
  expect(isParaphrase(sentence, [{ text, isTold: true }])).toBe(false)
})

test.each([
  [
    'The food is good here. If the boss is away for a week, we cook for him.',
    'You say that the food is good here.',
  ],
  ['Ich mag meine Arbeit sehr. Das Team hält gut zusammen.', 'Du schreibst: Du magst deine Arbeit sehr.'],
  ['La comida es buena aquí. El equipo es bueno.', 'Escribes: La comida es buena aquí.'],
  ['الطعام جيد هنا دائما. الفريق يعمل معا بشكل جيد.', 'تقول: الطعام جيد هنا دائما.'],
])('of %j a sentence that nothing looks back at is retold: %s', (text, sentence) => {
  expect(isParaphrase(sentence, [{ text, isTold: true }])).toBe(true)
})
