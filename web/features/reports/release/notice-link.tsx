import { Anchor } from '@mantine/core'
import { useReportWords } from '../language/employee-report-texts.tsx'

/** The id of what stands below a report: who sees it, and why. */
export const noticeId = 'report-notice'

const openNotice = (): void => {
  const fold = document.querySelector(`#${noticeId} details`)
  if (!(fold instanceof HTMLDetailsElement)) return
  fold.open = true
  fold.scrollIntoView({ block: 'start' })
  fold.querySelector('summary')?.focus({ preventScroll: true })
}

/** Leads to the notice below the report and opens it: it is a right of the person, and has to be found at once. */
export const NoticeLink = () => (
  <Anchor component="button" type="button" inherit className="screen-only" onClick={openNotice}>
    {useReportWords().say('notice.who')}
  </Anchor>
)
