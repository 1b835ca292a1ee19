import { createRequire } from 'node:module'
import type pptxgenjs from 'pptxgenjs'
import type { FileMetadata } from '../documents/document.ts'
import type { FileWords } from '../documents/document-texts.ts'
import type { BarPart } from '../../../../insights/company-report/questions/question-bars.ts'
import type { Deck, Slide, SlideChart, SlideTable } from '../documents/deck.ts'
import { plainText } from './pdf-text.ts'

/** Writes a presentation as PPTX, whose charts and tables can be edited. It holds no picture and no link. */

// Its types describe the CommonJS build.
const PptxGenJS: typeof pptxgenjs.default = createRequire(import.meta.url)('pptxgenjs')
type Page = pptxgenjs.default.Slide

const ink = '221E19'
const quiet = '6F675C'
const paper = 'FAF8F5'
const accent = '176054'
const partColours: Record<BarPart, string> = { low: '8F2F20', middle: '8C6A1D', strong: accent }
/** Typefaces that presentation programs bring along. */
const fonts = { headFontFace: 'Georgia', bodyFontFace: 'Calibri' }
/** The slide is 13.33 by 7.5 inches. */
const left = 0.6
const width = 12.1
/** Below the title, and below the sentence under it. */
const belowTitle = 1.3
const belowLead = 1.9
const bodyHeight = 4.9
const smallRows = 12

/** `top`: where the body of the slide begins. */
type Place = { isRightToLeft: boolean; language: string; top: number }

const textStyle = ({ isRightToLeft, language }: Omit<Place, 'top'>) => ({
  lang: language,
  rtlMode: isRightToLeft,
  align: isRightToLeft ? ('right' as const) : ('left' as const),
})

const addChart = (slide: Page, { alt, categories, series }: SlideChart, place: Place) => {
  slide.addChart(
    'bar',
    series.map(({ name, values }) => ({
      name: plainText(name),
      // Charts draw from below: what is read first comes last.
      labels: categories.map(plainText).toReversed(),
      values: values.toReversed(),
    })),
    {
      x: left,
      y: place.top,
      w: width,
      h: bodyHeight,
      altText: plainText(alt),
      barDir: 'bar',
      barGrouping: 'percentStacked',
      barGapWidthPct: 40,
      chartColors: series.map(({ part }) => partColours[part]),
      catAxisLabelFontSize: 12,
      catAxisLabelColor: ink,
      valAxisHidden: true,
      valGridLine: { style: 'none' },
      valAxisMinVal: 0,
      showValue: true,
      dataLabelFormatCode: '0%;;',
      dataLabelFontSize: 11,
      dataLabelColor: 'FFFFFF',
      showLegend: true,
      legendPos: 'b',
      legendFontSize: 12,
    },
  )
}

const addTable = (slide: Page, { head, rows }: SlideTable, place: Place) => {
  const style = textStyle(place)
  const fontSize = rows.length > smallRows ? 9 : 12
  const inOrder = <Item>(cells: readonly Item[]) => (place.isRightToLeft ? cells.toReversed() : [...cells])
  slide.addTable(
    [
      inOrder(head).map((text) => ({
        text: plainText(text),
        options: { ...style, bold: true, color: quiet },
      })),
      ...rows.map((row) => inOrder(row).map((cell) => ({ text: plainText(cell), options: style }))),
    ],
    {
      x: left,
      y: place.top,
      w: width,
      fontSize,
      color: ink,
      border: { type: 'solid', pt: 0.5, color: 'E2DCD2' },
      margin: 0.05,
    },
  )
}

const addBody = (slide: Page, { body }: Slide, place: Place) => {
  if (body.kind === 'chart') return addChart(slide, body.chart, place)
  if (body.kind === 'table') return addTable(slide, body.table, place)
  const style = textStyle(place)
  slide.addText(
    body.items.flatMap(({ text, note }) => [
      {
        text: plainText(text),
        options: { ...style, bullet: true, fontSize: 18, color: ink, breakLine: true },
      },
      ...(note === undefined
        ? []
        : [
            {
              text: plainText(note),
              options: { ...style, fontSize: 13, color: quiet, indentLevel: 1, breakLine: true },
            },
          ]),
    ]),
    { x: left, y: place.top, w: width, h: bodyHeight, valign: 'top', paraSpaceAfter: 6, fit: 'shrink' },
  )
}

/** The bytes of the presentation. */
export const writePptx = async (deck: Deck, made: FileMetadata, words: FileWords): Promise<Uint8Array> => {
  const file = new PptxGenJS()
  const place = { isRightToLeft: words.direction === 'rtl', language: words.language, top: belowTitle }
  file.layout = 'LAYOUT_WIDE'
  file.theme = fonts
  file.title = plainText(deck.title)
  file.author = plainText(made.by)
  file.company = plainText(made.organizationName)
  file.rtlMode = place.isRightToLeft
  const style = textStyle(place)
  file.defineSlideMaster({
    title: 'muster',
    background: { color: paper },
    slideNumber: { x: place.isRightToLeft ? left : 12.2, y: 7, fontSize: 10, color: quiet },
    objects: [
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            x: left,
            y: 0.4,
            w: width,
            h: 0.8,
            fontFace: fonts.headFontFace,
            fontSize: 28,
            bold: true,
            color: ink,
            align: style.align,
          },
          text: '',
        },
      },
    ],
  })
  const first = file.addSlide({ masterName: 'muster' })
  first.addText(plainText(deck.title), { placeholder: 'title', ...style })
  first.addText(plainText(deck.subtitle), {
    ...style,
    x: left,
    y: 1.3,
    w: width,
    h: 0.6,
    fontSize: 18,
    color: quiet,
  })
  first.addText(plainText(deck.notice), {
    ...style,
    x: left,
    y: 2.2,
    w: width,
    h: 1.6,
    fontSize: 16,
    color: ink,
    valign: 'top',
  })
  for (const slide of deck.slides) {
    const page = file.addSlide({ masterName: 'muster' })
    page.addText(plainText(slide.title), { placeholder: 'title', ...style })
    if (slide.lead !== undefined)
      page.addText(plainText(slide.lead), {
        ...style,
        x: left,
        y: 1.15,
        w: width,
        h: 0.65,
        fontSize: 16,
        color: accent,
        valign: 'top',
      })
    addBody(page, slide, { ...place, top: slide.lead === undefined ? belowTitle : belowLead })
    if (slide.notes !== undefined) page.addNotes(plainText(slide.notes))
  }
  const bytes = await file.write({ outputType: 'uint8array' })
  if (!(bytes instanceof Uint8Array)) throw new Error('The presentation came out as something else')
  return bytes
}
