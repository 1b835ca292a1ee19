import type { ReportRewording } from '../../../../contract/shapes/reports/report-rewording.ts'
import type { Tx } from '../../../core/database/database.ts'
import type { Host } from '../../../core/host.ts'

/** Where a language model is configured, every generated report of a person is queued for rewording. */

/** The version of `instructions` in prompt.ts; it changes with them. */
export const promptVersion = '3'

/** The rewording state of a new report that waits for the model; null where no model is configured. */
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

/** Queues the rewording in the transaction that stores the report. */
export const enqueueRewording = async (
  { tx, host, orgId }: { tx: Tx; host: Host; orgId: string },
  reportId: string,
): Promise<void> => {
  if (host.model) await host.jobs.enqueue(tx, 'word-report', { orgId, reportId })
}

/** Who worded the base of an edited version; null where that was computed, or where there was none. */
export const rewordingOfEdited = (
  base: { origin: 'generated' | 'written' | 'edited'; prose: ReportRewording | null } | undefined,
): ReportRewording | null => (base === undefined || base.origin === 'generated' ? null : base.prose)
