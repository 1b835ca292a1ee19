import { z } from 'zod'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { keys, tab } from '../../../core/browser/storage.ts'
import type { ReadInvite } from '../list-parser/parse-invites.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

const SkippedLine = z.object({
  label: z.string(),
  error: z.string(),
  line: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  department: z.string(),
})

/** A line that was not sent, and why. */
export type SkippedLine = z.infer<typeof SkippedLine>

/** The lines that were not sent, for the summary of a batch. */
export const skippedLines = (read: readonly ReadInvite[]): SkippedLine[] =>
  read.flatMap(({ line, given: { name, email, role, department }, problem }) =>
    problem === null
      ? []
      : [
          {
            label: [t(texts, 'leftOut.line', { line }), name, email].filter(Boolean).join(' '),
            error: problem,
            line,
            name,
            email,
            role,
            department,
          },
        ],
  )

/** "1 line left out", appended to the counts of invited and failed; empty if there is none. */
export const skippedText = (count: number): string =>
  count === 0 ? '' : t(texts, 'leftOut.andLeftOut', { count, lines: englishNumber(count) })

const Kept = z.object({ of: z.string(), rows: z.array(SkippedLine) })

/** Remembers, for as long as the tab is open, which lines a run was started without: the server never received them. */
export const storeSkippedLines = (runId: string, rows: readonly SkippedLine[]): void =>
  tab.set(keys.leftOut, JSON.stringify({ of: runId, rows }))

/** The lines that this tab started the run without; empty for a run started by another tab. */
export const readSkippedLines = (runId: string | undefined): readonly SkippedLine[] => {
  const stored = runId === undefined ? null : tab.get(keys.leftOut)
  if (stored === null) return []
  const kept = Kept.safeParse(JSON.parse(stored)).data
  return kept !== undefined && kept.of === runId ? kept.rows : []
}
