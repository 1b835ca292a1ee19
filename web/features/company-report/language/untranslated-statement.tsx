import { createContext, useContext } from 'react'
import { HumanWrittenMark } from '../../../ui/report/language/human-written.tsx'

/** The statements that stand in English within a page in another language. */
const AsWritten = createContext<ReadonlySet<object>>(new Set())

/** Lets the statements below know which of them are not in the page's language. */
export const UntranslatedProvider = AsWritten

/** What is said of an element with words of a report as it is stored: they are English. */
export const storedAttributes = { lang: 'en', dir: 'auto' } as const

/** What is said of the element that holds a statement which is not in the page's language. */
export const useUntranslatedAttributes = (of: object) =>
  useContext(AsWritten).has(of) ? storedAttributes : {}

/** The words of a statement below its title, marked where they are not in the page's language, and where a person wrote them. */
export const StatementWords = ({ of, title, children }: { of: object; title?: string; children: string }) => (
  <>
    <p className="statement__text" {...useUntranslatedAttributes(of)}>
      {children}
    </p>
    <HumanWrittenMark texts={title === undefined ? [children] : [title, children]} />
  </>
)
