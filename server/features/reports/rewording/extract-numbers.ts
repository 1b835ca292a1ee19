/**
 * Numbers and amounts that a text says, in figures and in the words of the languages that Muster writes in. A model's
 * sentence may say only those that its sources say.
 */

const figure = /\d+(?:[.,]\d+)*/gu

/** Words in order from 0; forms of one number are parted by a bar. */
const cardinals: readonly string[] = [
  `zero|nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty`,
  `null eins zwei|zwo drei vier fünf|fuenf sechs sieben acht neun zehn elf zwölf|zwoelf dreizehn vierzehn fünfzehn sechzehn
  siebzehn achtzehn neunzehn zwanzig`,
  `cero uno dos tres cuatro cinco seis siete ocho nueve diez - doce trece catorce quince dieciséis|dieciseis diecisiete
  dieciocho diecinueve veinte`,
  `صفر واحد اثنان|اثنين|اثنتان|اثنتين ثلاثة|ثلاث أربعة|أربع|اربعة|اربع خمسة|خمس ستة|ست سبعة|سبع ثمانية|ثمان|ثماني تسعة|تسع عشرة|عشر`,
  '〇|零 一 二|两|兩 三 四 五 六 七 八 九 十',
]
/** The same from 20 on, in tens. */
const tens: readonly string[] = [
  'twenty thirty forty fifty sixty seventy eighty ninety',
  'zwanzig dreißig|dreissig vierzig fünfzig|fuenfzig sechzig siebzig achtzig neunzig',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'عشرون|عشرين ثلاثون|ثلاثين أربعون|أربعين خمسون|خمسين ستون|ستين سبعون|سبعين ثمانون|ثمانين تسعون|تسعين',
]
/** From the first on. */
const ordinals: readonly string[] = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte',
  'primero|primera|primer segundo|segunda tercero|tercera|tercer cuarto|cuarta quinto|quinta sexto|sexta séptimo|séptima octavo|octava noveno|novena décimo|décima',
  'الأول|الأولى الثاني|الثانية الثالث|الثالثة الرابع|الرابعة الخامس|الخامسة',
]
/** Amounts without a figure: each has to be said by the source in the same word. */
const amountWords = `half halves third thirds quarter quarters thrice twice once double doubled triple tripled treble quadruple couple pair
  both dozen dozens several few many most majority minority everyone everybody nobody none all hundred hundreds
  thousand thousands million millions billion percent percentage tenths
  halb halbe halben hälfte drittel viertel dutzend doppelt doppelte dreifach zweimal dreimal beide beiden mehrere wenige viele alle
  niemand hundert tausend million millionen prozent
  medio mitad tercio tercios docena docenas doble ambos ambas varios varias pocos muchos muchas todos todas nadie
  cien ciento cientos mil millón millones porciento
  نصف ثلث ربع ضعف مرتين كلا جميع كل لاأحد مئة مائة ألف مليون معظم بعض 半 百 千 万 億`

const listed = (words: string): string[] => words.trim().split(/\s+/u)

const valueOf = new Map<string, number>()
const keep = (rows: readonly string[], valueAt: (index: number) => number) => {
  for (const row of rows)
    for (const [index, forms] of listed(row).entries())
      for (const form of forms.split('|'))
        if (form !== '-') valueOf.set(form.normalize('NFKC'), valueAt(index))
}
keep(ordinals, (index) => index + 1)
keep(tens, (index) => (index + 2) * 10)
keep(cardinals, (index) => index)
// As often a pronoun as a number.
for (const word of ['one', 'uno']) valueOf.delete(word)

const amounts: ReadonlySet<string> = new Set(listed(amountWords).map((word) => word.normalize('NFKC')))

const germanUnits = 'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun'
const germanTens = 'zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig'
const germanPair = new RegExp(`^(${germanUnits})und(${germanTens})$`, 'u')
const spanishTwenty = /^veinti(?:uno?|dós|dos|trés|tres|cuatro|cinco|séis|seis|siete|ocho|nueve)$/u
/** 'sevens', 'twentieth', 'threefold', 'zweiter': a number with an ending. */
const endings = /(?:fold|teenth|ieth|ths?|s|st|nd|rd|er|en|es|em|fach|mal|prozent)$/u
/** Beginnings that say a number also in longer words, such as 'twentyone' and 'fourscore'. */
const beginnings =
  /^(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|twentie|thirty|thirtie|forty|fortie|fifty|fiftie|sixty|sixtie|seventy|seventie|eighty|eightie|ninety|ninetie|hundred|thousand|million|billion)/u

const numbersOfWord = (word: string): (number | string)[] => {
  const value = valueOf.get(word)
  if (amounts.has(word)) return value === undefined ? [word] : [word, value]
  if (value !== undefined) return [value]
  const [, unit = '', ten = ''] = germanPair.exec(word) ?? []
  if (ten !== '') return [(valueOf.get(ten) ?? 0) + (unit === 'ein' ? 1 : (valueOf.get(unit) ?? 0))]
  if (spanishTwenty.test(word) || beginnings.test(word)) return [word]
  const stem = word.replace(endings, '')
  const inside = valueOf.get(stem)
  return stem === word || inside === undefined ? [] : [inside]
}

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []

/** Roman numerals of two signs and more, in capitals. */
const roman = /(?<![\p{L}\p{N}])[IVXLCDM]{2,}(?![\p{L}\p{N}])/gu
const han = /[〇零一二两兩三四五六七八九十百千万億半]/gu

/** Every number and amount that a text says; 'one' is as often no number, and so counts as none. */
export const extractNumbers = (text: string): (number | string)[] => {
  const read = text.normalize('NFKC')
  return [
    ...Array.from(read.matchAll(figure), ([digits]) => Number(digits.replace(',', '.'))),
    ...wordsIn(read.toLowerCase()).flatMap(numbersOfWord),
    ...(read.match(roman) ?? []),
    ...Array.from(read.match(han) ?? [], (sign) => valueOf.get(sign) ?? sign),
    ...(/[%٪‰]/u.test(read) ? ['percent'] : []),
  ]
}
