import type { ReportRewording } from '../../../../contract/shapes/reports/report-rewording.ts'
import type { Tx } from '../../../core/database/database.ts'
import type { Host } from '../../../core/host.ts'

/** Where a language model is configured, every report of a person that is made is given to it to be worded. */

/** Of `instructions` in instructions.ts: it changes when they do. */
export const promptVersion = '3'

/** What stands in a report while it waits to be worded; null where no model is configured. */
export const pendingRewording = ({ model }: Pick<Host, 'model'>, now: Date): ReportRewording | null =>
  model
    ? {
        state: 'waiting',
        why: null,
        version: null,
        provider: model.provider,
        model: model.name,
        answeredBy: null,
        promptVersion,
        promptHash: null,
        texts: 0,
        textsWritten: 0,
        sentencesDropped: 0,
        askedAt: now.toISOString(),
        finishedAt: null,
      }
    : null

/** Has the report worded, in the transaction that stores it. */
export const enqueueRewording = async (
  { tx, host, orgId }: { tx: Tx; host: Host; orgId: string },
  reportId: string,
): Promise<void> => {
  if (host.model) await host.jobs.enqueue(tx, 'word-report', { orgId, reportId })
}

/** Who worded the base of a version whose texts a person edits; null where that was computed, or nothing was there. */
export const rewordingOfEdited = (
  base: { origin: 'generated' | 'written' | 'edited'; prose: ReportRewording | null } | undefined,
): ReportRewording | null => (base === undefined || base.origin === 'generated' ? null : base.prose)
