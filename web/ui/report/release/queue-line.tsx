import { Button, Text } from '@mantine/core'
import { SkipForward } from 'lucide-react'
import { useState } from 'react'
import { useReportLocale } from '../language/report-language.tsx'
import { areReviewKeysOn, turnReviewKeys, type ReviewQueue } from './review-queue.ts'

/** Opens the next report that waits for the reader. */
export const NextButton = ({ queue, isMain }: { queue: ReviewQueue; isMain: boolean }) => {
  const { piece } = useReportLocale()
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      leftSection={<SkipForward size={16} aria-hidden className="release-bar__next" />}
      loading={queue.isOpening}
      onClick={queue.openNext}
      aria-keyshortcuts="N"
    >
      {piece('queue.next')}
    </Button>
  )
}

/** How many reports wait, and by which keys the reader goes through them. */
export const QueueLine = ({ queue }: { queue: ReviewQueue }) => {
  const { piece, fillPiece, count } = useReportLocale()
  const [isOn, setOn] = useState(areReviewKeysOn)
  const turn = () => {
    turnReviewKeys(!isOn)
    setOn(!isOn)
  }
  return (
    <Text size="sm" c="dimmed" className="release-bar__queue">
      {queue.waiting === 0
        ? piece('queue.done')
        : piece('queue.waiting', { count: queue.waiting, number: count(queue.waiting) })}{' '}
      {isOn && fillPiece('queue.keys', { review: <kbd>R</kbd>, next: <kbd>N</kbd> })}{' '}
      <button type="button" className="release-bar__keys" onClick={turn}>
        {piece(isOn ? 'queue.keysOff' : 'queue.keysOn')}
      </button>
    </Text>
  )
}
