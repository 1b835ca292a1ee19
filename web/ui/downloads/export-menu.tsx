import { Button, Loader, Menu } from '@mantine/core'
import { ChevronDown, Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FetchedFile } from '../../core/api/fetch-file.ts'
import { downloadFile } from './download.ts'
import { notifyDoneLocalized, notifyFailedLocalized } from '../report/language/localized-notifications.ts'
import { useReportLocale } from '../report/language/report-language.tsx'
import './export-menu.css'
import '../print/print.css'

/** A file that can be downloaded. */
export type ExportChoice = {
  /** Such as "PDF document". */
  label: string
  /** What it contains, and what it does not. */
  note: string
  fetch: (signal: AbortSignal) => Promise<FetchedFile>
}

/**
 * The downloads of a page. While a file is being made, the button names it and cancels it; a toast reports the
 * outcome. Leaving the page cancels it too.
 */
export const ExportMenu = ({ choices }: { choices: readonly ExportChoice[] }) => {
  const reading = useReportLocale()
  const { piece, marks } = reading
  const [making, setMaking] = useState<string>()
  const stopped = useRef<AbortController>(undefined)
  useEffect(() => () => stopped.current?.abort(), [])
  const make = async ({ label, fetch }: ExportChoice) => {
    const stop = new AbortController()
    stopped.current = stop
    setMaking(label)
    try {
      const { bytes, name } = await fetch(stop.signal)
      downloadFile(bytes, name)
      notifyDoneLocalized(reading, piece('export.done', { name }))
    } catch (error) {
      if (!stop.signal.aborted) notifyFailedLocalized(reading, piece('export.failed'), error)
    } finally {
      if (stopped.current === stop) setMaking(undefined)
    }
  }
  if (making !== undefined) {
    return (
      <Button
        variant="default"
        className="screen-only"
        leftSection={<Loader size={14} aria-hidden />}
        onClick={() => stopped.current?.abort()}
        aria-label={piece('export.making', { label: making })}
      >
        {piece('export.makingShort')}
      </Button>
    )
  }
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          className="screen-only"
          leftSection={<Download size={16} aria-hidden />}
          rightSection={<ChevronDown size={14} aria-hidden />}
        >
          {piece('export.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown {...marks}>
        {choices.map((choice) => (
          <Menu.Item key={choice.label} onClick={() => void make(choice)}>
            <span className="export-menu__item">{choice.label}</span>
            <span className="export-menu__note">{choice.note}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
