import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useReportLocale } from './report-language.tsx'
import './human-written.css'

/** Which texts of a report a person wrote, so that nobody takes them for generated from answers. */

type Edited = { origin: 'generated' | 'written' | 'edited'; editedTexts?: readonly string[] | undefined }

const none: ReadonlySet<string> = new Set()
const Context = createContext(none)

/** Provides the texts below with which of them a person wrote. */
export const HumanWrittenProvider = ({ report, children }: { report: Edited; children: ReactNode }) => {
  const { editedTexts } = report
  const written = useMemo(() => (editedTexts?.length ? new Set(editedTexts) : none), [editedTexts])
  return <Context value={written}>{children}</Context>
}

/** Marks a text if a person wrote it or its title. */
export const HumanWrittenMark = ({ texts }: { texts: readonly string[] }) => {
  const { piece } = useReportLocale()
  const written = useContext(Context)
  if (!texts.some((text) => written.has(text))) return null
  return <p className="written">{piece('evidence.written')}</p>
}

/** Says of an edited report that it is unknown which texts a person wrote. */
export const HumanWrittenUnknown = ({ report: { origin, editedTexts } }: { report: Edited }) => {
  const { piece } = useReportLocale()
  return origin === 'edited' && editedTexts === undefined ? <> {piece('evidence.writtenUnknown')}</> : null
}
