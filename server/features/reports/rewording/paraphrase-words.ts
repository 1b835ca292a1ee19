/** Words of four languages that introduce what a person wrote. None of them adds to its meaning. */

const listed = (words: string): ReadonlySet<string> => new Set(words.normalize('NFKC').trim().split(/\s+/u))

const saying = 'say|says|said|write|writes|wrote|answer|answers|answered|state|states|stated'
export const framesOfSubject: readonly (readonly string[])[] = [['SUBJECT', saying]]
/** How a sentence may begin; each part is one of several words. */
export const frames: readonly (readonly string[])[] = [
  ['you', saying],
  ...framesOfSubject,
  ['you', 'speak|write', 'of'],
  ['you', 'name|mention'],
  ['in', 'your', 'words'],
  ['in', 'the', 'words', 'of', 'SUBJECT'],
  ['as', 'you', 'say|write'],
  ['du', 'sagst|schreibst|antwortest|nennst'],
  ['in', 'deinen', 'worten'],
  ['wie', 'du', 'sagst|schreibst'],
  ['dices|escribes|respondes|mencionas'],
  ['en', 'tus', 'palabras'],
  ['تقول|تكتب|تذكر|كتبت|قلت'],
  ['بكلماتك'],
]

/**
 * Words that a sentence may contain although nobody wrote them and their script is unusual: for 'تقاريري' also
 * 'تقاريرك'.
 */
export const paraphraseVocabulary = (texts: readonly string[]): string[] => [
  frames.flat().join(' ').replaceAll('|', ' '),
  'أن إن',
  ...texts.map((text) => text.replaceAll(/ي(?![\p{L}\p{M}])/gu, 'ك')),
]

const asides = listed(
  'you_say you_write in_your_words sagst_du schreibst_du in_deinen_worten dices escribes en_tus_palabras تقول تكتب',
)
/** Whether a sentence may end with these words after a comma. */
export const isTrailingAside = (tokens: readonly string[]): boolean => asides.has(tokens.join('_'))

/** Their meaning depends on the speaker, so they are allowed in quotation marks only. */
export const deicticWords = listed(`
  you your yours yourself he she him her his hers himself herself
  du dich dir dein deine deinen deinem deiner er sie ihn ihm ihr ihre ihren ihrem
  tú tu tus te ti usted ustedes él ella
  أنت أنتم هو هي
`)

/** Words that begin a remark on the sentence before: what it is, when it holds, or that it does not. */
const remarkWords = listed(`
  this that these those when while if unless until because since although though whereas except but only just or yet nor not
  never as like which who once provided without nothing
  dies dieses wenn falls sofern solange bis weil obwohl während außer aber nur bloß oder doch nicht nie sondern wobei als
  eso esto aquello cuando si salvo excepto pero solo sólo aunque mientras hasta porque sino ni o ojalá como nada
  هذا هذه ذلك تلك لكن ولكن إلا إذا لو لولا عندما حين حينما بشرط فقط ليس لأن حتى أو ما
`)
/** After 'das', which is also an article. */
const verbsOfRemarks = listed(`
  ist war wäre wär stimmt stimmte glaubt heißt hat hätte sagt sagen denkt gilt kann könnte soll sollte wird würde klingt
`)
const longestRemark = 8

/** Whether a short sentence looks back at the one before, as 'That is a lie' and 'When the boss is away' do. */
export const isBackReference = (tokens: readonly string[]): boolean => {
  const [first = '', second = ''] = tokens
  return (
    tokens.length <= longestRemark &&
    (remarkWords.has(first) || (first === 'das' && verbsOfRemarks.has(second)))
  )
}

const pairs = `
  i-you me-you my-your mine-yours myself-yourself am-are m-re
  ich-du mich-dich mir-dir mein-dein meine-deine meinen-deinen meinem-deinem meiner-deiner meines-deines bin-bist habe-hast
  will-willst kann-kannst muss-musst soll-sollst darf-darfst mag-magst möchte-möchtest
  yo-tú me-te mi-tu mis-tus mío-tuyo mía-tuya soy-eres estoy-estás tengo-tienes quiero-quieres he-has
`
const second: ReadonlySet<string> = listed(pairs)

/** Whether a word repeats a person's word in the second person: 'your' for 'my'. */
export const isPersonShift = (written: string, said: string): boolean =>
  second.has(`${written}-${said}`) ||
  // 'führe' and 'führst'; 'تقاريري' and 'تقاريرك'.
  (written.length > 3 && written.endsWith('e') && said === `${written.slice(0, -1)}st`) ||
  (written.length > 3 && written.endsWith('ي') && said === `${written.slice(0, -1)}ك`)
