import { useMembership } from '../core/organization/membership.tsx'
import CommandPalette from '../features/layout/command-palette/command-palette.tsx'
import { keywordsOf } from '../features/help/search/keywords.ts'
import { useArticles } from '../features/help/use-articles.ts'
import { sectionsFor } from '../features/settings/sections.ts'

/** The command palette with what it finds of other features. */
export default function Palette() {
  const membership = useMembership()
  const settings = sectionsFor(membership).map(({ id, title, text, words, cardsFor }) => ({
    id,
    title,
    text,
    words,
    cards: cardsFor?.(membership) ?? [],
  }))
  const articles = useArticles().map((article) => ({ ...article, words: keywordsOf(article).join(' ') }))
  return <CommandPalette settings={settings} articles={articles} />
}
