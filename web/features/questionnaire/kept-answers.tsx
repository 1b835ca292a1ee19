import { Button, Group } from '@mantine/core'
import { Download } from 'lucide-react'
import { CopyButton } from '../../ui/copy-button.tsx'
import { answersAsText, downloadText } from './answers-file.ts'
import type { DraftRecord } from './draft-record.ts'

/** Lets somebody whose answers cannot be sent take them along; nothing where this device holds none. */
export const KeptAnswers = ({ record }: { record: DraftRecord | null }) => {
  const text = record === null ? '' : answersAsText(record)
  if (text === '') return null
  return (
    <Group gap="xs" mt="xs">
      <CopyButton value={text} label="Copy my answers" />
      <Button
        size="xs"
        variant="default"
        leftSection={<Download size={14} aria-hidden />}
        onClick={() => downloadText(text, 'my-answers.txt')}
      >
        Download my answers
      </Button>
    </Group>
  )
}
