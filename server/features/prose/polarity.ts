/**
 * Whether a sentence turns the meaning of what it rests on round: it denies what is said there, says what is denied there,
 * or calls low what is high. Words alone decide, and where they leave a doubt the sentence does not stand.
 */

const listed = (words: string): ReadonlySet<string> => new Set(words.normalize('NFKC').trim().split(/\s+/u))

const denials = listed(`
  not no never none nobody nothing nowhere neither nor cannot without hardly barely scarcely rarely seldom unable unlikely fail fails
  failed failing refuse refuses refused deny denies denied lack lacks lacked lacking instead stopped stops ceased false untrue
  wrong wrongly doubt doubts impossible except far
  nicht kein keine keinen keinem keiner keines nie niemals niemand nichts nirgends weder noch ohne kaum selten falsch unwahr
  no ni nunca jamás nadie nada ningún ninguna ninguno sin tampoco apenas falso
  لا لم لن ليس ليست لست ما غير بدون دون أبدا أبداً كلا
`)
/** 't' is left of "don't". */
const shortDenial =
  /(?:n[’'‘ʼ]t|\b(?:dont|doesnt|didnt|isnt|arent|wasnt|werent|wont|cant|couldnt|shouldnt|wouldnt|havent|hasnt|hadnt))(?!\p{L})/giu

const highWords = listed(`
  high higher highest strong stronger strongest strongly strength strengths good great excellent outstanding clear clearer clearly
  satisfied happy happier well better best more most increase increased increases increasing rise rises rising rose up above top
  improve improved improves improving improvement positive positively easy easier easily helpful effective efficient enough
  sufficient plenty always often frequently agree agrees trust love loves like likes enjoy enjoys success successful succeed
  useful reliable confident motivated proud safe fast faster quick quickly complete full gain gains won win wins right true
  available present modern stable healthy calm fair
  hoch hohe hoher höher stark starke stärke gut gute guter besser beste klar klare zufrieden glücklich mehr immer oft positiv
  leicht hilfreich genug schnell
  alto alta altos altas fuerte fuertes bueno buena bien mejor claro clara satisfecho satisfecha feliz más siempre positivo fácil
  útil suficiente rápido
  عالي عالية مرتفع قوي قوية جيد جيدة ممتاز واضح واضحة راض راضية سعيد أفضل أكثر دائما سهل مفيد كاف
`)
const lowWords = listed(`
  low lower lowest weak weaker weakest weakly weakness weaknesses bad badly poor poorly unclear vague vaguely dissatisfied
  unsatisfied unhappy unhappier worse worst less least fewer decrease decreased decreases decreasing fall falls falling fell drop
  drops dropped down below bottom decline declined declines negative negatively hard harder difficult difficulty unhelpful ineffective
  inefficient insufficient missing miss misses seldom disagree disagrees distrust hate hates dislike dislikes suffer suffers failure
  useless unreliable insecure unmotivated ashamed unsafe slow slower slowly incomplete empty lose loses lost losing loss wrong broken
  crash crashes unavailable absent outdated unstable unhealthy stressed unfair problem problems trouble struggle struggles struggling
  terrible awful horrible dreadful
  niedrig niedrige tief schwach schwache schwäche schlecht schlechte schlechter schlimm unklar unzufrieden unglücklich weniger negativ
  schwer schwierig langsam fehlt fehlen
  bajo baja bajos bajas débil débiles malo mala mal peor confuso insatisfecho infeliz menos negativo difícil lento falta faltan
  منخفض منخفضة ضعيف ضعيفة سيئ سيئة أسوأ غامض غامضة أقل صعب بطيء ينقص
`)

/** Words that part what is denied from what is not. */
const joints = listed(`
  and but because as while since although though that which who when if so or where than whereas however yet
  und aber weil dass da oder wenn während obwohl sondern y pero porque que o si cuando aunque sino و لكن لأن أو إذا
`)
const light = listed(`
  the a an you your yours i my me mine we our us he she it its they their them his her is are was were be been am do does did have has
  had to of in on at for with from by this these those there here say says said describe rate rated put also very quite rather
  der die das ein eine einen du dein deine ich mein meine wir ist sind war hat haben zu von in im mit für
  el la los las un una tú tu yo mi es son fue ha han de en con para por
`)
const stemLength = 5

type Clause = { stems: Set<string>; isDenied: boolean }

const partsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(shortDenial, ' not ')
    .split(/[^\p{L}\p{M}\p{N}\s'’-]+|\s[-–—]+\s/u)

const clausesOf = (text: string): Clause[] =>
  partsOf(text).flatMap((part) => {
    const clauses: string[][] = [[]]
    for (const word of part.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [])
      if (joints.has(word)) clauses.push([])
      else clauses.at(-1)?.push(word)
    return clauses
      .filter((words) => words.length > 0)
      .map((words) => ({
        stems: new Set(words.filter((word) => !light.has(word) && !denials.has(word)).map(stemOf)),
        isDenied: words.filter((word) => denials.has(word)).length % 2 === 1,
      }))
  })

const stemOf = (word: string): string => word.slice(0, stemLength)

const shared = (one: Clause, other: Clause): number =>
  [...one.stems].filter((stem) => other.stems.has(stem)).length

/** Whether what a clause says is said, or denied, as it is where it is said most alike. */
const isDeniedAlike = (clause: Clause, basis: readonly Clause[]): boolean => {
  const most = Math.max(0, ...basis.map((other) => shared(clause, other)))
  if (most === 0) return !clause.isDenied
  return basis
    .filter((other) => shared(clause, other) === most)
    .every(({ isDenied }) => isDenied === clause.isDenied)
}

/** A word that only ever stands denied in the basis, or never, and is the other way round here. */
const turnsWord = (clause: Clause, basis: readonly Clause[]): boolean =>
  [...clause.stems].some((stem) => {
    const there = basis.filter(({ stems }) => stems.has(stem))
    return there.length > 0 && there.every(({ isDenied }) => isDenied !== clause.isDenied)
  })

type Tendency = { word: string; isHigh: boolean }

const tendenciesOf = (text: string): Tendency[] =>
  partsOf(text).flatMap((part) => {
    const words = part.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
    return words.flatMap((word, at): Tendency[] => {
      const isHigh = highWords.has(word)
      if (!isHigh && !lowWords.has(word)) return []
      const before = words.slice(Math.max(0, at - 4), at)
      const isTurned = before.filter((one) => denials.has(one)).length % 2 === 1
      return [{ word, isHigh: isHigh !== isTurned }]
    })
  })

/** Each word that weighs has to be in the basis with the same weight, or all of the basis weighs the same. */
const weighsOtherwise = (text: string, basis: string): boolean => {
  const there = tendenciesOf(basis)
  return tendenciesOf(text).some(({ word, isHigh }) => {
    const same = there.filter((one) => one.word === word)
    return same.length > 0
      ? same.some((one) => one.isHigh !== isHigh)
      : there.length === 0 || there.some((one) => one.isHigh !== isHigh)
  })
}

/** `text` and `basis` without what is quoted in the text word by word. */
export const turnsMeaning = (text: string, basis: readonly string[]): boolean => {
  const there = basis.flatMap(clausesOf)
  const clauses = clausesOf(text).filter(({ stems, isDenied }) => stems.size > 0 || isDenied)
  return (
    clauses.some((clause) => !isDeniedAlike(clause, there) || turnsWord(clause, there)) ||
    weighsOtherwise(text, basis.join('\n'))
  )
}
