import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../contract/index.ts'
import { organizationsOf } from '../server/testing/organizations.ts'
import { listeningApp } from './testing/listening-app.ts'

/** The package as somebody gets it: made, packed, installed with nothing fetched, compiled against, and run. */

const root = path.resolve(import.meta.dirname, '..')
const it = listeningApp()
const { newOwner, invite } = organizationsOf(it.app)
const place = mkdtempSync(path.join(tmpdir(), 'muster-client-'))
const project = path.join(place, 'project')

const run = promisify(execFile)
const npm = (cwd: string, ...args: string[]) => run('npm', [...args, '--no-audit', '--no-fund'], { cwd })
const pack = async (folder: string) => {
  const { stdout } = await npm(folder, 'pack', '--json', '--ignore-scripts', '--pack-destination', place)
  const [packed]: { filename: string; files: { path: string }[] }[] = JSON.parse(stdout)
  if (packed === undefined) throw new Error('Nothing was packed.')
  return packed
}

let packed: Awaited<ReturnType<typeof pack>>
beforeAll(async () => {
  const made = path.join(place, 'made')
  await run(process.execPath, [path.join(root, 'scripts/client.mjs'), made], { cwd: root })
  packed = await pack(made)
  const zod = await pack(path.join(root, 'node_modules/zod'))
  mkdirSync(project)
  writeFileSync(path.join(project, 'package.json'), '{ "type": "module", "private": true }')
  await npm(project, 'install', '--offline', `../${packed.filename}`, `../${zod.filename}`)
}, 240_000)
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** Compiles sources strictly, the package's own declarations too; what the compiler says where it does not take them. */
const compile = async (name: string, sources: Record<string, string>, options: object) => {
  const folder = path.join(project, name)
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, file), text)
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: 'es2022',
    outDir: 'made',
    typeRoots: [path.join(root, 'node_modules/@types')],
    ...options,
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  return run(process.execPath, [tsc, '-p', folder], { cwd: folder }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

const node = { module: 'nodenext', lib: ['es2023'], types: ['node'] }
const browser = { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom'], types: [] }

const examples = () => {
  const readme = readFileSync(path.join(project, 'node_modules/muster-client/README.md'), 'utf8')
  const blocks = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code)
  return Object.fromEntries(blocks.map((code, index) => [`example-${index}.ts`, code]))
}

const use = `
import { everyPage, MusterError, openMuster, type Answer } from 'muster-client'
const muster = openMuster({ url: 'https://muster.example.org', token: 'mus_a', fetch: (address, init) => fetch(address, init) })
export const names = async (): Promise<string[]> => {
  const all: string[] = []
  for await (const { employees } of everyPage(muster.getEmployees, { limit: 10 })) all.push(...employees.map(({ name }) => name))
  return all
}
export const size = async (): Promise<number> => (await (await muster.exportReports({ format: 'csv' })).bytes()).length
export const first = async (): Promise<Answer<'getReport'>> => muster.getReport({ employeeId: 'a', version: 1 })
export const kind = (error: unknown): string => (error instanceof MusterError ? error.kind : '')
export const wrong = async () => {
  // @ts-expect-error there is no such format
  await muster.exportReports({ format: 'doc' })
  // @ts-expect-error a number is one
  await muster.getEmployees({ limit: '10' })
  // @ts-expect-error somebody has to be named
  await muster.getReport()
  // @ts-expect-error there is no such field
  await muster.getEmployees({ size: 10 })
  // @ts-expect-error there is no such call
  await muster.getNothing()
  // @ts-expect-error no list
  everyPage(muster.getOrgData, {})
  // @ts-expect-error no field of its answer
  await muster.getEmployees().then(({ people }) => people)
}
`

describe('the package', () => {
  test('holds what it needs, and no test, source or setting', () => {
    const files = packed.files.map((file) => file.path)
    expect(files).toEqual(
      expect.arrayContaining([
        'package.json',
        'README.md',
        'CHANGELOG.md',
        'LICENSE',
        'index.js',
        'types/client/index.d.ts',
      ]),
    )
    expect(
      files.filter(
        (file) =>
          !/^(package\.json|README\.md|CHANGELOG\.md|LICENSE|index\.js|types\/[\w/-]+\.d\.ts)$/.test(file),
      ),
    ).toEqual([])
    expect(files.filter((file) => /test/i.test(file))).toEqual([])
  })

  test('is of the version of the product, and needs zod alone', () => {
    const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
    const product = read(path.join(root, 'package.json'))
    expect(read(path.join(project, 'node_modules/muster-client/package.json'))).toMatchObject({
      name: 'muster-client',
      license: String(Reflect.get(Object(product), 'license')),
      version: expect.stringMatching(String(Reflect.get(Object(product), 'version'))),
      sideEffects: false,
      engines: { node: '>=20' },
      dependencies: { zod: expect.any(String) },
    })
  })

  test('says in its list of changes what is in this version', () => {
    const changes = readFileSync(path.join(root, 'client/CHANGELOG.md'), 'utf8')
    const product: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    expect(changes).toContain(`## ${String(Reflect.get(Object(product), 'version'))}\n`)
  })

  test('says of each method what its call does and which keys open it', () => {
    const methods = readFileSync(
      path.join(project, 'node_modules/muster-client/types/client/methods.d.ts'),
      'utf8',
    )
    for (const [name, { summary }] of Object.entries(contract)) {
      expect(methods).toContain(` * ${summary}\n`)
      expect(methods).toContain(`readonly ${name}: Method<'${name}'>;`)
    }
    expect(methods).toContain(
      'Access: report:view. API keys: reports:read.\n     */\n    readonly exportReports:',
    )
  })

  test('compiles strictly in a page, and takes nothing wrong', { timeout: 120_000 }, async () => {
    expect(await compile('page', { 'use.ts': use }, browser)).toBe('')
  })

  test(
    'compiles strictly in Node with every example of its README, which run',
    { timeout: 120_000 },
    async () => {
      const all = examples()
      expect(Object.keys(all)).toHaveLength(14)
      expect(await compile('program', { ...all, 'use.ts': use }, node)).toBe('')
      const owner = await newOwner()
      await invite(owner, { name: 'Grace Hopper', email: 'grace@example.test' })
      const { key } = await it.openAs(owner).createApiKey({ name: 'Example', scopes: ['people:read'] })
      const { stdout, stderr } = await run(
        process.execPath,
        [path.join(project, 'program/made/example-0.js')],
        {
          env: { ...process.env, MUSTER_URL: it.url, MUSTER_TOKEN: key },
        },
      )
      expect({ stdout, stderr }).toEqual({ stdout: 'Grace Hopper grace@example.test invited\n', stderr: '' })
    },
  )
})
