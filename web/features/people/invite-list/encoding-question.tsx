import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import {
  decodeFileAs,
  possibleEncodings,
  type FileEncoding,
} from '../../../../insights/text/file-encodings.ts'
import { useFocusOnOpen } from '../../../ui/focus/focus.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

const encodingNames: Record<FileEncoding, string> = {
  'windows-1252': t(texts, 'encodingQuestion.windows1252'),
  macintosh: t(texts, 'encodingQuestion.macintosh'),
  'windows-1250': t(texts, 'encodingQuestion.windows1250'),
  'iso-8859-2': t(texts, 'encodingQuestion.iso88592'),
  'windows-1256': t(texts, 'encodingQuestion.windows1256'),
  cp850: t(texts, 'encodingQuestion.cp850'),
}

/** A file in an encoding that is not known. */
export type UnreadFile = { name: string; bytes: Uint8Array }

type Props = {
  file: UnreadFile
  onRead: (text: string) => void
  onCancel: () => void
}

/** Asks in which encoding a file is; each is shown with letters of the file, and none is chosen beforehand. */
export const EncodingQuestion = ({ file, onRead, onCancel }: Props) => {
  const offered = useMemo(() => possibleEncodings(file.bytes), [file])
  const [chosen, setChosen] = useState<FileEncoding>()
  const first = useFocusOnOpen<HTMLInputElement>()
  const id = useId()
  return (
    <Alert color="yellow" title={t(texts, 'encodingQuestion.title')}>
      <Stack gap="sm">
        <fieldset className="encoding-question" aria-describedby={`${id}-hint`}>
          <Text component="legend" size="sm" fw={500}>
            {t(texts, 'encodingQuestion.which', { file: file.name })}
          </Text>
          <Text size="sm" id={`${id}-hint`}>
            {t(texts, 'encodingQuestion.hint')}
          </Text>
          {offered.map(({ encoding, sample }, index) => (
            <Radio
              key={encoding}
              ref={index === 0 ? first : undefined}
              name={id}
              value={encoding}
              label={encodingNames[encoding]}
              description={<bdi>{sample}</bdi>}
              checked={chosen === encoding}
              onChange={() => setChosen(encoding)}
            />
          ))}
        </fieldset>
        <Group gap="xs">
          <Button
            size="xs"
            variant="light"
            disabled={chosen === undefined}
            onClick={() => chosen !== undefined && onRead(decodeFileAs(file.bytes, chosen))}
          >
            {t(texts, 'encodingQuestion.read')}
          </Button>
          <Button size="xs" variant="default" onClick={onCancel}>
            {t(texts, 'encodingQuestion.cancel')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
