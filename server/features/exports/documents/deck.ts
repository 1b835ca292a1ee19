import type { BarPart } from '../../../../insights/company-report/questions/question-bars.ts'

/** The content of a presentation: slides, each with a sentence that it shows and one thing to look at. */

/** Shares of the whole, stacked in one bar for each category. */
export type SlideChart = {
  /** What is read without seeing it. */
  alt: string
  categories: readonly string[]
  /** The share of each category, in its order; `part`: how it is coloured. */
  series: readonly { name: string; values: readonly number[]; part: BarPart }[]
}

export type SlideTable = { head: readonly string[]; rows: readonly (readonly string[])[] }

export type SlideBody =
  | { kind: 'bullets'; items: readonly { text: string; note?: string }[] }
  | { kind: 'chart'; chart: SlideChart }
  | { kind: 'table'; table: SlideTable }

export type Slide = {
  title: string
  /** What to see in it, in one sentence. */
  lead?: string
  body: SlideBody
  /** For who presents: what it rests on. */
  notes?: string
}

export type Deck = { title: string; subtitle: string; notice: string; slides: readonly Slide[] }
