import { articleFacts, type Facts } from './facts.ts'

/** What articles depend on, besides the code. */
export type Filling = {
  /** Whether this server bills; without it no article says a word of it. */
  hasBilling: boolean
}

/**
 * Fills what an article leaves open: `{{fact}}` from the product's own constants and formulas, `[[Label]]` for words that
 * stand on a screen, and lines between `{{#billing}}` and `{{/billing}}`, which are there only where the server bills.
 * `written` says the facts as another language writes them.
 * @throws where a fact is not known
 */
export const fillArticle = (
  source: string,
  filling: Filling,
  written: (facts: Facts) => Facts = (facts) => facts,
): string => {
  const facts = written(articleFacts(filling))
  return source
    .replaceAll(/^\{\{#billing\}\}\n([\s\S]*?)^\{\{\/billing\}\}\n/gm, (_all, lines: string) =>
      filling.hasBilling ? lines : '',
    )
    .replaceAll(/\{\{([a-z-]+)\}\}/gi, (_all, name: string) => {
      const fact = facts.get(name)
      if (fact === undefined) throw new Error(`No fact is called ${name}.`)
      return fact
    })
    .replaceAll(/\[\[([^\]]+)\]\]/g, '**$1**')
}

/** Markdown as plain words, for searching and for what a search shows. */
export const markdownToText = (markdown: string): string =>
  markdown
    .replaceAll(/^\|[\s|:-]+\|$/gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^(?:[-*] |\d+\. |#+ )/gm, '')
    .replaceAll(/\*\*|`|\|/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,:;!?)])/g, '$1')
    .trim()
