import { readFile } from 'node:fs/promises'
import { minify, type Plugin } from 'vite'
import { languageCodes } from '../languages/index.ts'
import { styles, templates } from './first-drawings.ts'
import { filesByPage } from './pages-ahead.ts'

/**
 * What the page begins with, in the page itself: the first script, the first drawings and their styles. In a build the
 * first styles and scripts and the files of the page are named for that script, which has the scripts fetched once something
 * is painted: the drawing waits for nothing.
 */

const script = new URL('../web/first-paint/first-paint.js', import.meta.url)

const codes = ` data-languages="${languageCodes.join(' ')}"`

const found = (html: string, tag: RegExp) => [...html.matchAll(tag)]
const addresses = (tags: readonly RegExpExecArray[]) => tags.map(([, address = '']) => address)
const without = (html: string, tags: readonly RegExpExecArray[]) =>
  tags.reduce((text, [tag]) => text.replace(tag, ''), html)

/** The address of the one font that every page needs; none where nothing is built. */
export const firstFont = (files: readonly string[]): string | undefined => {
  const name = files.find((file) => /figtree-latin-wght-normal[^/]*\.woff2$/.test(file))
  return name === undefined ? undefined : `/${name}`
}

/** On a quick connection the first words wait for their font, at most a tenth of a second, instead of being set twice. */
const fontFace = (address: string | undefined): string =>
  address === undefined
    ? ''
    : `@font-face{font-family:'Figtree Variable';font-display:fallback;font-weight:300 900;src:url(${address}) format('woff2')}`

export const firstPage = (): Plugin => ({
  name: 'first-page',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      const { code } = await minify('first-paint.js', await readFile(script, 'utf8'))
      const page = (text: string, lists: string) =>
        text
          .replace(
            '</title>',
            () => `</title>\n    <style>${fontFace(firstFont(Object.keys(bundle ?? {})))}${styles()}</style>`,
          )
          .replace(
            '</body>',
            () => `  ${templates}\n    <script${lists}${codes}>${code.trim()}</script>\n  </body>`,
          )
      if (bundle === undefined) return page(html, '')
      const entry = found(html, /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g)
      const ahead = found(html, /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g)
      const sheets = found(html, /<link rel="stylesheet" crossorigin href="([^"]+)">\s*/g)
      const lists = JSON.stringify(
        filesByPage(bundle, { styles: addresses(sheets), first: addresses([...ahead, ...entry]) }),
      )
      return page(without(html, [...entry, ...ahead, ...sheets]), ` data-lists='${lists}'`)
    },
  },
})
