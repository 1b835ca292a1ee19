import { describe, expect, it } from 'vitest'
import { hasRating, isAnswered, isGiven, rating, yesOrNo } from '../questionnaire/answers.ts'
import { isNothingMissing } from '../questionnaire/placeholder-answers.ts'

/** Scores and findings do not depend on the language of an answer. */
describe.each([
  {
    language: 'German',
    nothing: ['Nichts.', 'Nein, danke!', 'Im Moment nichts', 'nichts Besonderes', 'Keine Wünsche'],
    unknown: ['Keine Ahnung', 'Ich weiß es nicht', 'schwer zu sagen', 'Weiß ich noch nicht.', 'k.A.'],
    contented: ['Alles in Ordnung', 'Ich bin zufrieden', 'Mir fehlt nichts, danke', 'Es läuft gut.'],
    something: [
      'Nichts als Überstunden',
      'Keine Ahnung von SQL',
      'Alles gut, nur der Drucker nicht',
      'Im Moment ein neuer Laptop',
    ],
  },
  {
    language: 'Spanish',
    nothing: ['Nada.', 'Por ahora nada', 'Ninguna en particular', 'Nada más, gracias'],
    unknown: ['No lo sé', 'ni idea', 'No estoy segura.', 'Prefiero no decirlo'],
    contented: [
      'Todo está bien',
      'No me falta nada',
      'Tengo todo lo que necesito',
      'Estoy contenta, gracias',
    ],
    something: [
      'Nada funciona los lunes',
      'No sé programar y quiero aprender',
      'De momento un portátil',
      'La verdad, más tiempo',
    ],
  },
  {
    language: 'Arabic',
    nothing: ['لا شيء', 'لا شيءَ حاليًّا', 'لا يوجد', 'لا، شكرًا', 'حاليًا لا شيء.'],
    unknown: ['لا أعرف', 'لا أدري.', 'غير متأكدة', 'لا تعليق'],
    contented: ['كل شيء على ما يرام', 'لا ينقصني شيء', 'لدي كل ما أحتاجه', 'تمام، شكرا'],
    something: ['لا يوجد تواصل بين الأقسام', 'لا أعرف برامج التصميم', 'أحتاج إلى حاسوب جديد'],
  },
])('what people write in $language', ({ nothing, unknown, contented, something }) => {
  it.each(nothing)('takes “%s” for nothing', (text) => {
    expect(isGiven(text)).toBe(false)
    expect(isNothingMissing(text)).toBe(true)
    expect(isAnswered('missing_tools', text)).toBe(true)
    expect(isAnswered('key_skills', text)).toBe(false)
  })

  it.each(unknown)('takes “%s” for no answer', (text) => {
    expect(isGiven(text)).toBe(false)
    expect(isNothingMissing(text)).toBe(false)
  })

  it.each(contented)('takes “%s” for nothing that is missing', (text) => {
    expect(isGiven(text)).toBe(false)
    expect(isNothingMissing(text)).toBe(true)
  })

  it.each(something)('takes “%s” for an answer', (text) => {
    expect(isGiven(text)).toBe(true)
  })
})

it('reads yes and no only in the words that the questionnaire stores', () => {
  expect(['Yes', 'No'].map(yesOrNo)).toEqual([true, false])
  expect(['Ja', 'Sí', 'si', 'نعم', 'Nein', 'لا'].map(yesOrNo)).toEqual([null, null, null, null, null, null])
})

it('reads ratings in digits of any script; a decimal comma ends the number', () => {
  expect(rating('8,5')).toBe(8)
  expect(rating('٨')).toBe(8)
  expect(hasRating('٨')).toBe(true)
})
