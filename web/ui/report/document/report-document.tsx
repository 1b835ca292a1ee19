import { Text } from '@mantine/core'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useViewState } from '../../../core/navigation/url-state.ts'
import { Contents, goToSection, type ContentsEntry } from './table-of-contents.tsx'
import { useIsPrinting, usePrintInLight } from '../../print/use-printing.ts'
import './report-typography.css'
import './report-document.css'
import { say } from '../../t.ts'

// With the page, not once its first headline is drawn: what stands below would move when it comes.
if ('fonts' in document) void document.fonts.load('600 1em "Source Serif 4"')

type SectionProps = ContentsEntry & {
  /** One quiet line under the heading: what this is, what it is not. */
  intro?: ReactNode
  children: ReactNode
}

/** A section of a report, with the serif heading that the contents lead to. */
export const ReportSection = ({ id, title, intro, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="report-section">
    <h2 id={`${id}-title`} tabIndex={-1} className="report-headline report-section__title">
      {title}
    </h2>
    {intro !== undefined && (
      <Text c="dimmed" size="sm" className="prose report-section__intro">
        {intro}
      </Text>
    )}
    {children}
  </section>
)

const View = z.object({
  /** The id of the section that the address leads to. */
  section: z.string().optional().catch(undefined),
})

/** Goes to the section that the address names, once for each time that it names one. */
const useSectionOfAddress = (): void => {
  const [{ section }] = useViewState(View)
  useEffect(() => {
    // After the page has taken the focus to its heading, and the router has scrolled to its beginning.
    const timer = section === undefined ? undefined : setTimeout(() => goToSection(section), 50)
    return () => clearTimeout(timer)
  }, [section])
}

/** So many sections are drawn at once; the first alone fills the screen. */
const atOnce = 2

/**
 * How many sections are drawn: a long report is put on the page in pieces, from its beginning, so that taps and keys are
 * heard between them. What is printed or led to is whole.
 */
const useDrawn = (count: number): number => {
  const [{ section }] = useViewState(View)
  const [drawn, setDrawn] = useState(section === undefined ? 1 : count)
  useEffect(() => {
    if (drawn >= count) return undefined
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + atOnce)))
    return () => clearTimeout(timer)
  }, [drawn, count])
  return useIsPrinting() ? count : drawn
}

/** A report as a document with its contents beside it; prints without them. */
export const ReportDocument = ({
  sections,
  contents = say('reportDocument.contents'),
}: {
  sections: readonly SectionProps[]
  /** What the contents are called. */
  contents?: string
}) => {
  usePrintInLight()
  useSectionOfAddress()
  const drawn = useDrawn(sections.length)
  return (
    <div className="report-document">
      <Contents entries={sections} name={contents} />
      <article className="report-document__body">
        {sections.slice(0, drawn).map((section) => (
          <ReportSection key={section.id} {...section} />
        ))}
        {drawn < sections.length && <div aria-busy />}
      </article>
    </div>
  )
}
