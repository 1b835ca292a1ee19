import { articleFacts, type Facts, type Filling } from './facts.ts'

/**
 * Fills in an article: `{{fact}}` from the product's own constants and formulas, `[[Label]]` with the words on a
 * screen, and the lines between `{{#billing}}` and `{{/billing}}` only if the server bills. `written` formats the
 * facts in another language.
 * @throws if a fact is not known
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

/** Markdown as plain text, for searching and for search results. */
export const markdownToText = (markdown: string): string =>
  markdown
    .replaceAll(/^\|[\s|:-]+\|$/gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^(?:[-*] |\d+\. |#+ )/gm, '')
    .replaceAll(/\*\*|`|\|/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,:;!?)])/g, '$1')
    .trim()
