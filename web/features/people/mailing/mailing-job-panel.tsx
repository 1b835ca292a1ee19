import { LastRun, RunPanel } from '../../../ui/batch-jobs/batch-job-panel.tsx'
import { useMailingJob } from './mailing-job.ts'

type Props = {
  /** The id of the run that is shown. */
  shown: string | undefined
  onShow: (id: string | undefined) => void
  onFinished?: () => void
  isEnabled?: boolean
}

/** The run whose mails are being written, or the way back to the last one. */
export const MailingJobPanel = ({ shown, onShow, onFinished, isEnabled = true }: Props) => {
  const { run, toldRun, words, leftOut } = useMailingJob({
    shown,
    onFound: onShow,
    ...(onFinished && { onFinished }),
    isEnabled,
  })
  return shown === undefined ? (
    <LastRun run={toldRun} ended={words.endedInShort} onShow={onShow} />
  ) : (
    <RunPanel asked={run.asked} words={words} leftOut={leftOut} onClose={() => onShow(undefined)} />
  )
}
