import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { RewordingRefusal } from '../../../../contract/shapes/reports/report-rewording.ts'
import { minuteMs } from '../../../core/time/durations.ts'
import type { Host } from '../../../core/host.ts'
import type { JobDefinition } from '../../../core/jobs/job-queue.ts'
import { ModelFailure, type Model } from '../../../core/services/language-model.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { mapTexts } from '../generation/editable-texts.ts'
import {
  keepComputedTexts,
  readPendingRewording,
  storeRewording,
  type RewordingRequest,
} from './store-rewording.ts'
import { instructions, serializePassages, RewordedPassages } from './prompt.ts'
import { knownNames, type IsNaming } from './known-names.ts'
import { findPassages, type Passage } from './report-passages.ts'
import { acceptSentences } from './accept-sentences.ts'

/**
 * The job that has a person's report reworded. The model is called outside of any transaction. Its texts become a
 * version of their own; where none is accepted, the computed version stays and records why.
 */

const Which = z.object({ orgId: z.string(), reportId: z.string() })
type Which = z.output<typeof Which>

/** Each request to the model has at most this many passages; `questionsMax` limits the requests for one report. */
const placesAtOnce = 20
const questionsMax = 4
const attempts = 3

export const rewordReport = (host: () => Host): JobDefinition<typeof Which> => {
  const namesOf = knownNames()
  return {
    payload: Which,
    attempts,
    concurrency: 2,
    timeoutMs: 5 * minuteMs,
    async run(which, { signal, attempt }) {
      const given = await within(host(), which, async (tx) => {
        const report = await readPendingRewording(tx, which)
        return report && { report, isNaming: await namesOf(tx, which.orgId, host().clock()) }
      })
      if (!given) return
      const { model, log } = host()
      try {
        // The server may have been restarted without a model.
        if (!model) throw new ModelFailure('refused')
        const worded = await wordsFor(given.report, given.isNaming, model, signal)
        await within(host(), which, (tx) =>
          storeRewording({ tx, now: host().clock(), host: host() }, which, worded),
        )
      } catch (error) {
        // When the server shuts down, the job is retried after its restart.
        if (!(error instanceof ModelFailure) || signal.aborted) throw error
        if (error.kind === 'away' && attempt < attempts) throw error
        log.warn({ kind: error.kind, status: error.status }, 'a report was not worded by the language model')
        await settle(host(), which, error.kind)
      }
    },
    async onFinalFailure(which) {
      await settle(host(), which, 'away')
    },
  }
}

const within = <T>({ database }: Host, { orgId }: Which, work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(database.db, { orgId }, work)

const settle = (host: Host, which: Which, why: RewordingRefusal) =>
  within(host, which, (tx) => keepComputedTexts({ tx, now: host.clock() }, which, why))

/** The model's result for a report: a change of its content, and what to record about it. */
const wordsFor = async (
  { content, answerTo }: RewordingRequest,
  isNaming: IsNaming,
  model: Model,
  signal: AbortSignal,
) => {
  const places = findPassages(content, answerTo).slice(0, placesAtOnce * questionsMax)
  const texts = new Map<string, string>()
  const sent = createHash('sha256')
  let answeredBy: string | null = null
  let sentencesDropped = 0
  for (let start = 0; start < places.length; start += placesAtOnce) {
    const some = places.slice(start, start + placesAtOnce)
    const question = { instructions, material: serializePassages(some) }
    sent.update(JSON.stringify(question))
    const answer = await model.write({ ...question, shape: RewordedPassages, signal })
    answeredBy = answer.answeredBy
    const { texts: taken, dropped } = acceptSentences(answer.value, some, isNaming)
    for (const [path, text] of taken) texts.set(path, text)
    sentencesDropped += dropped
  }
  return {
    change: changeOf(texts),
    record: {
      answeredBy,
      promptHash: places.length === 0 ? null : sent.digest('hex'),
      texts: places.length,
      textsWritten: texts.size,
      sentencesDropped,
    },
  }
}

/** The same report with these texts at their paths. */
const changeOf =
  (texts: ReadonlyMap<Passage['path'], string>) =>
  (content: unknown): unknown =>
    mapTexts(content, (text, path) => texts.get(path) ?? text)
