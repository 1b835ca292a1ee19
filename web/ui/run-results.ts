import { runs, type Run } from '../../contract/runs.ts'
import { send } from '../core/call.ts'
import { everyPage, pageAfter } from '../core/every-page.ts'
import { csvOf, downloadCsv } from './download-csv.ts'
import type { FailedRow } from './failed-rows.ts'

/** What became of each row of a run, in order. @throws CallError where that could not be loaded. */
export const everyResult = ({ id }: Pick<Run, 'id'>) =>
  everyPage(async (after) => {
    const answer = await send(runs.getRunResults, { id, ...pageAfter(after) })
    return { rows: answer.results, next: answer.next }
  })

/**
 * Hands what became of each row of a run to the browser as a file; `leftOut`: what came to nothing before it was
 * started. @throws CallError where the rows could not be loaded.
 */
export const downloadRunResults = async (
  run: Pick<Run, 'id'>,
  leftOut: readonly FailedRow[],
  fileName: string,
): Promise<void> => {
  const rows = [
    ...(await everyResult(run)).map(({ label, success, error, notice }) => [
      label,
      success ? 'Done' : 'Failed',
      error ?? notice ?? '',
    ]),
    ...leftOut.map(({ label, error }) => [label, 'Left out', error]),
  ]
  downloadCsv(csvOf(['Person', 'Result', 'What is to be known'], rows), fileName)
}
