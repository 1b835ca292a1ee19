import { useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { z } from 'zod'
import { useViewState } from '../core/view-state.ts'

const View = z.object({
  /** The drawer that is open over a report. */
  drawer: z.enum(['history', 'deleted']).optional().catch(undefined),
})

type ReportDrawer = NonNullable<z.output<typeof View>['drawer']>

/**
 * Whether a drawer over a report is open, which its address says: a reload keeps it, and going back closes it. Closing it
 * goes back to the entry that it was opened from, so that the next way back leads elsewhere; where the address opened it
 * there is none, and its entry becomes that of the page without it.
 */
export const useReportDrawer = (
  drawer: ReportDrawer,
): { isOpen: boolean; open: () => void; close: () => void } => {
  const [view, setView] = useViewState(View)
  const { history } = useRouter()
  /** Where in the history the entry stands that was pushed for it. */
  const pushedAt = useRef<number>(undefined)
  const open = useCallback(() => {
    pushedAt.current = history.location.state.__TSR_index + 1
    setView({ drawer }, { push: true })
  }, [history, setView, drawer])
  const close = useCallback(() => {
    const wasPushed = history.location.state.__TSR_index === pushedAt.current
    // A second press comes before the browser is back: it is no wish to leave the page, too.
    pushedAt.current = undefined
    if (wasPushed) history.back()
    else setView({ drawer: undefined })
  }, [history, setView])
  return { isOpen: view.drawer === drawer, open, close }
}
