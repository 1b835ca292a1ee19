import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import pdfmake from 'pdfmake'

/** The typeface of documents, and how wide a text is in it. Nothing else is opened, and no address is. */

const require = createRequire(import.meta.url)
const fonts = {
  normal: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
}
const fontFiles = new Set(Object.values(fonts))
pdfmake.setFonts({ DejaVu: fonts })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path))

/** What the typeface has no shapes for, such as Chinese or an emoji: it stands as an empty box. */
export const unsupportedGlyphs =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/u

/** How wide a word is, in points. */
export type Measure = (word: string, size: number, isBold: boolean) => number

/** How wide words are for a size of one point; each is shaped once, for that is slow for Arabic. */
const widthsIn = (path: string): ((word: string) => number) => {
  const known = new Map<string, number>()
  const font = openSync(path)
  return (word) => {
    const width = known.get(word) ?? font.layout(word).advanceWidth / font.unitsPerEm
    known.set(word, width)
    return width
  }
}

/** Measures the words of one document. */
export const createMeasure = (): Measure => {
  // A document without such a script opens neither a second time.
  let normal: ((word: string) => number) | undefined
  let bold: ((word: string) => number) | undefined
  return (word, size, isBold) =>
    size * (isBold ? (bold ??= widthsIn(fonts.bold)) : (normal ??= widthsIn(fonts.normal)))(word)
}
