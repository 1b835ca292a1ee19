import {
  translatedSuffixes,
  translatedPrefixes,
  translatedContentPhrases,
  translatedNothingPhrases,
  translatedPrefixStarts,
  translatedUnknownPhrases,
} from './placeholder-phrases.ts'

/** Answers that fill a field and say nothing, and answers that say that nothing is missing. */

// Compared by their letters and digits in lower case: "N / A." is "na", "I don't know" is "idontknow".
const nothing = [
  'no|nope|nah|none|nothing|nil|nix|none yet|nothing yet|none at all|nothing at all|no not really|not really',
  'nothing to add|nothing more|nothing else|nothing specific|nothing special|nothing in particular|nothing much',
  'nothing major|nothing big|nothing new|nothing comes to mind|nothing i can think of|none that i know of',
  'nothing that i know of|not that i know of|none that i can think of|not at the moment|not right now|not yet',
  'nein|keine|keiner|keins|keines|nichts|gar nichts|nichts weiter|non|rien|aucun|aucune|nada|ninguno|ninguna',
  ...translatedNothingPhrases,
  'niente|nessuno|nessuna|nenhum|nenhuma|geen|niets|нет|ничего|なし|無|无|没有|لا|لا يوجد|אין',
]
const unknown = [
  ...translatedUnknownPhrases,
  'na|nan|null|undefined|blank|empty|skip|x|xx|xxx|tbd|tba|to be decided|to be determined|ditto|see above|as above',
  'same as above|not applicable|no answer|no comment|no comments|no opinion|no preference|no thoughts|pass',
  'idk|dk|dunno|i dunno|dont know|do not know|i dont know|i do not know|i really dont know|dont know yet|who knows',
  'i dont know yet|i do not know yet|no idea|no ideas|no clue|i have no idea|i have no ideas|ive no idea|havent a clue',
  'not sure|unsure|im not sure|i am not sure|not sure yet|im not sure yet|i am not sure yet|im unsure|i am unsure',
  'hard to say|cant say|cannot say|i cant say|i cannot say|cant think of anything|cannot think of anything',
  'i cant think of anything|i cannot think of anything|i cant think of any|cant think of any|undecided',
  'prefer not to say|i prefer not to say|rather not say|id rather not say|i would rather not say|whatever',
  'dont care|i dont care|yes|y|ok|okay|maybe|perhaps|possibly|thinking about it|still thinking',
  'keine ahnung|keine angabe|keine angaben|weiß nicht|weiss nicht|ich weiß nicht|ich weiss nicht|weiß ich nicht',
  'entfällt|je ne sais pas|sans opinion|no sé|no se|no lo sé|non so|non lo so|geen idee|weet ik niet|не знаю',
]
const contented = [
  ...translatedContentPhrases,
  'all good|all fine|all ok|all okay|all great|all well|all is well|all is good|all is fine|all set|its all good',
  'its all fine|it is all good|it is all fine|everything is fine|everything is good|everything is ok|everything fine',
  'everything is okay|everything is great|everything good|everything works|everything is perfect|fine|perfect',
  'fine as it is|its fine|it is fine|fine by me|good as it is|im fine|i am fine|im good|i am good|im happy|i am happy',
  'im satisfied|i am satisfied|im content|i am content|happy as it is|happy as i am|no complaints|nothing is missing',
  'nothing missing|nothing is lacking|nothing lacking|i miss nothing|i am missing nothing|im missing nothing',
  'i am not missing anything|im not missing anything|not missing anything|i dont miss anything|i lack nothing',
  'i do not miss anything|i need nothing|i dont need anything|i do not need anything|dont need anything',
  'i dont need any|i dont need any support|i do not need any support|i dont need any help|i do not need any help',
  'i need no support|i need no help|no support needed|no help needed|no tools needed|none needed|nothing needed',
  'no need|not needed|no tools missing|no tools are missing|no change|no changes|no change needed|no changes needed',
  'no improvements|no improvement|no improvements needed|no improvement needed|nothing to improve|nothing to change',
  'nothing to complain about|keep it up|keep going|keep it is|keep doing what you are doing|more than enough',
  'alles gut|alles ok|alles okay|alles bestens|alles da|alles vorhanden|passt|passt alles|passt so|alles prima',
  'mir fehlt nichts|es fehlt nichts|ich habe alles|ich habe alles was ich brauche|habe alles was ich brauche',
  'tout va bien|todo bien|tutto bene|tudo bem|alles goed',
]

