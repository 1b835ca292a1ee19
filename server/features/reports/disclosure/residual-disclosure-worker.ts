import { fileURLToPath } from 'node:url'
import { addsByKey, type Left, residualDisclosures } from '../../../../insights/anonymity/index.ts'
import type { RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import { serveWorkerTask, runInWorker } from '../generation/report-worker.ts'
import { parseStoredSums } from './stored-sums.ts'
import type { StoredSums } from '../../../schema/reports.ts'

/**
 * What releases show beside open reports, found without holding up everybody else's requests: for many people in a thread
 * of its own. This file is both sides of it. Releases and answers travel as they are stored.
 */

export type StoredRelease = { threshold: number; sums: StoredSums }
/** By key who it is and with which answers, as JSON text. */
export type OpenAnswers = ReadonlyMap<string, string>
type Task = { readonly makes: 'what is shown beside open reports' }

// Below this it takes a few ms, and a thread would take longer to start.
const fewPeople = 1000
const batchSize = 500

/** The same, whether it is found here or in a thread. `program` is this file as Node.js can run it. */
export const findResidualDisclosure = async (
  releases: readonly StoredRelease[],
  open: OpenAnswers,
  program: string = fileURLToPath(import.meta.url),
): Promise<(Left | null)[]> => {
  const people = releases.reduce((sum, one) => sum + one.sums.people.length, 0)
  if (people < fewPeople) return answerTo(releases, [...open])
  const task: Task = { makes: 'what is shown beside open reports' }
  const answered: (Left | null)[] = JSON.parse(await runInWorker(program, task, partsOf(releases, open)))
  return answered
}

const answerTo = (
  releases: readonly StoredRelease[],
  open: readonly (readonly [key: string, answers: string])[],
): (Left | null)[] => {
  const answers = new Map(open.map(([key, text]): [string, RawAnswers] => [key, JSON.parse(text)]))
  return residualDisclosures(
    releases.map(({ threshold, sums }) => ({ ...parseStoredSums(sums), threshold })),
    addsByKey(answers),
  )
}

type Part =
  | { is: 'a release'; release: StoredRelease }
  | { is: 'answers'; answers: readonly (readonly [key: string, answers: string])[] }

function* partsOf(releases: readonly StoredRelease[], open: OpenAnswers): Generator<Part> {
  for (const release of releases) yield { is: 'a release', release }
  const answers = [...open]
  for (let start = 0; start < answers.length; start += batchSize)
    yield { is: 'answers', answers: answers.slice(start, start + batchSize) }
}

const isTask = (data: unknown): data is Task =>
  typeof data === 'object' &&
  data !== null &&
  'makes' in data &&
  data.makes === 'what is shown beside open reports'

const isPart = (part: object): part is Part =>
  'is' in part && (part.is === 'a release' || part.is === 'answers')

serveWorkerTask({ isTask, isPart }, (_task, parts) =>
  answerTo(
    parts.flatMap((part) => (part.is === 'a release' ? [part.release] : [])),
    parts.flatMap((part) => (part.is === 'answers' ? part.answers : [])),
  ),
)
