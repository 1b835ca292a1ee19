import { readFile } from 'node:fs/promises'
import { minify, type Plugin } from 'vite'
import { styles, templates } from './first-drawings.ts'
import { filesByPage } from './pages-ahead.ts'

/**
 * What the page begins with, in the page itself: the first script, the first drawings and their styles. In a build the
 * first scripts and the files of the page are named for that script, which has them fetched once something is painted,
 * and the styles stand behind the drawing, so that it waits for nothing.
 */

const script = new URL('../web/first/first-paint.js', import.meta.url)

const found = (html: string, tag: RegExp) => [...html.matchAll(tag)]
const without = (html: string, tags: readonly RegExpExecArray[]) =>
  tags.reduce((text, [tag]) => text.replace(tag, ''), html)

export const firstPage = (): Plugin => ({
  name: 'first-page',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      const { code } = await minify('first-paint.js', await readFile(script, 'utf8'))
      const begin = (lists: string) => `${templates}
    <script${lists}>${code.trim()}</script>`
      const page = (text: string, lists: string, behind: string) =>
        text
          .replace('</title>', () => `</title>\n    <style>${styles()}</style>`)
          .replace('</body>', () => `  ${begin(lists)}${behind}\n  </body>`)
      if (bundle === undefined) return page(html, '', '')
      const entry = found(html, /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g)
      const ahead = found(html, /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g)
      const sheets = found(html, /<link rel="stylesheet"[^>]*>\s*/g)
      const scripts = [...ahead, ...entry].map(([, file = '']) => file)
      const lists = JSON.stringify(filesByPage(bundle, scripts))
      const behind = sheets.map(([tag]) => `\n    ${tag.trim()}`).join('')
      return page(without(html, [...entry, ...ahead, ...sheets]), ` data-lists='${lists}'`, behind)
    },
  },
})
