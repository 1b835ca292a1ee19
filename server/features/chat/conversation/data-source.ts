import { contract } from '../../../../contract/index.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { Basis } from '../analyst/reply-lines.ts'
import { citedText } from '../analyst/reply-lines.ts'
import { comparableNumber, extractNumbers } from '../analyst/understanding/numbers-in-text.ts'
import { citableFileText, type ReadFile } from '../attachments/describe-files.ts'
import { hasValue, type ResponseStatus, type Source, type CallResult } from '../analyst/source.ts'
import type { CitableAnswers } from '../analyst/write-reply.ts'
import type { CallProduct } from './product-calls.ts'

/** Numbers counted over a list are passed as `derived`. */
const noNumbers: ReadonlySet<string> = new Set()

/** Lists are read in pages, at most this many: 50,000 people. */
const pagesMax = 10
/** Whole questionnaires are larger, so their pages are smaller. */
const answersPerPage = 500
const answerPagesMax = 100

const keyOf = (...parts: readonly (string | number)[]) => JSON.stringify(parts)

/** Calls `ask` once, and returns the same result every time. */
const memoize = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let asked: Promise<T> | undefined
  return () => (asked ??= ask())
}

const memoizeByArguments = <A extends unknown[], T>(ask: (...args: A) => Promise<T>) => {
  const asked = new Map<string, Promise<T>>()
  return (...args: A): Promise<T> => {
    const key = JSON.stringify(args)
    const known = asked.get(key) ?? ask(...args)
    asked.set(key, known)
    return known
  }
}

const valueOf = <T, R>(told: CallResult<T>, read: (value: T) => R): CallResult<R> =>
  hasValue(told) ? { value: read(told.value) } : told

/** Every row of a paginated list, up to `most` pages. */
const allPages = async <P extends { next: string | null }, R>(
  page: (after: string | undefined) => Promise<CallResult<P>>,
  read: (page: P) => readonly R[],
  most: number,
): Promise<CallResult<R[]>> => {
  const rows: R[] = []
  let after: string | undefined
  for (let count = 0; count < most; count++) {
    const told = await page(after)
    if (!hasValue(told)) return told
    rows.push(...read(told.value))
    if (told.value.next === null) break
    after = told.value.next
  }
  return { value: rows }
}

const keep = (into: Map<string, object[]>, key: string, value: object) =>
  into.set(key, [...(into.get(key) ?? []), value])

