import { fileURLToPath } from 'node:url'
import { companyWordsOf } from '../../../../insights/catalog/all-company-texts.ts'
import {
  buildCompanyReport,
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
 * A company report, and what it says in another language, made without holding up everybody else's requests: for many
 * people in a thread of its own. This file is both sides of it. Answers travel as the JSON text that the database gave,
 * which is copied several times faster than what it stands for, in batches.
 */

/** An employee; the answers of one who has completed them are JSON text. */
export interface PersonAnswers extends CompanyEmployee {
  readonly answers: string | null
  readonly submittedAt: string | null
  /** Of their submission. */
  readonly revision: number | null
}

/** A report, and what it was made from. */
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

// Below this a report takes a few ms, and a thread would take longer to start.
const fewPeople = 1000
const batchSize = 500

/**
 * The report of these people; the same one, whether it is made here or in a thread.
 * `program` is this file as Node.js can run it.
 * @throws NoCompletedSubmissions where nobody has answered.
 */
export const buildReport = async (
  { organizationName, lastUpdated }: Head,
  people: readonly PersonAnswers[],
  program: string = fileURLToPath(import.meta.url),
): Promise<BuiltReport> => {
  const task: Task = { makes: 'company report', organizationName, lastUpdated }
  if (people.length < fewPeople) return made(task, [people])
  const answered: BuiltReport = JSON.parse(await runInWorker(program, task, batchesOf(people)))
  return answered
}

/**
 * What each sentence of the report of these people is in a language. Answers are read once for both.
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

const made = (head: Head, batches: Batches): BuiltReport => {
  const inputs: PersonInput[] = []
  const data = inputOf(head, batches, (person, rawAnswers) => inputs.push(personInput(person, rawAnswers)))
  const people = sortById(inputs)
  return {
    report: buildCompanyReport(data),
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
  task.makes === 'company report' ? made(task, batches) : translated(task, batches)

const isBatch = (part: object): part is readonly PersonAnswers[] => Array.isArray(part)

serveWorkerTask({ isTask, isPart: isBatch }, answerOf)
