import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useReading } from './report-language.tsx'
import './human-written.css'

/** Which texts of a report a person wrote: nobody should take such a text for what was made from answers. */

type Edited = { origin: 'generated' | 'written' | 'edited'; editedTexts?: readonly string[] | undefined }

const none: ReadonlySet<string> = new Set()
const Context = createContext(none)

/** Lets the texts below know which of them a person wrote. */
export const WrittenIn = ({ report, children }: { report: Edited; children: ReactNode }) => {
  const { editedTexts } = report
  const written = useMemo(() => (editedTexts?.length ? new Set(editedTexts) : none), [editedTexts])
  return <Context value={written}>{children}</Context>
}

/** Stands under a text that a person wrote, or whose title they did. */
export const Written = ({ texts }: { texts: readonly string[] }) => {
  const { piece } = useReading()
  const written = useContext(Context)
  if (!texts.some((text) => written.has(text))) return null
  return <p className="written">{piece('evidence.written')}</p>
}

/** Stands with an edited report of which it is not known what a person wrote. */
export const WrittenUnknown = ({ report: { origin, editedTexts } }: { report: Edited }) => {
  const { piece } = useReading()
  return origin === 'edited' && editedTexts === undefined ? <> {piece('evidence.writtenUnknown')}</> : null
}
