import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useReportLocale } from './report-language.tsx'
import './human-written.css'

/** Which texts of a report a person wrote: nobody should take such a text for what was made from answers. */

type Edited = { origin: 'generated' | 'written' | 'edited'; editedTexts?: readonly string[] | undefined }

const none: ReadonlySet<string> = new Set()
const Context = createContext(none)

/** Lets the texts below know which of them a person wrote. */
export const HumanWrittenProvider = ({ report, children }: { report: Edited; children: ReactNode }) => {
  const { editedTexts } = report
  const written = useMemo(() => (editedTexts?.length ? new Set(editedTexts) : none), [editedTexts])
  return <Context value={written}>{children}</Context>
}

/** Stands under a text that a person wrote, or whose title they did. */
export const HumanWrittenMark = ({ texts }: { texts: readonly string[] }) => {
  const { piece } = useReportLocale()
  const written = useContext(Context)
  if (!texts.some((text) => written.has(text))) return null
  return <p className="written">{piece('evidence.written')}</p>
}

/** Stands with an edited report of which it is not known what a person wrote. */
export const HumanWrittenUnknown = ({ report: { origin, editedTexts } }: { report: Edited }) => {
  const { piece } = useReportLocale()
  return origin === 'edited' && editedTexts === undefined ? <> {piece('evidence.writtenUnknown')}</> : null
}
