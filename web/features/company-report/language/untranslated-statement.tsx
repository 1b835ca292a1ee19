import { createContext, useContext } from 'react'
import { HumanWrittenMark } from '../../../ui/report/language/human-written.tsx'

/** The statements that are in English on a page in another language. */
const AsWritten = createContext<ReadonlySet<object>>(new Set())

/** Provides the statements that are not in the page's language. */
export const UntranslatedProvider = AsWritten

/** The attributes of an element with stored report text, which is English. */
export const storedAttributes = { lang: 'en', dir: 'auto' } as const

/** The attributes of the element around a statement that is not in the page's language. */
export const useUntranslatedAttributes = (of: object) =>
  useContext(AsWritten).has(of) ? storedAttributes : {}

/** The text of a statement below its title, marked if it is not in the page's language or a person wrote it. */
export const StatementWords = ({ of, title, children }: { of: object; title?: string; children: string }) => (
  <>
    <p className="statement__text" {...useUntranslatedAttributes(of)}>
      {children}
    </p>
    <HumanWrittenMark texts={title === undefined ? [children] : [title, children]} />
  </>
)
