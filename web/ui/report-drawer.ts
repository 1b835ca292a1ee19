import { useCallback } from 'react'
import { z } from 'zod'
import { useViewState } from '../core/view-state.ts'

const View = z.object({
  /** The drawer that is open over a report. */
  drawer: z.enum(['history', 'deleted']).optional().catch(undefined),
})

type ReportDrawer = NonNullable<z.output<typeof View>['drawer']>

/** Whether a drawer over a report is open, which its address says: a reload keeps it, and going back closes it. */
export const useReportDrawer = (
  drawer: ReportDrawer,
): { isOpen: boolean; open: () => void; close: () => void } => {
  const [view, setView] = useViewState(View)
  const open = useCallback(() => setView({ drawer }, { push: true }), [setView, drawer])
  const close = useCallback(() => setView({ drawer: undefined }), [setView])
  return { isOpen: view.drawer === drawer, open, close }
}
