import { fileURLToPath } from 'node:url'
import { companyWordsOf } from '../../../../insights/catalog/all-company-texts.ts'
import {
  buildWholeCompanyReport,
  readCompany,
  writeCompanyReport,
} from '../../../../insights/company-report/company-report.ts'
import type {
  CompanyEmployee,
  CompanyReport,
  CompanyReportInput,
  CompletedSubmission,
} from '../../../../insights/company-report/company-report-types.ts'
import { companyEnglish } from '../../../../insights/catalog/company-texts.ts'
import type { RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import { isLanguageCode, type LanguageCode } from '../../../../languages/index.ts'
import { serveWorkerTask, runInWorker } from './report-worker.ts'
import { pairSentences, type SentencePair } from '../translation/company-sentences.ts'
import { hashAnswers, companyInputsHash, sortById } from './report-inputs.ts'
import type { PersonInput } from '../../../schema/reports.ts'

/**
 * Builds or translates a company report without blocking other requests: for many people in a worker thread. This
 * file is both sides of it. Answers travel in batches as the JSON text from the database, which is copied several
 * times faster than the parsed objects.
 */

/** An employee; completed answers are JSON text. */
export interface PersonAnswers extends CompanyEmployee {
  readonly answers: string | null
  readonly submittedAt: string | null
  /** The revision of their submission. */
  readonly revision: number | null
}

/** A report with the inputs that it was built from. */
export interface BuiltReport {
  readonly report: CompanyReport
  readonly inputs: { readonly people: readonly PersonInput[]; readonly hash: string }
}

interface Head {
  readonly organizationName: string
  readonly lastUpdated: string
}

type Task = Head & ({ readonly makes: 'company report' } | TranslationTask)

interface TranslationTask {
  readonly makes: 'its sentences'
  readonly language: LanguageCode
}

// For fewer people a report takes less than starting a thread.
const fewPeople = 200
const batchSize = 500

/**
 * Builds the report of these people; the result is the same in this thread and in a worker. `program` is this file as
 * Node.js can run it.
 * @throws NoCompletedSubmissions where nobody has answered.
 */
export const buildReport = async (
  { organizationName, lastUpdated }: Head,
  people: readonly PersonAnswers[],
  program: string = fileURLToPath(import.meta.url),
): Promise<BuiltReport> => {
  const task: Task = { makes: 'company report', organizationName, lastUpdated }
  if (people.length < fewPeople) return assembleReport(task, [people])
  const answered: BuiltReport = JSON.parse(await runInWorker(program, task, batchesOf(people)))
  return answered
}

/**
 * Translates each sentence of these people's report into a language. The answers are parsed once for both languages.
 * @throws NoCompletedSubmissions where nobody has answered.
 */
export const translateCompanyReport = async (
  { organizationName, lastUpdated }: Head,
  people: readonly PersonAnswers[],
  language: LanguageCode,
  program: string = fileURLToPath(import.meta.url),
): Promise<readonly SentencePair[]> => {
  const task: Task = { makes: 'its sentences', language, organizationName, lastUpdated }
  if (people.length < fewPeople) return translated(task, [people])
  const answered: SentencePair[] = JSON.parse(await runInWorker(program, task, batchesOf(people)))
  return answered
}

type Batches = readonly (readonly PersonAnswers[])[]

function* batchesOf(people: readonly PersonAnswers[]): Generator<readonly PersonAnswers[]> {
  for (let start = 0; start < people.length; start += batchSize) yield people.slice(start, start + batchSize)
}

const assembleReport = (head: Head, batches: Batches): BuiltReport => {
  const inputs: PersonInput[] = []
  const data = inputOf(head, batches, (person, rawAnswers) => inputs.push(personInput(person, rawAnswers)))
  const people = sortById(inputs)
  return {
    report: buildWholeCompanyReport(data),
    inputs: { people, hash: companyInputsHash(head.organizationName, head.lastUpdated, people) },
  }
}

const translated = (task: Head & TranslationTask, batches: Batches): readonly SentencePair[] => {
  const company = readCompany(inputOf(task, batches))
  return pairSentences(
    writeCompanyReport(company, companyEnglish),
    writeCompanyReport(company, companyWordsOf(task.language)),
  )
}

const inputOf = (
  { organizationName, lastUpdated }: Head,
  batches: Batches,
  see?: (person: PersonAnswers, rawAnswers: RawAnswers | null) => void,
): CompanyReportInput => {
  const employees: CompanyEmployee[] = []
  const submissions: CompletedSubmission[] = []
  for (const person of batches.flat()) {
    const { answers, submittedAt, revision: _, ...employee } = person
    employees.push(employee)
    const rawAnswers: RawAnswers | null =
      answers === null || submittedAt === null ? null : JSON.parse(answers)
    if (rawAnswers !== null && submittedAt !== null) {
      submissions.push({ employeeId: employee.id, rawAnswers, submittedAt })
    }
    see?.(person, rawAnswers)
  }
  return { organizationName, lastUpdated, employees, submissions }
}

const personInput = (
  { id, name, role, department, revision, submittedAt }: PersonAnswers,
  rawAnswers: RawAnswers | null,
): PersonInput =>
  rawAnswers === null
    ? [id, name, role, department, null, null, null]
    : [id, name, role, department, revision, submittedAt, hashAnswers(rawAnswers)]

const isTask = (data: unknown): data is Task =>
  typeof data === 'object' &&
  data !== null &&
  'makes' in data &&
  (data.makes === 'company report' ||
    (data.makes === 'its sentences' && 'language' in data && isLanguageCode(data.language)))

const answerOf = (task: Task, batches: Batches) =>
  task.makes === 'company report' ? assembleReport(task, batches) : translated(task, batches)

const isBatch = (part: object): part is readonly PersonAnswers[] => Array.isArray(part)

serveWorkerTask({ isTask, isPart: isBatch }, answerOf)
