import { fileURLToPath } from 'node:url'
import { serveWorkerTask, runInWorker } from '../generation/report-worker.ts'
import {
  decideDisclosure,
  type DisclosureDecision,
  type DisclosureRequest,
  topicsWithUnknownContributors,
} from '../../../../insights/anonymity/index.ts'
import { parseStoredSums, storedSums } from './stored-sums.ts'
import type { StoredSums } from '../../../schema/reports.ts'

/**
 * What a release shows, settled without holding up everybody else's requests: for many people in a thread of its own. This
 * file is both sides of it. Earlier releases travel as they are stored.
 */

type SettledSums = DisclosureDecision & { readonly sums: StoredSums }
type Release = Omit<DisclosureRequest, 'earlier'>
type Task = { readonly makes: 'what a release shows' }

// Below this it takes a few ms, and a thread would take longer to start.
const fewPeople = 1000

/** The same, whether it is settled here or in a thread. `program` is this file as Node.js can run it. */
export const decideDisclosureOffThread = async (
  release: Release,
  earlier: readonly StoredSums[],
  program: string = fileURLToPath(import.meta.url),
): Promise<SettledSums> => {
  const people = earlier.reduce((sum, one) => sum + one.people.length, release.contributors.everybody.length)
  if (people < fewPeople) return answerTo(release, earlier)
  const task: Task = { makes: 'what a release shows' }
  const answered: SettledSums = JSON.parse(await runInWorker(program, task, partsOf(release, earlier)))
  return answered
}

const answerTo = (release: Release, earlier: readonly StoredSums[]): SettledSums => {
  const { content, contributors } = release
  const { sums, ...told } = decideDisclosure({ ...release, earlier: earlier.map(parseStoredSums) })
  const { everybody } = contributors
  return {
    ...told,
    sums: storedSums({ everybody, sums, unknown: topicsWithUnknownContributors(content, contributors) }),
  }
}

type Part = { is: 'the release'; release: Release } | { is: 'an earlier one'; sums: StoredSums }

const partsOf = ({ content, ...release }: Release, earlier: readonly StoredSums[]): readonly Part[] => {
  // Its texts stay here.
  const { gradingBreakdown, measures, strengths, weaknesses, personnelChanges, immediateHiringNeeds } =
    content
  const { answered } = content.coverage
  const { riskLevel } = content.overview
  const numbers = {
    gradingBreakdown,
    measures,
    strengths,
    weaknesses,
    personnelChanges,
    immediateHiringNeeds,
    coverage: { answered },
    overview: { riskLevel },
  }
  return [
    { is: 'the release', release: { ...release, content: numbers } },
    ...earlier.map((sums) => ({ is: 'an earlier one' as const, sums })),
  ]
}

const isTask = (data: unknown): data is Task =>
  typeof data === 'object' && data !== null && 'makes' in data && data.makes === 'what a release shows'

const isPart = (part: object): part is Part =>
  'is' in part && (part.is === 'the release' || part.is === 'an earlier one')

serveWorkerTask({ isTask, isPart }, (_task, parts) => {
  const [release] = parts.flatMap((part) => (part.is === 'the release' ? [part.release] : []))
  if (!release) throw new Error('The thread of a release was given none')
  return answerTo(
    release,
    parts.flatMap((part) => (part.is === 'an earlier one' ? [part.sums] : [])),
  )
})
