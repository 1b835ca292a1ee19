import { useEffect, useRef, useState } from 'react'
import type { FetchedFile } from '../../core/api/fetch-file.ts'
import { notifyDoneLocalized, notifyFailedLocalized } from '../report/language/localized-notifications.ts'
import { useReportLocale } from '../report/language/report-language.tsx'
import { downloadFile } from './download.ts'

/** A file that can be downloaded. */
export type ExportChoice = {
  /** Such as "PDF document". */
  label: string
  /** What it contains, and what it does not. */
  note: string
  fetch: (signal: AbortSignal) => Promise<FetchedFile>
}

/** Makes one file at a time. A toast reports the outcome; leaving the page cancels it. */
export const useFileExport = () => {
  const reading = useReportLocale()
  const { piece } = reading
  const [making, setMaking] = useState<string>()
  const stopped = useRef<AbortController>(undefined)
  useEffect(() => () => stopped.current?.abort(), [])
  const make = async ({ label, fetch }: ExportChoice): Promise<void> => {
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
  return {
    /** The label of the file that is being made. */
    making,
    make,
    cancel: () => stopped.current?.abort(),
  }
}