/** A source over the product's calls, with a record of their results for checking replies against. */
export const openSource = (
  ask: CallProduct,
  files: readonly ReadFile[],
  { reader, today }: Pick<Source, 'reader' | 'today'>,
): { source: Source; answered: CitableAnswers } => {
  const reports = new Map<string, object[]>()
  const company = new Map<string, object[]>()
  const answers = new Map<string, Set<string>>()
  const peopleNumbers = new Set<string>()
  let hasPeople = false
  const planNumbers = new Set<string>()
  let hasPlan = false
  let hasReports = false

  const keepAnswer = (employeeId: string, questionId: string, text: string, version?: number) => {
    const key = keyOf(employeeId, questionId, version ?? '')
    answers.set(key, (answers.get(key) ?? new Set()).add(citedText(text)))
  }
  const keepAnswers = (employeeId: string, texts: Readonly<Record<string, string>>, version: number) => {
    for (const [questionId, text] of Object.entries(texts)) keepAnswer(employeeId, questionId, text, version)
  }

  const source: Source = {
    files,
    reader,
    today,
    people: memoize(async () => {
      const told = await allPages(
        (after) => ask(contract.getEmployees, { limit: limits.pageMax, after }),
        ({ employees }) => employees,
        pagesMax,
      )
      if (hasValue(told)) {
        hasPeople = true
        const { value } = told
        peopleNumbers.add(comparableNumber(value.length))
        for (const { name, department, role } of value) {
          for (const number of extractNumbers(`${name} ${department} ${role}`)) peopleNumbers.add(number)
        }
      }
      return told
    }),
    self: memoize(async () =>
      valueOf(await ask(contract.getMySubmission, {}), ({ draft }) => draft.employeeId),
    ),
    answering: memoize(async () => {
      const completed = new Set<string>()
      const begun = new Set<string>()
      const reopened = new Set<string>()
      const told = await allPages(
        (after) => ask(contract.getSubmissions, { limit: limits.pageMax, after, fields: 'state' }),
        ({ submissions }) => {
          for (const { employeeId, status, reopenedAt } of Object.values(submissions)) {
            const group = status === 'completed' ? completed : reopenedAt === null ? begun : reopened
            group.add(employeeId)
          }
          return []
        },
        pagesMax,
      )
      return valueOf(told, (): ResponseStatus => {
        hasPeople = true
        for (const { size } of [completed, begun, reopened]) peopleNumbers.add(comparableNumber(size))
        return { completed, begun, reopened }
      })
    }),
    eachPage: async (visit) => {
      const told = await allPages(
        (after) => ask(contract.getSubmissions, { limit: answersPerPage, after }),
        ({ submissions }) => {
          const page = Object.values(submissions).flatMap(({ employeeId, status, rawAnswers }) =>
            status === 'completed' ? [{ employeeId, answers: rawAnswers }] : [],
          )
          const there = new Map(page.map((one) => [one.employeeId, one.answers]))
          for (const { employeeId, questionId, text } of visit(page)) {
            if (there.get(employeeId)?.[questionId] === text) keepAnswer(employeeId, questionId, text)
          }
          return []
        },
        answerPagesMax,
      )
      return valueOf(told, () => {
        hasPeople = true
        return null
      })
    },
    report: memoizeByArguments(async (employeeId, version) => {
      const told = await ask(contract.getReport, { employeeId, version })
      if (hasValue(told)) {
        const { report } = told.value
        keep(reports, keyOf(employeeId, report.version), report)
        for (const score of Object.values(report.workings)) {
          if (!('inputs' in score)) continue
          // The report itself contains the texts that count towards the grade.
          for (const { questionId, text } of score.inputs.flatMap((input) => input.answers)) {
            if (text !== null) keepAnswer(employeeId, questionId, text, report.version)
          }
        }
      }
      return told
    }),
    answersOf: memoizeByArguments(async (employeeId, version) => {
      const told = await ask(contract.getReportAnswers, { employeeId, version })
      return valueOf(told, ({ rawAnswers }) => {
        keepAnswers(employeeId, rawAnswers, version)
        return rawAnswers
      })
    }),
    companyReport: memoizeByArguments(async (id) => {
      const told = await ask(contract.getCompanyReport, { id })
      return valueOf(told, ({ report }) => {
        keep(company, report.id, report)
        const { strengths, weaknesses, immediateHiringNeeds, forwardOperatingPlan } = report
        for (const { quotes } of [
          ...strengths,
          ...weaknesses,
          ...immediateHiringNeeds,
          ...forwardOperatingPlan,
          ...(report.writtenThemes ?? []).flatMap(({ themes }) => themes),
        ]) {
          for (const { employeeId, questionId, text } of quotes) keepAnswer(employeeId, questionId, text)
        }
        return report
      })
    }),
    actions: memoizeByArguments(async (state) => {
      const counts = { open: 0, done: 0, dropped: 0 }
      const told = await allPages(
        (after) => ask(contract.listPlanItems, { limit: 100, after, state }),
        (page) => {
          Object.assign(counts, page.counts)
          return page.items
        },
        pagesMax,
      )
      return valueOf(told, (items) => {
        hasPlan = true
        for (const count of Object.values(counts)) planNumbers.add(comparableNumber(count))
        for (const { title, details, dueOn, owner, outcome, finding } of items) {
          const texts = [title, details, dueOn, owner?.name, outcome, finding?.text]
          for (const number of extractNumbers(texts.join(' '))) planNumbers.add(number)
        }
        return { items, counts }
      })
    }),
    reportsOfPeople: memoize(async () => {
      const told = await allPages(
        (after) => ask(contract.listReports, { limit: limits.pageMax, after }),
        (page) => page.reports,
        pagesMax,
      )
      if (hasValue(told)) hasReports = true
      return told
    }),
    companyVersions: memoize(async () => {
      const told = await ask(contract.listCompanyReports, { limit: 100 })
      return valueOf(told, ({ versions }) => {
        for (const version of versions) keep(company, version.id, { ...version, coverage: version })
        return versions
      })
    }),
  }

  const numbersOf = memoizeByBasis((basis: Basis): ReadonlySet<string> | null => {
    if (basis.kind === 'answer') {
      const texts = answers.get(keyOf(basis.employeeId, basis.questionId, basis.version ?? ''))
      // Names and questions may contain numbers, too.
      return texts?.has(basis.quote) ? new Set(extractNumbers(`${basis.quote} ${basis.label}`)) : null
    }
    if (basis.kind === 'report')
      return numbersInSection(reports.get(keyOf(basis.employeeId, basis.version)), basis.section)
    if (basis.kind === 'company') return numbersInSection(company.get(basis.reportId), basis.section)
    if (basis.kind === 'people') return hasPeople ? peopleNumbers : null
    if (basis.kind === 'plan') return hasPlan ? planNumbers : null
    if (basis.kind === 'reports') return hasReports ? noNumbers : null
    const file = files.find(({ name }) => name === basis.label)
    return file ? new Set(extractNumbers(citableFileText(file))) : null
  })
  return { source, answered: { numbersOf } }
}

/** The version, its dates and its person belong to every section. */
const headings = ['version', 'generatedAt', 'createdAt', 'submittedAt']
const nameIn = ({ gradingOverview }: { gradingOverview?: { employeeName: string } }) =>
  gradingOverview?.employeeName ?? ''

const numbersInSection = (kept: readonly object[] = [], section: string): Set<string> | null => {
  const found = kept.flatMap((one) => {
    const value: unknown = Reflect.get(one, section)
    return value === undefined ? [] : [value]
  })
  if (found.length === 0) return null
  const heads = kept.flatMap((one) => [
    nameIn(one),
    ...headings.map((heading): unknown => Reflect.get(one, heading)),
  ])
  return new Set(extractNumbers(JSON.stringify([found, heads])))
}

const memoizeByBasis = (read: (basis: Basis) => ReadonlySet<string> | null) => {
  const known = new Map<string, ReadonlySet<string> | null>()
  return (basis: Basis): ReadonlySet<string> | null => {
    // The list of people grows while lines are written; they are checked only after that, so results can be cached.
    const key = JSON.stringify(basis)
    const found = known.get(key) ?? read(basis)
    known.set(key, found)
    return found
  }
}
