import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, type ParseResult } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/** The subjects of the commits since then, merges apart; a tree without its history has none. */
export const commitSubjects = (since: string): string[] => {
  if (!existsSync(path.join(root, '.git'))) return []
  const log = execFileSync('git', ['log', '--no-merges', '--format=%s', `--since=${since}`], {
    cwd: root,
    encoding: 'utf8',
  })
  return log.split('\n').filter((line) => line !== '')
}

const folders = ['languages', 'insights', 'contract', 'client', 'server', 'web', 'vite']

/** Every file of code, tests as well: paths from the root. */
const files: readonly string[] = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.posix.join(folder, String(name)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.tsx?$|\/(?:dist|node_modules)\//.test(file)),
)

const isOfTests = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file)

/** The files that the product is built from. */
export const productionFiles: readonly string[] = files.filter((file) => !isOfTests(file))

export interface Source {
  readonly file: string
  /** Files of ours that it imports, types as well. */
  readonly imports: readonly string[]
  /** Files of ours that it imports once they are needed. */
  readonly lazyImports: readonly string[]
  readonly comments: readonly string[]
  /** The names of what it exports and of its functions. */
  readonly symbols: readonly string[]
}

const known = new Set(files)

type Statement = ParseResult['program']['body'][number]

const isFunction = (type: string | undefined): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

const namesOf = (node: Statement, isExported: boolean): string[] => {
  switch (node.type) {
    case 'ExportNamedDeclaration':
      return node.declaration ? namesOf(node.declaration, true) : []
    case 'FunctionDeclaration':
      return node.id ? [node.id.name] : []
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return isExported && node.id ? [node.id.name] : []
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && (isExported || isFunction(init?.type)) ? [id.name] : [],
      )
    default:
      return []
  }
}

const sourceOf = (file: string): Source => {
  const text = readFileSync(path.join(root, file), 'utf8')
  const { module, comments, program } = parseSync(file, text)
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
  ]
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  )
  const ours = (names: readonly (string | null | undefined)[]): string[] => {
    const found = names
      .filter((name) => name?.startsWith('.') === true)
      .map((name) => path.join(path.dirname(file), name ?? ''))
    return [...new Set(found)].filter((one) => known.has(one))
  }
  return {
    file,
    imports: ours(specifiers),
    lazyImports: ours(lazy),
    comments: comments.map(({ value }) => value),
    symbols: program.body.flatMap((statement) => namesOf(statement, false)),
  }
}

/** Every file with what it imports and says in comments. */
export const allSources: readonly Source[] = files.map(sourceOf)

/** The production files alone. */
export const sources: readonly Source[] = allSources.filter(({ file }) => !isOfTests(file))
