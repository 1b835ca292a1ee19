import { numbersIn } from './said-numbers.ts'

/**
 * The words of which a model's sentence may be made: those of what it rests on, in any of their forms, and the few that join words
 * and say nothing. Any other word may say something else, in whichever language and however it is written, so no list has to
 * know what it means.
 */

const listed = (words: string): ReadonlySet<string> => new Set(words.normalize('NFKC').trim().split(/\s+/u))

// None of them denies, counts, judges, compares, asks for something or gives a cause.
const joining = listed(`
  the a an this that these those it its you your yours yourself i me my mine we us our he him his she her hers they them their theirs
  who whom whose which what how where when am is are was were been do does did have has had having
  of in on at for with from by to about as into and or there here also own while per
  say says said saying describe describes described mention mentions mentioned report reports reported answer answers answered
  write writes wrote written tell tells told name names named noted rate rates rated state states stated
  call calls called give gives gave given show shows showed shown ask asks asked put puts
  list lists listed contain contains hold holds occur occurs speak speaks spoke
  word words question questions questionnaire person people file files table picture version ll re ve
  der die das den dem des ein eine einen einem einer eines dies diese dieser dieses du dich dir dein deine deinen deinem deiner
  ich mich mir mein meine wir uns unser unsere er ihn ihm sie ihr ihre es wer was wie wo bist ist sind war waren sein hast hat haben habe
  hatte und oder auch in im an am auf bei für mit von vom aus zu zum zur über als dass
  sagst sagt sagen nennst nennt beschreibst beschreibt schreibst schreibt antwort antworten frage wort worten person
  el la los las lo un una unos unas este esta esto estos estas tú tu tus te ti yo mi mis me nosotros nuestro nuestra él ella ellos ellas
  su sus se quien que qué cómo donde es son eres soy era eran fue ser ha has he han había y e o también de del en a al para con por como
  dices dice dicen describes describe mencionas menciona escribes escribe respuesta respuestas pregunta palabras persona
  هذا هذه ذلك تلك أنت أنا نحن هو هي هم هن الذي التي كان كانت يكون تكون و أو أيضا في من على إلى عن مع أن إن ما هنا هناك
  تقول يقول قلت قال تذكر يذكر تصف يصف كتبت كتب إجابة إجابتك سؤال كلمات شخص
`)

const wordOf = /\p{L}[\p{L}\p{M}]*/gu
const wordsIn = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(wordOf) ?? []

/** A shorter beginning may be that of another word: 'late' and 'latter'. */
const stemLength = 5
/** What the forms of a short word end with: 'use', 'uses', 'used', 'using'. */
const ending = /^(?:e?s|e?d|ing|ly|e?n|e[mr]|es|o|a|os|as|ة|ات|ون|ين|ها|ه|ك|ي)$/u
/** 'meaningless' and 'meaningful' begin alike. */
const without = /(?:less(?:ly|ness)?|los[er]?|lose[rnms]?)$/u
const arabicBeginning = /^[وف]?(?:ال|[بلك](?:ال)?)?(?=\p{Script=Arabic}{3})/u

/** Whether two words are forms of one. */
const areAlike = (one: string, other: string): boolean => {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (without.test(short) !== without.test(long)) return false
  if (long.startsWith(short)) return short.length >= 3 && ending.test(long.slice(short.length))
  const stem = Math.max(stemLength, Math.ceil(long.length / 2))
  if (short.slice(0, stem) === long.slice(0, stem) && short.length >= stem) return true
  // 'using' is of 'use', and 'describing' of 'describe'.
  return (
    short.endsWith('e') &&
    short.length >= 3 &&
    /^(?:ing|ed)$/u.test(long.slice(short.length - 1)) &&
    long.startsWith(short.slice(0, -1))
  )
}

const bare = (word: string): string => word.replace(arabicBeginning, '')

/** The first word of a text that none of these holds, in any form, and that isn't only a joint; numbers and letters are judged elsewhere. */
export const strangeWord = (text: string, basis: readonly string[]): string | undefined => {
  const known = [...new Set(basis.flatMap(wordsIn))].map(bare)
  const exact = new Set(known)
  return wordsIn(text).find((word) => {
    if (word.length === 1 || joining.has(word) || exact.has(bare(word))) return false
    return numbersIn(word).length === 0 && !known.some((other) => areAlike(bare(word), other))
  })
}
