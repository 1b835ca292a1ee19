import { useMembership } from '../core/membership.tsx'
import CommandPalette from '../features/layout/command-palette.tsx'
import { useArticles } from '../features/help/use-articles.ts'
import { sectionsFor } from '../features/settings/sections.ts'

/** The command palette with what it finds of other features. */
export default function Palette() {
  return <CommandPalette settings={sectionsFor(useMembership())} articles={useArticles()} />
}
