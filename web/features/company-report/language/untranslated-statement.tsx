import { createContext, useContext } from 'react'
import { Written } from '../../../ui/report/language/human-written.tsx'

/** The statements that stand in English within a page in another language. */
const AsWritten = createContext<ReadonlySet<object>>(new Set())

/** Lets the statements below know which of them are not in the page's language. */
export const InEnglishAsWritten = AsWritten

/** What is said of an element with words of a report as it is stored: they are English. */
export const asStored = { lang: 'en', dir: 'auto' } as const

/** What is said of the element that holds a statement which is not in the page's language. */
export const useAsWritten = (of: object) => (useContext(AsWritten).has(of) ? asStored : {})

/** The words of a statement below its title, marked where they are not in the page's language, and where a person wrote them. */
export const Said = ({ of, title, children }: { of: object; title?: string; children: string }) => (
  <>
    <p className="statement__text" {...useAsWritten(of)}>
      {children}
    </p>
    <Written texts={title === undefined ? [children] : [title, children]} />
  </>
)
