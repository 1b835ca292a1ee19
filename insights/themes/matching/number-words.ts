import { phraseWords } from './text-words.ts'

const words = new Set(
  phraseWords(
    'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred ' +
      'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig vierzig fünfzig hundert zweit dritt viert ' +
      'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien ' +
      'اثنين اتنين اثنان شخصين ثلاثة ثلاث تلاتة تلات أربعة أربع خمسة خمس ستة ست سبعة سبع ثمانية ثمان تمانية تسعة تسع عشرة عشر عشرين ثلاثين',
    Infinity,
  ),
)

/** Whether a word is a number above one, in digits or written out. */
export const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word) || words.has(word)
