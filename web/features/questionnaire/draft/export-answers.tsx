import { Button, Group } from '@mantine/core'
import { Copy, Download } from 'lucide-react'
import { ManualCopy } from '../../../ui/clipboard/manual-copy.tsx'
import { useCopy } from '../../../ui/clipboard/use-copy.ts'
import { downloadText, useAnswersAsText } from './answers-as-text.ts'
import type { DraftRecord } from './draft-record.ts'
import { useTexts } from '../language/texts.ts'

/** Lets somebody whose answers cannot be sent take them along; nothing where this device holds none. */
export const ExportAnswers = ({ record }: { record: DraftRecord | null }) => {
  const t = useTexts()
  const { outcome, copy } = useCopy()
  const text = useAnswersAsText()(record)
  if (text === '') return null
  return (
    <Group gap="xs" mt="xs">
      <Button
        size="xs"
        variant="default"
        leftSection={<Copy size={14} aria-hidden />}
        aria-live="polite"
        onClick={() => copy(text)}
      >
        {outcome === 'copied' ? t('keptAnswers.copied') : t('keptAnswers.copy')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<Download size={14} aria-hidden />}
        onClick={() => downloadText(text, 'my-answers.txt')}
      >
        {t('keptAnswers.download')}
      </Button>
      {outcome === 'refused' && <ManualCopy label={t('keptAnswers.copyRefused')} value={text} />}
    </Group>
  )
}
