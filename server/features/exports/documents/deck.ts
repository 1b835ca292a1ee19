/** The content of a presentation: slides, each with a sentence that it shows and one thing to look at. */

export type SlideChart = {
  /** What is read without seeing it. */
  alt: string
  categories: readonly string[]
  /** Values of each category, in its order; `tone`: how it is coloured. */
  series: readonly { name: string; values: readonly number[]; tone: Tone }[]
  /** Shares are stacked to the whole; counts stand side by side. */
  of: 'shares' | 'counts'
}

export type Tone = 'low' | 'middle' | 'strong' | 'plain'

export type SlideTable = {
  head: readonly string[]
  rows: readonly (readonly SlideCell[])[]
}

/** `ground`: a background colour, as six hexadecimal digits. */
export type SlideCell = string | { text: string; ground: string }

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
