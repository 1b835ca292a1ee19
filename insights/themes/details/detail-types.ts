import type { themeCategories, ThemeKind } from '../categories.ts'
import type { TextLanguage } from '../matching/text-words.ts'

/** What of a category people write in more detail: words and phrases of one thing in four languages. */
export type Detail = Readonly<Record<TextLanguage, string>>

export type DetailsOf<Kind extends ThemeKind> = {
  readonly [Category in (typeof themeCategories)[Kind][number]]?: Readonly<Record<string, Detail>>
}
