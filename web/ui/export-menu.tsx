import { Button, Loader, Menu } from '@mantine/core'
import { ChevronDown, Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FetchedFile } from '../core/fetch-file.ts'
import { handOver } from './hand-over.ts'
import { notifyDone, notifyFailed } from './notify.ts'
import './export-menu.css'
import './print.css'

/** A file that can be had. */
export type ExportChoice = {
  /** Such as "PDF document". */
  label: string
  /** What is in it, and what is not. */
  note: string
  fetch: (signal: AbortSignal) => Promise<FetchedFile>
}

/**
 * The files of a page. While one is made the button says which, and stops it; what came of it is told in the corner.
 * Leaving the page stops it as well.
 */
export const ExportMenu = ({
  choices,
  label = 'Export',
}: {
  choices: readonly ExportChoice[]
  label?: string
}) => {
  const [making, setMaking] = useState<string>()
  const stopped = useRef<AbortController>(undefined)
  useEffect(() => () => stopped.current?.abort(), [])
  const make = async ({ label, fetch }: ExportChoice) => {
    const stop = new AbortController()
    stopped.current = stop
    setMaking(label)
    try {
      const { bytes, name } = await fetch(stop.signal)
      handOver(bytes, name)
      notifyDone(`${name} is with your downloads.`)
    } catch (error) {
      if (!stop.signal.aborted) notifyFailed('The file could not be made', error)
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
        aria-label={`Making the file: ${making}. Stop`}
      >
        Making it… Stop
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
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
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
