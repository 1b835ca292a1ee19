import { openingWords } from './opening-words.ts'

/**
 * Splits a source into the sentences that may be repeated alone. Where it is not certain that a sentence ends, none does:
 * what follows 'nobody could say, e.g.' would be the opposite of its source.
 */

/** A sentence can end before a capital or a letter of a script without case. The separator is captured as a part, too. */
const possibleEnd = /((?<=[.!?…؟]["”’»]?)\s+(?=["“„«‘]?[\p{Lu}\p{Lo}]))/u

export const splitSentences = (text: string, isTold: boolean): string[] =>
  splitOutsideQuotes(
    text,
    possibleEnd,
    (part, gap, next) => isSentenceEnd(part, isTold) && (!isTold || gap.includes('\n') || isOpening(next)),
  )

const firstWord = /^(\p{Lu}[\p{Ll}\p{M}]*)(?![\p{L}\p{M}\p{N}.&-])/u

/**
 * Whether a person's sentence certainly begins here. No list knows all abbreviations and names, and after 'no kaufm. Leitung'
 * or 'Yahoo! Mail' comes a name or a noun; a word of a closed class has a capital only where a sentence begins. Scripts
 * without case have no longer abbreviations.
 */
const isOpening = (next: string): boolean => {
  if (/^\p{Lo}/u.test(next)) return true
  const word = firstWord.exec(next)?.[1]
  return word !== undefined && openingWords.has(plain(word))
}

const lastWord = /(?:^|[\s([“„«"‘'/–—-])((?:[\p{L}\p{M}]+['’])?[\p{L}\p{M}]+)\.$/u
const shortWord = 3
/** Some names end in such a mark: 'Yahoo! Mail'. */
const nameWithMark = /\s\p{Lu}[\p{L}\p{M}\p{N}]*[!?]$/u

/** Whether the mark at the end of the part ends a sentence; a person (`isTold`) also writes '3. Mai' and quotes half sentences. */
const isSentenceEnd = (part: string, isTold: boolean): boolean => {
  if (nameWithMark.test(part) || /(?:…|\.\.)[!?؟]+$/u.test(part)) return false
  if (/[!?؟]$/u.test(part) || /[^.…][)\]"”»›’'‘]\.$/u.test(part)) return true
  if (/\d{3}\.$/u.test(part) || (!isTold && /(?:\d\.|[.!?؟]["”’»])$/u.test(part))) return true
  const word = lastWord.exec(part.normalize('NFC'))?.[1]
  return (
    word !== undefined && (word.match(/\p{L}/gu) ?? []).length > shortWord && !abbreviations.has(plain(word))
  )
}

function plain(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/**
 * Longer abbreviations of English, German and Spanish, without accents. Those of up to three letters are short words, and so
 * are the Arabic ones.
 */
const abbreviations: ReadonlySet<string> = new Set(
  `
  approx appr apprx assoc asst attn bldg blvd capt cert cont corp dept depts dist encl equiv excl exec figs freq govt
  incl intl mgmt misc messrs mmes natl orig paras phil pres prob prof profs quot resp secs sect secy sept
  spec suppl supt tech temp thur thurs tues univ vols weds
  allg beil besch betr bspw bzgl dergl dipl eigtl einschl entspr erfdl evtl exkl febr fortl forts gebr gegr ggfs grds
  hrsg inkl insb insbes jahrl jhdt jmdm jmdn kath kompl lfde milj mind mitgl mogl monatl nachm naml nordl ostl pers
  priv schriftl sogen spatest stdl stellv sudl tagl techn teilw telef ubers ublw ungef urspr verantw verf vergl versch
  vers verz vorl vorm vors westl wiss wochentl wortl zeitl zugl zusatzl zuzgl zuzugl zzgl
  admin admon aprox atte avda bibl caps cent coord ctra dcha depto deptos dpto dptos dras edif ejem entlo etim excma excmo
  gral grales hnos ibid ilma ilmo impr izda izqda izqdo licda licdo maxs mtra mtro ntra ntro nums ords pags pdta pdte
  plta ppal profa prov ptas rvdo sgte sgtes sigs sras sres srta srtas tels teléf tfno trad
  `
    .trim()
    .split(/\s+/u)
    .map(plain),
)

/** Never splits a quotation or what is in brackets, or part of an answer could pass as a statement. */
export const splitOutsideQuotes = (
  text: string,
  end: RegExp,
  isEnd: (part: string, gap: string, next: string) => boolean = () => true,
): string[] => {
  const pieces = text.split(end)
  const parts: string[] = []
  let part = ''
  let quotes = outside
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? ''
    part += piece
    quotes = afterPiece(quotes, piece)
    const isLast = at + 2 >= pieces.length
    const [gap = '', next = ''] = [pieces[at + 1], pieces[at + 2]]
    if (!isOpen(quotes) && (isLast || isEnd(piece, gap, next))) {
      parts.push(part)
      part = ''
      quotes = outside
    } else part += gap
  }
  // Text with a quotation that is never closed yields no part.
  return parts
}

/** What is open: double quotation marks, straight ones, brackets, and single quotation marks. */
type Quotes = { double: number; straight: number; brackets: number; isSingle: boolean }

const outside: Quotes = { double: 0, straight: 0, brackets: 0, isSingle: false }

const isOpen = ({ double, straight, brackets, isSingle }: Quotes): boolean =>
  double !== 0 || straight % 2 === 1 || brackets > 0 || isSingle

const quoteSigns = /[“„«‹”»›"()[\]{}（）［］「」『』《》【】'’‘‚`]/gu
const inWord = /[\p{L}\p{M}\p{N}]/u

/** A closing bracket without an opening one is a smiley or numbers a list. */
const afterPiece = (before: Quotes, piece: string): Quotes => {
  const now = { ...before }
  for (const { 0: sign, index } of piece.matchAll(quoteSigns)) {
    if (sign === '"') now.straight += 1
    else if ('“„«‹'.includes(sign)) now.double += 1
    else if ('”»›'.includes(sign)) now.double -= 1
    else if ('([{（［「『《【'.includes(sign)) now.brackets += 1
    else if (')]}）］」』》】'.includes(sign)) now.brackets = Math.max(0, now.brackets - 1)
    else now.isSingle = isSingleAfter(now.isSingle, piece.charAt(index - 1), piece.charAt(index + 1))
  }
  return now
}

/** An apostrophe within a word opens and closes nothing; one after an s may belong to it, as in 'the cooks’ table'. */
const isSingleAfter = (isOpenNow: boolean, previous: string, next: string): boolean =>
  isOpenNow
    ? inWord.test(next) || /[sxz]/iu.test(previous)
    : !inWord.test(previous) && next !== '' && !/\s/u.test(next)

const closing: ReadonlyMap<string, string> = new Map([
  ['“', '”'],
  ['„', '“”'],
  ['«', '»'],
  ['"', '"'],
])
const longestQuote = 1500

/** What is in double quotation marks; a quotation within another is a part of it. */
export const quotesIn = (text: string): string[] => {
  const quotes: string[] = []
  const open: { closing: string; from: number }[] = []
  for (const { 0: sign, index } of text.matchAll(/[“”„«»"]/gu)) {
    if (open.at(-1)?.closing.includes(sign)) {
      const from = open.pop()?.from ?? index
      if (open.length === 0 && index - from <= longestQuote) quotes.push(text.slice(from, index))
    } else if (closing.has(sign) && (open.length === 0 || sign !== '"'))
      open.push({ closing: closing.get(sign) ?? '', from: index + 1 })
  }
  return quotes.filter((quote) => quote !== '')
}
