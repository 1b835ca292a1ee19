import { Text } from '@mantine/core'
import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useViewState } from '../../../core/navigation/url-state.ts'
import { Contents, goToSection, type ContentsEntry } from './table-of-contents.tsx'
import { useIsPrinting, usePrintInLight } from '../../print/use-printing.ts'
import './report-typography.css'
import './report-document.css'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/pieces.json' with { type: 'json' }

// Loaded with the page rather than with the first headline: a late font would shift the content below.
if ('fonts' in document) void document.fonts.load('600 1em "Source Serif 4"')

type SectionProps = ContentsEntry & {
  /** One quiet line under the heading: what the section is, and what it is not. */
  intro?: ReactNode
  children: ReactNode
}

/** A section of a report, with the serif heading that the table of contents links to. */
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
  /** The id of the section that the URL names. */
  section: z.string().optional().catch(undefined),
})

/** Scrolls to the section that the URL names, once each time that it names one. */
const useSectionOfAddress = (): void => {
  const [{ section }] = useViewState(View)
  useEffect(() => {
    // Runs after the page has focused its heading and the router has scrolled to the top.
    const timer = section === undefined ? undefined : setTimeout(() => goToSection(section), 50)
    return () => clearTimeout(timer)
  }, [section])
}

/** How many sections are rendered at once; the first alone fills the screen. */
const atOnce = 2

/**
 * How many sections are rendered: a long report is rendered in batches from its start, so that input is handled in
 * between. For printing and for links to a section it is rendered completely.
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

/** A report as a document with its table of contents beside it; prints without the contents. */
export const ReportDocument = ({
  sections,
  contents = t(texts, 'reportDocument.contents'),
}: {
  sections: readonly SectionProps[]
  /** The heading of the table of contents. */
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
