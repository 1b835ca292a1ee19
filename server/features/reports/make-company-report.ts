import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { buildCompanyReport } from '../../../insights/company-report.ts'
import type {
  CompanyEmployee,
  CompanyReport,
  CompletedSubmission,
} from '../../../insights/company-report-types.ts'
import type { RawAnswers } from '../../../insights/questionnaire.ts'
import { answersHashOf, companyInputsHash, inIdOrder, type PersonInput } from './inputs.ts'

/**
 * A company report, made without holding up everybody else's requests: for many people in a thread of its own. This
 * file is both sides of it. Answers travel as the JSON text that the database gave, which is copied several times
 * faster than what it stands for, in batches, between which other requests are answered.
 */

/** An employee; the answers of one who has completed them are JSON text. */
export interface PersonAnswers extends CompanyEmployee {
  readonly answers: string | null
  readonly submittedAt: string | null
  /** Of their submission. */
  readonly revision: number | null
}

/** A report, and what it was made from. */
export interface MadeReport {
  readonly report: CompanyReport
  readonly inputs: { readonly people: readonly PersonInput[]; readonly hash: string }
}

interface Head {
  readonly organizationName: string
  readonly lastUpdated: string
}

interface Task extends Head {
  readonly makes: 'company report'
}

// Below this a report takes a few ms, and a thread would take longer to start.
const fewPeople = 1000
const batchSize = 500

/**
 * The report of these people; the same one, whether it is made here or in a thread.
 * `program` is this file as Node.js can run it.
 * @throws NoCompletedSubmissions where nobody has answered.
 */
export const makeCompanyReport = (
  head: Head,
  people: readonly PersonAnswers[],
  program: string = fileURLToPath(import.meta.url),
): Promise<MadeReport> =>
  people.length < fewPeople ? Promise.resolve(made(head, [people])) : madeAside(head, people, program)

const made = (head: Head, batches: readonly (readonly PersonAnswers[])[]): MadeReport => {
  const employees: CompanyEmployee[] = []
  const submissions: CompletedSubmission[] = []
  const inputs: PersonInput[] = []
  for (const { answers, submittedAt, revision, ...employee } of batches.flat()) {
    const { id, name, role, department } = employee
    employees.push(employee)
    if (answers === null || submittedAt === null) {
      inputs.push([id, name, role, department, null, null, null])
      continue
    }
    const rawAnswers: RawAnswers = JSON.parse(answers)
    submissions.push({ employeeId: id, rawAnswers, submittedAt })
    inputs.push([id, name, role, department, revision, submittedAt, answersHashOf(rawAnswers)])
  }
  const people = inIdOrder(inputs)
  return {
    report: buildCompanyReport({ ...head, employees, submissions }),
    inputs: { people, hash: companyInputsHash(head.organizationName, head.lastUpdated, people) },
  }
}

const madeAside = async (
  { organizationName, lastUpdated }: Head,
  people: readonly PersonAnswers[],
  program: string,
): Promise<MadeReport> => {
  const task: Task = { makes: 'company report', organizationName, lastUpdated }
  const worker = new Worker(program, { workerData: task })
  const answer = new Promise<string>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread of a company report ended without a report')))
  })
  // Whoever waits for it is told below; a failure during the batches must not count as unhandled.
  answer.catch(() => {})
  try {
    for (let start = 0; start < people.length; start += batchSize) {
      worker.postMessage(people.slice(start, start + batchSize), [])
      await nextTurn()
    }
    worker.postMessage(null, [])
    const answered: MadeReport = JSON.parse(await answer)
    return answered
  } finally {
    await worker.terminate()
  }
}

const isTask = (data: unknown): data is Task =>
  typeof data === 'object' && data !== null && 'makes' in data && data.makes === 'company report'

const task: unknown = workerData
if (parentPort && isTask(task)) {
  const port = parentPort
  const batches: (readonly PersonAnswers[])[] = []
  port.on('message', (batch: readonly PersonAnswers[] | null) => {
    if (batch) batches.push(batch)
    else port.postMessage(JSON.stringify(made(task, batches)))
  })
}
