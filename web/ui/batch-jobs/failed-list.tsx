import { Button, Text } from '@mantine/core'
import { Download } from 'lucide-react'
import { downloadFailedRows, type FailedRow } from './failed-rows.ts'
import './failed-list.css'
import { useReportLocale } from '../report/language/report-language.tsx'

const shownAtMost = 200

type Props = {
  rows: readonly FailedRow[]
  fileName: string
  /** The heading, if these rows did not fail. */
  title?: string
  download?: string
}

/** The rows that failed, to read here or to download as a file. */
export const FailedList = ({ rows, fileName, ...props }: Props) => {
  const reading = useReportLocale()
  const { piece, count } = reading
  const { title = piece('run.failed'), download = piece('run.downloadFailed') } = props
  if (rows.length === 0) return null
  const hidden = rows.length - shownAtMost
  return (
    <details className="failed-list" open={rows.length <= 5}>
      <summary>{rows.length === 1 ? title : `${title} (${count(rows.length)})`}</summary>
      <ul>
        {rows.slice(0, shownAtMost).map(({ label, error }, index) => (
          <li key={`${index} ${label}`}>
            <strong>
              <bdi>{label}</bdi>
            </strong>
            : {error}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Text size="sm" c="dimmed">
          {piece('run.more', { hidden: count(hidden) })}
        </Text>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<Download size={14} aria-hidden />}
        onClick={() => downloadFailedRows(rows, fileName, reading)}
      >
        {download}
      </Button>
    </details>
  )
}
