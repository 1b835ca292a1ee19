import { useCallback } from 'react'
import { z } from 'zod'
import { useOverlay, useViewState } from '../../../core/navigation/url-state.ts'

const View = z.object({
  /** The drawer that is open over a report. */
  drawer: z.enum(['history', 'deleted']).optional().catch(undefined),
})

type ReportDrawer = NonNullable<z.output<typeof View>['drawer']>

/** Whether a drawer over a report is open, which its address says. */
export const useReportDrawer = (
  drawer: ReportDrawer,
): { isOpen: boolean; open: () => void; close: () => void } => {
  const [view, setView] = useViewState(View)
  const isOpen = view.drawer === drawer
  const { open, close } = useOverlay('drawer', isOpen, setView)
  return { isOpen, open: useCallback(() => open(drawer), [open, drawer]), close }
}
