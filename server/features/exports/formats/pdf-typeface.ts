import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import pdfmake from 'pdfmake'

/** The font of documents, and the width of texts in it. The PDF writer may open no other file and no URL. */

const require = createRequire(import.meta.url)
const fonts = {
  normal: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
}
const fontFiles = new Set(Object.values(fonts))
pdfmake.setFonts({ DejaVu: fonts })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path))

/** Characters without a glyph in the font, such as Chinese or an emoji; they appear as an empty box. */
export const unsupportedGlyphs =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/u

/** The width of a word, in points. */
export type Measure = (word: string, size: number, isBold: boolean) => number

/** The width of words at a font size of one point. Cached for each word, since shaping Arabic is slow. */
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
  // Opened lazily: a document without such a script needs neither font a second time.
  let normal: ((word: string) => number) | undefined
  let bold: ((word: string) => number) | undefined
  return (word, size, isBold) =>
    size * (isBold ? (bold ??= widthsIn(fonts.bold)) : (normal ??= widthsIn(fonts.normal)))(word)
}