const startWords = new Set<string>()

function formsOf(rows: readonly string[]): ReadonlySet<string> {
  const phrases = rows.flatMap((row) => row.split('|'))
  for (const phrase of phrases) startWords.add(/^[a-z]*/u.exec(phrase)?.[0] ?? '')
  return new Set(phrases.map((phrase) => phrase.replaceAll(' ', '')))
}

const nothingForms = formsOf(nothing)
const unknownForms = formsOf(unknown)
const contentedForms = formsOf(contented)

// "I have everything I need", "we already get all the support and help that we want".
const hasAll =
  /^(?:(?:i|we)?(?:already|currently|really)?(?:have|ve|get|got|vegot|havegot|receive)(?:already)?)?(?:all|everything|enough|whatever|what)(?:of)?(?:the|my)?(?:(?:support|tools?|help|resources|equipment|software|programs)(?:and|or)?)*(?:that)?(?:i|we)(?:need|want|require|couldaskfor|couldwant|couldneed|couldwishfor)$/u
const hasEnough =
  /^(?:i|we)(?:already|currently)?(?:have|ve|get|got|vegot|havegot|receive)(?:already)?(?:all|everything|enough|plentyof|goodenough)(?:of)?(?:the|my)?(?:(?:support|tools?|help|resources|equipment|software|programs)(?:and|or)?)*$/u

const before = new RegExp(
  `^(?:well|um+|uh+|hm+|oh|honestly|tobehonest|ithink|iguess|ibelieve|currently|rightnow|atthemoment|fornow|actually|really|sorry|probably|${translatedPrefixes})+`,
  'u',
)
const after = new RegExp(
  `(?:thankyou|thanks|verymuch|somuch|really|sofar|yet|rightnow|fornow|atthemoment|atpresent|currently|atall|honestly|tobehonest|sorry|here|today|fromme|frommyside|tbh|danke|${translatedSuffixes})+$`,
  'u',
)

const paddingStarts = 'well um uh hm oh honestly to currently right at for actually really sorry probably'
for (const word of `${paddingStarts} ${translatedPrefixStarts}`.split(' ')) startWords.add(word)
for (const word of 'i we ive weve all everything enough whatever what have get got don can haven id it n'.split(
  ' ',
))
  startWords.add(word)

// What may follow 'I' and 'we' in any of the phrases, an apostrophe counting as a space.
const wordsAfterI: ReadonlySet<string> = new Set(
  (
    'm am d ve dont don do cant can cannot could really think guess believe need miss lack have haven prefer ' +
    'would rather dunno get got already currently receive honestly'
  ).split(' '),
)

/** No phrase, with its possible prefix and suffix, has more letters than this. */
const longest = 80
const wordCharacters = /[\p{L}\p{M}\p{N}]+/gu
const letterOrDigit = /[\p{L}\p{N}]/u
const longestStart = 12
const drawnOut = /m{2,12}$|h{2,12}$/u
/** Written or left out as one likes: vowels and doublings of Arabic, and the line that draws a word out. */
const arabicVowels = /[\u064B-\u065F\u0640]/gu

function isAsciiLetterOrDigit(code: number): boolean {
  // A lower-case bit set on a letter gives its small form.
  const lower = code | 0x20
  return (code >= 0x30 && code <= 0x39) || (lower >= 0x61 && lower <= 0x7a)
}

