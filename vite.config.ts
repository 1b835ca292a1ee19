import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { languageCodes, sourceLanguage } from './languages/index.ts'
import { firstFont, firstPage } from './vite/first-page.ts'
import { filesOfPages } from './vite/files-of-pages.ts'
import { offlinePagesPlugin } from './vite/kept-pages.ts'

const outDir = fileURLToPath(new URL('dist/web', import.meta.url))

/**
 * What every page needs, as two files: they compress better than their parts, and between the two taps and keys are heard.
 * Nothing may be added that login and questionnaire could do without.
 */
const libraries = new RegExp(
  [
    'node_modules/(?:react|react-dom|scheduler|use-sync-external-store|zod)/',
    'node_modules/@tanstack/(?!.*(?:useBlocker|useInfiniteQuery|infiniteQueryObserver))(?:router-core|react-router|history|store|react-store|query-core|react-query)/',
    'node_modules/@mantine/core/esm/core/(?!utils/(?:create-scoped-keydown-handler|find-element-in-shadow-dom))',
    'node_modules/@mantine/core/esm/components/(?:Button|UnstyledButton|Loader|Text|Title|Stack|Group|Skeleton)/',
  ].join('|'),
)
const first = new RegExp(
  [
    'contract/(?:http/(?:call|elapsed|failure-kinds|wire)|messages/organizations|rights/(?:pay-visibility|permissions)|shapes/(?:employee-shapes|fields|limits|one-time-code|onboarding-flag|permission-list|retention-years)|calls/(?:accounts|batch-jobs|organizations|employees/employees))\\.ts',
    'client/core/(?:answer|fault|request|timeout)\\.ts',
    'web/core/(?!api/(?:event-stream|read-events|fetch-|polling|use-batch-job)|organization/(?:switch-organization|membership|subscription-status|can-release|owners|fetch-all-employees|filter-people)|navigation/(?:external-redirect|landing-page)|i18n/labels)',
    'web/ui/(?:feedback/(?:query-states|connection-banner)|page/(?:page|brand|redirect|page-crash)|language/language-select|focus/focus|theme/(?:theme|color-scheme)|forms/use-submit-once)\\.tsx?',
    'web/routes/(?:router|root-route|routes-without-organization|member-routes|lazy-page)\\.tsx?',
    'languages/(?:index|isolated)\\.ts',
    'insights/catalog/format-message\\.ts',
    'insights/text/(?:digits|list-marker|look-alikes|plain-email|plain-name|plain-text)\\.ts',
  ].join('|'),
)

/** What the questionnaire shares with other pages: one file, instead of one for each icon. */
const asking = new RegExp(
  [
    'insights/questionnaire/questionnaire\\.ts',
    'contract/calls/(?:submissions|retention)\\.ts',
    'languages/en/questions\\.json',
    'insights/catalog/format-message\\.ts',
    'web/core/i18n/labels\\.ts',
    'lucide-react/dist/esm/icons/(?:check|circle-check|triangle-alert|circle-help|circle-question-mark|user-round|hourglass|arrow-left|eye)\\.',
    'lucide-react/dist/esm/icons/triangle-exclamation-point',
  ].join('|'),
)

/** What the later steps of the questionnaire share with pages of organizations, which load much more than these. */
const askingLater = new RegExp(
  'lucide-react/dist/esm/icons/(?:copy|download|pencil)\\.|web/ui/clipboard/(?:use-copy|copy-text|manual-copy)\\.',
)

/** What a typed field is made of: login and most pages of owners have one. */
const typing = new RegExp(
  '@mantine/core/esm/components/(?:Input|InputBase|TextInput|CloseButton|Divider|Alert)/|@mantine/hooks/esm/(?:use-id|use-merged-ref|use-uncontrolled)/',
)

/** Login and questionnaire in a language besides English: one file each, which is fetched when it is needed. */
const pagesIn = languageCodes
  .filter((language) => language !== sourceLanguage)
  .flatMap((language) => [
    {
      name: `login-${language}`,
      test: new RegExp(`languages/${language}/(?:accounts|aroundLogin|passwords)\\.json`),
    },
    {
      name: `questionnaire-${language}`,
      test: new RegExp(`languages/${language}/(?:questions|questionnaire)\\.json`),
    },
  ])

/**
 * Leaves out of the pages what makes JSON Schemas of zod's: every schema can be made into one, which only the server
 * does, and so nothing of it would be shaken off. What is left of each function gives itself and does nothing.
 */
const withoutJsonSchemas = (): Plugin => ({
  name: 'without-json-schemas',
  apply: 'build',
  transform: {
    filter: { id: /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/ },
    handler: (code) => {
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      return {
        code: ['const absent = () => absent', ...names.map((name) => `export const ${name} = absent`)].join(
          '\n',
        ),
        map: null,
      }
    },
  },
})

/** Writes .br and .gz beside every text file of the build; the server picks by Accept-Encoding. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  // After writing, which a build that fails never comes to: its own error is what is told then.
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      const entries = await readdir(outDir, { recursive: true })
      const texts = entries.filter((name) => /\.(?:js|css|html|svg|json|webmanifest)$/.test(name))
      await Promise.all(
        texts.map(async (name) => {
          const file = join(outDir, name)
          const content = await readFile(file)
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
          await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality))
          await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
        }),
      )
    },
  },
})

/** Has the browser fetch the one font that every page needs along with the styles that name it. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) => {
      const href = firstFont(Object.keys(bundle ?? {}))
      if (href === undefined) return []
      const attrs = { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  },
})

/** What is to be in the first file only where `first` says so, or, of the texts, what every page says. */
const isWatched = (id: string): boolean =>
  /\/(?:contract|insights)\//.test(id) || /\/languages\/(?!en\/core\.json)/.test(id)

const named = (ids: readonly string[]): string =>
  ids.map((id) => relative(import.meta.dirname, id)).join(', ')

/** Says what came into the first file only because something in it imports it, or though nothing in it does. */
const watchFirst = (): Plugin => ({
  name: 'watch-first',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.name !== 'first') continue
      for (const id of file.moduleIds) {
        const { importers = [], dynamicImporters = [] } = this.getModuleInfo(id) ?? {}
        const within = importers.filter((one) => file.moduleIds.includes(one))
        if (isWatched(id) && !first.test(id)) {
          this.warn(`Every first load brings ${named([id])} with it, which ${named(within)} imports`)
        }
        if (within.length === 0 && dynamicImporters.length > 0) {
          this.warn(
            `Every first load brings ${named([id])} with it, which is imported only when it is needed`,
          )
        }
      }
    }
  },
})

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  plugins: [
    react(),
    withoutJsonSchemas(),
    preloadFont(),
    firstPage(),
    watchFirst(),
    offlinePagesPlugin(),
    precompress(),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    // A browser without module preloading loads the same a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: libraries },
            { name: 'first', test: first },
            { name: 'asking', test: asking },
            { name: 'asking-later', test: askingLater },
            { name: 'typing', test: typing },
            ...pagesIn,
            ...filesOfPages(),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
