import { describe, expect, test } from 'vitest'
import { isMeaningfulAnswer, isNothingMissing } from './placeholder-answers.ts'

const kindOf = (text: string | undefined) =>
  isMeaningfulAnswer(text) ? 'something' : isNothingMissing(text) ? 'nothing missing' : 'nothing said'
const kindsOf = (texts: string) => texts.split('|').map((text) => [text, kindOf(text)])
const all = (texts: string, kind: string) => texts.split('|').map((text) => [text, kind])

describe('an answer that nothing is missing', () => {
  test.each([
    'No|None yet|Nothing to add|Nothing in particular|Nothing major|None that I know of|Not that I know of|Not yet',
    'Nein|gar nichts|rien|ninguna|niente|нет|なし|没有|لا يوجد|אין',
    'Nichts Besonderes|keine Wünsche|Nicht, dass ich wüsste|Ningún|nada que agregar|no se me ocurre nada',
    'لا شيء|ليس لدي شيء',
    'All good|It’s all fine|Everything is okay|Fine as it is|I’m satisfied|Nothing is lacking|I am not missing anything',
    'I need nothing|I don’t need any support|No help needed|No need|No improvements|Nothing to complain about',
    'Keep it up|Alles gut|Mir fehlt nichts|tout va bien|Alles in Ordnung|Es läuft|Es gibt nichts zu verbessern',
    'Keine Verbesserungen|Ich brauche keine Hilfe|Keine Beschwerden|Todo está bien|Estoy contenta|No hace falta nada',
    'Tengo todo lo necesario|No hay quejas|كل شيء بخير|راضية|لا أحتاج شيئا|لدي كل ما أحتاجه',
  ])('is each of %s', (texts) => {
    expect(kindsOf(texts)).toEqual(all(texts, 'nothing missing'))
  })

  test.each([
    'I have everything I need|We have all the tools we need|I already have enough support and help that I want',
    'We get whatever we need|I’ve got everything I need|We’ve all we need|I currently receive all the help I require',
    'I have already all of the equipment I need|We really have everything that we could wish for',
    'All I need|Everything we could ask for|Enough resources and software I need|I have all of my programs I need',
    'We have enough tools|I’ve got plenty of support|We already have all the software|I have good enough equipment',
    'We currently get enough help and support|I have got already enough of the resources|I have everything',
  ])('is each of %s', (texts) => {
    expect(kindsOf(texts)).toEqual(all(texts, 'nothing missing'))
  })

  test.each([
    'I have everything I need except a desk|I have all the meetings I need|Everything we need is late',
    'We have enough tools that break|They have enough tools|Enough tools|Hardly I have everything I need',
    'I have nothing|I need everything',
  ])('is none of %s', (texts) => {
    expect(kindsOf(texts)).toEqual(all(texts, 'something'))
  })
})

describe('an answer that says nothing', () => {
  test.each([
    '-|…|🙂|\u0301|N/A|nan|TBD|Same as above|No comment|IDK|I don’t know|I do not know yet|Havent a clue|Not sure yet',
    'Hard to say|I can’t think of anything|Undecided|Prefer not to say|Whatever|I don’t care|Maybe|Still thinking',
    'Keine Ahnung|Weiß ich nicht|Entfällt|no lo sé|не знаю|Keine Meinung|Bin mir nicht sicher',
    'Das kann ich nicht sagen|Weiß ich noch nicht|Trifft nicht zu|No sabría decir|Sin comentarios|Prefiero no responder',
    'Difícil de decir|لا أعرف|غير متأكدة|لا ينطبق',
  ])('is each of %s', (texts) => {
    expect(kindsOf(texts)).toEqual(all(texts, 'nothing said'))
  })

  test('is a question that was left open', () => {
    expect(isMeaningfulAnswer(undefined)).toBe(false)
    expect(isNothingMissing(undefined)).toBe(false)
  })
})

describe('what is said around such a phrase', () => {
  test('is padding before and behind it', () => {
    const before =
      'Well|Um|Uh|Hm|Oh|Ummm|Uhhh|Hmm|Well ummm|Oh uhhh|Oh hmm|Honestly|To be honest|I think|I guess|Currently|Right now|At the moment|For now'
    const behind =
      'thank you|thanks|really|so far|right now|at the moment|honestly|sorry|here|today|from me|danke|gracias'
    for (const padding of before.split('|')) {
      expect([padding, kindOf(`${padding}, nothing`)]).toEqual([padding, 'nothing missing'])
      expect([padding, kindOf(`${padding} I don't know`)]).toEqual([padding, 'nothing said'])
    }
    for (const padding of behind.split('|'))
      expect([padding, kindOf(`Nothing ${padding}`)]).toEqual([padding, 'nothing missing'])
    const translated =
      'Eigentlich nichts|Momentan keine|Zurzeit nichts|Derzeit nichts|Im Moment nichts|Ehrlich gesagt nichts|Por ahora nada|De momento nada|Actualmente nada|La verdad, nada|حاليا لا شيء|Nichts, vielen Dank|Keine bisher|Nada, muchas gracias|لا شيء شكرا|لا شيء حاليا'
    expect(kindsOf(translated)).toEqual(all(translated, 'nothing missing'))
  })

  test('is part of the answer where it is anything else', () => {
    const texts =
      'Nothing works|No meetings|Well, more desks|Honestly a raise|I think more desks|We could do with more people'
    expect(kindsOf(texts)).toEqual(all(texts, 'something'))
  })

  test('may be written in capitals, with signs between words, and with or without vowels in Arabic', () => {
    expect(kindsOf('N O N E|No - idea|لا شَيْء|لاـ شيء')).toEqual([
      ['N O N E', 'nothing missing'],
      ['No - idea', 'nothing said'],
      ['لا شَيْء', 'nothing missing'],
      ['لاـ شيء', 'nothing missing'],
    ])
  })

  test('counts up to 80 letters', () => {
    const drawnOut = (letters: number) => `Well u${'m'.repeat(letters - 12)} nothing`
    expect(kindOf(drawnOut(80))).toBe('nothing missing')
    expect(kindOf(drawnOut(81))).toBe('something')
  })
})

describe('several phrases', () => {
  test.each([
    ['Nothing, I have everything I need', 'nothing missing'],
    ['No idea. All good!', 'nothing missing'],
    ['No idea. Nothing, really.', 'nothing missing'],
    ['No idea; not sure', 'nothing said'],
    ['Not sure - no idea', 'nothing said'],
    ['Not sure\nno idea', 'nothing said'],
    ['Honestly, thanks. Not sure', 'nothing said'],
    ['Nothing. A faster laptop', 'something'],
    ['A faster laptop. Nothing else', 'something'],
    ['Honestly. Thanks', 'something'],
    ['Well', 'something'],
  ])('%j says %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind)
  })
})
