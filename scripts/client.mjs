// `npm run client [folder]`: the client for other software as a package that can be published, in dist/client.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const dist = path.join(root, 'dist')

/** @param {string[]} args */
const compile = (args) => {
  const tsc = path.join(root, 'node_modules', '.bin', 'tsc')
  const { status } = spawnSync(process.execPath, [tsc, ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`tsc ${args.join(' ')} failed; no package was made.`)
}

/** @param {string} file @param {(text: string) => string} change */
const rewrite = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')))

/** Declarations name sources by their own ending; in a package there are none.
 * @param {string} text */
const withoutSources = (text) =>
  text.replaceAll(/((?:from |import\()["']\.{1,2}\/[^"']+)\.ts(?=["'])/g, '$1.js')

/** @param {string} file */
const built = (file) => import(pathToFileURL(path.join(dist, 'contract', file)).href)

/** Each method with what its call does, for whoever reads it in an editor.
 * @returns {Promise<string>} */
const documentedMethods = async () => {
  const { contract } = await built('index.js')
  const { scopesOf } = await built('rights/api-scopes.js')
  const methods = Object.entries(contract).map(([name, call]) => {
    const scopes = scopesOf(call)
    const byKey = scopes.length === 0 ? 'never' : scopes.join(' or ')
    return `    /**\n     * ${call.summary}\n     *\n     * Access: ${call.may}. API keys: ${byKey}.\n     */\n    readonly ${name}: Method<'${name}'>;\n`
  })
  return `export interface Methods {\n${methods.join('')}}`
}

/** The client and what it needs of the contract as one file, which loads nothing but zod: no JSON, which not all can import.
 * @param {string} folder */
const bundle = (folder) =>
  build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      minify: false,
      lib: { entry: path.join(root, 'client', 'index.ts'), formats: ['es'], fileName: 'index' },
      rolldownOptions: { external: ['zod'] },
    },
  })

/** Makes the package in a folder, whose former content goes. @param {string} folder */
const buildClient = async (folder) => {
  mkdirSync(dist, { recursive: true })
  const made = mkdtempSync(path.join(dist, '.client-'))
  try {
    compile(['-b', 'contract'])
    const types = path.join(made, 'types')
    compile(['-p', 'client/tsconfig.package.json', '--outDir', types])
    for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.d.ts')) rewrite(path.join(types, file), withoutSources)
    const methods = await documentedMethods()
    rewrite(path.join(types, 'client', 'methods.d.ts'), (text) => {
      const documented = text.replace(/export type Methods = \{[^}]*\};/, () => methods)
      if (documented === text) throw new Error('The methods were not found, so they could not be documented.')
      return documented
    })
    await bundle(made)
    const product = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    const manifest = {
      name: 'muster-client',
      version: product.version,
      description: 'Calls a Muster server from TypeScript or JavaScript, in Node and in browsers.',
      keywords: ['muster', 'api', 'client'],
      license: product.license,
      type: 'module',
      sideEffects: false,
      exports: {
        '.': { types: './types/client/index.d.ts', default: './index.js' },
        './package.json': './package.json',
      },
      types: './types/client/index.d.ts',
      files: ['index.js', 'types', 'CHANGELOG.md', 'LICENSE'],
      engines: { node: '>=20' },
      dependencies: { zod: `^${product.dependencies.zod}` },
    }
    writeFileSync(path.join(made, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE'])
      cpSync(path.join(root, 'client', file), path.join(made, file))
    rmSync(folder, { recursive: true, force: true })
    cpSync(made, folder, { recursive: true })
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}

const folder = path.resolve(process.argv[2] ?? path.join(dist, 'client'))
await buildClient(folder)
console.log(`The package muster-client is in ${folder}.`)
