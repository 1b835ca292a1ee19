import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { build, type Plugin } from 'vite'
import { languageCodes } from '../languages/index.ts'
import { withImports } from './chunks.ts'

/**
 * What makes the pages installable and has them open without a connection: icons, made from the product's mark, and the
 * service worker with its list of the files of this build.
 */

const web = new URL('../web/', import.meta.url)
const workerFile = fileURLToPath(new URL('worker/service-worker.ts', web))

const modules = (names: readonly string[]): readonly string[] =>
  names.map((name) => fileURLToPath(new URL(name, web)))

/** What is kept from the first visit on, each with all that it imports; other files are kept once they are used. */
const ofEverybody = modules([
  'features/accounts/login-page.tsx',
  'features/questionnaire/questionnaire-page.tsx',
  'features/questionnaire/lazy-steps-bundle.ts',
  // Readers may switch to another language while reading: a few kilobytes each.
  ...languageCodes.flatMap((code) => (code === 'en' ? [] : `../languages/${code}/questionnaire.json`)),
  'ui/app-update/service-worker-updates.tsx',
  // Of a page of the build before, and so no longer on the server when it is needed.
  'ui/app-update/new-version-notice.tsx',
])
/** What is kept besides where somebody is signed in: the way to their own report. */
const ofMembers = modules([
  'features/reports/employee-report/employee-report-page.tsx',
  'guards/member-guard.tsx',
  'guards/onboarded-guard.tsx',
  'guards/main-frame.tsx',
])
const keptFonts = /(?:figtree-latin-wght|source-serif-4-latin-600)-normal[^/]*\.woff2$/

const paper = '#faf8f5'
const icons = [
  { fileName: 'icon-192.png', size: 192, isWhole: false },
  { fileName: 'icon-512.png', size: 512, isWhole: false },
  // Systems cut a maskable icon, and one of an Apple device, to shape: the mark's own ground goes to the edges.
  { fileName: 'icon-maskable-512.png', size: 512, isWhole: true },
  { fileName: 'apple-touch-icon.png', size: 180, isWhole: true },
]

const drawIcon = async (mark: Buffer, { size, isWhole }: (typeof icons)[number]): Promise<Buffer> => {
  const ground = /<rect[^>]*fill="(#\w+)"/.exec(String(mark))?.[1] ?? paper
  const drawn = isWhole ? Math.round(size * 0.8) : size
  const icon = await sharp(mark, { density: (72 * drawn) / 32 })
    .resize(drawn)
    .png()
    .toBuffer()
  if (!isWhole) return icon
  const edge = (size - drawn) / 2
  const [before, after] = [Math.floor(edge), Math.ceil(edge)]
  return sharp(icon)
    .flatten({ background: ground })
    .extend({ top: before, left: before, bottom: after, right: after, background: ground })
    .png()
    .toBuffer()
}

const revisionOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

const isHashed = (name: string) => name.startsWith('assets/')
const addresses = (names: readonly string[]) => names.map((name) => `/${name}`)

/** The worker as one file, with what it has to know of the build in it. */
const bundledWorker = async (known: object): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', putInByBuild: JSON.stringify(known) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: workerFile, output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  const [chunk] = outputs.flatMap(({ output }) => output)
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.')
  return chunk.code
}

/** Writes the icons and the service worker beside the built pages. */
export const offlinePagesPlugin = (): Plugin => ({
  name: 'kept-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const mark = await readFile(new URL('public/favicon.svg', web))
      for (const icon of icons) {
        this.emitFile({ type: 'asset', fileName: icon.fileName, source: await drawIcon(mark, icon) })
      }
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const filesOf = (wanted: readonly string[]) => {
        // By what is in a file: several pages can be in one.
        const found = wanted.flatMap((id) => chunks.find(({ moduleIds }) => moduleIds.includes(id)) ?? [])
        if (found.length === wanted.length) return found.map(({ fileName }) => fileName)
        throw new Error('Not all pages that are kept without a connection are in the build.')
      }
      const entry = chunks.find(({ isEntry }) => isEntry)
      const html = bundle['index.html']
      if (entry === undefined || html?.type !== 'asset') throw new Error('The build has no first page.')
      const kept = withImports(bundle, [entry.fileName, ...filesOf(ofEverybody)])
      for (const name of Object.keys(bundle)) if (keptFonts.test(name)) kept.add(name)
      const forMembers = withImports(bundle, filesOf(ofMembers))
      const publicFiles = await Promise.all(
        (await readdir(new URL('public/', web))).map(async (name) => ({
          url: `/${name}`,
          revision: revisionOf(await readFile(new URL(`public/${name}`, web))),
        })),
      )
      const source = await bundledWorker({
        name: `/${entry.fileName}`,
        kept: [
          { url: '/index.html', revision: revisionOf(html.source) },
          ...publicFiles,
          ...[...kept].map((name) => ({ url: `/${name}`, revision: null })),
        ],
        members: addresses([...forMembers].filter((name) => !kept.has(name))),
        others: addresses(Object.keys(bundle).filter((name) => isHashed(name) && !kept.has(name))),
      })
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  },
})