/** Where the next run of ASCII letters and digits starts, from `index` on; the end or another script stops it. */
function wordFrom(text: string, index: number): number {
  let start = index
  while (start < text.length && text.charCodeAt(start) < 128 && !isAsciiLetterOrDigit(text.charCodeAt(start)))
    start++
  return start
}

function endOfWord(text: string, start: number): number {
  let end = start
  while (end < text.length && isAsciiLetterOrDigit(text.charCodeAt(end))) end++
  return end
}

/** Whether the first word, or the second after 'I' and 'we', shows that the text is none of the phrases. */
function startsOtherwise(text: string): boolean {
  const start = wordFrom(text, 0)
  const end = endOfWord(text, start)
  // A letter of another script may be part of the word.
  if (end === start || text.charCodeAt(end) >= 128) return false
  if (end - start > longestStart) return true
  // 'Ummm' starts as 'um' does.
  const first = text
    .slice(start, end)
    .toLowerCase()
    .replace(drawnOut, ([letter = '']) => letter)
  if (!startWords.has(first)) return true
  if (first !== 'i' && first !== 'we') return false
  const next = wordFrom(text, end)
  const last = endOfWord(text, next)
  if (last === next || text.charCodeAt(last) >= 128) return false
  return !wordsAfterI.has(text.slice(next, last).toLowerCase())
}

/** The letters and digits of a short text in lower case; null for a text that is longer than any phrase. */
function lettersOf(text: string): string | null {
  let letters = ''
  for (const [run] of text.toLowerCase().matchAll(wordCharacters)) {
    letters += run.replaceAll(arabicVowels, '')
    if (letters.length > longest) return null
  }
  return letters
}

type Kind = 'something' | 'nothing' | 'unknown' | 'contented'

function kindOfForm(form: string): Kind {
  if (nothingForms.has(form)) return 'nothing'
  if (unknownForms.has(form)) return 'unknown'
  if (contentedForms.has(form) || hasAll.test(form) || hasEnough.test(form)) return 'contented'
  return 'something'
}

function withoutPadding(letters: string): string {
  return letters.replace(before, '').replace(after, '')
}

function kindOfPhrase(letters: string): Kind {
  const kind = kindOfForm(letters)
  return kind === 'something' ? kindOfForm(withoutPadding(letters)) : kind
}

const betweenPhrases = /[,.;:!?\n–—]+|\s-+\s/u

/** Several phrases say nothing where each of them does: 'Nothing, I have everything I need'. */
function kindOfPhrases(text: string): Kind {
  const phrases = text.split(betweenPhrases).flatMap((phrase) => lettersOf(phrase) || [])
  if (phrases.length < 2) return 'something'
  const kinds = new Set(phrases.filter((phrase) => withoutPadding(phrase) !== '').map(kindOfPhrase))
  if (kinds.size === 0 || kinds.has('something')) return 'something'
  if (kinds.has('contented')) return 'contented'
  return kinds.has('nothing') ? 'nothing' : 'unknown'
}

function kindOf(text: string): Kind {
  if (startsOtherwise(text)) return 'something'
  // Combining marks without a base letter say nothing, and may be invisible.
  if (!letterOrDigit.test(text)) return 'unknown'
  const letters = lettersOf(text)
  if (letters === null) return 'something'
  const kind = kindOfPhrase(letters)
  return kind === 'something' ? kindOfPhrases(text) : kind
}

/**
 * Whether an open question was answered with something: blank texts, texts without a letter or digit,
 * placeholders such as '-', 'n/a', 'none' and 'no idea', and a plain 'I have everything I need' are not.
 */
export function isMeaningfulAnswer(text: string | undefined): boolean {
  return text !== undefined && kindOf(text) === 'something'
}

/** Whether the text says that nothing is wanted or missing: 'none', 'all good', 'I have everything I need'. */
export function isNothingMissing(text: string | undefined): boolean {
  if (text === undefined) return false
  const kind = kindOf(text)
  return kind === 'nothing' || kind === 'contented'
}
