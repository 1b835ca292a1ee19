import { z } from 'zod'
import type { useGenerateReport } from './generate-report.tsx'

/** What of the wiki the address describes. */
export const View = z.object({
  /** The id of a version; the latest where there is none. */
  report: z.string().optional().catch(undefined),
  /** The id of an earlier version that it is compared with. */
  compare: z.string().optional().catch(undefined),
  /** Set while it is asked whether a report shall be made. */
  generate: z.literal('ask').optional().catch(undefined),
})

export type ViewProps = {
  view: z.output<typeof View>
  setView: (change: Record<string, string | undefined>) => void
  generation: ReturnType<typeof useGenerateReport>
}
