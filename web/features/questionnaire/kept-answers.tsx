import { Button, Group } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { Copy, Download } from 'lucide-react'
import { downloadText, useAnswersAsText } from './answers-file.ts'
import type { DraftRecord } from './draft-record.ts'
import { useTexts } from './language/texts.ts'

/** Lets somebody whose answers cannot be sent take them along; nothing where this device holds none. */
export const KeptAnswers = ({ record }: { record: DraftRecord | null }) => {
  const t = useTexts()
  const clipboard = useClipboard({ timeout: 2000 })
  const text = useAnswersAsText()(record)
  if (text === '') return null
  const copied = clipboard.error ? t('keptAnswers.copyRefused') : t('keptAnswers.copied')
  return (
    <Group gap="xs" mt="xs">
      <Button
        size="xs"
        variant="default"
        leftSection={<Copy size={14} aria-hidden />}
        aria-live="polite"
        onClick={() => clipboard.copy(text)}
      >
        {clipboard.copied || clipboard.error ? copied : t('keptAnswers.copy')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<Download size={14} aria-hidden />}
        onClick={() => downloadText(text, 'my-answers.txt')}
      >
        {t('keptAnswers.download')}
      </Button>
    </Group>
  )
}
