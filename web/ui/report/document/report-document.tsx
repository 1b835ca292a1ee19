import { startTransition, useEffect, useState } from 'react'
import { z } from 'zod'
import { useViewState } from '../../../core/navigation/url-state.ts'
import { annexesId, Annexes, type AnnexesProps } from './annexes.tsx'
import { ReportSection, type SectionProps } from './report-section.tsx'
import { Contents, goToSection } from './table-of-contents.tsx'
import { useIsPrinting, usePrintInLight } from '../../print/use-printing.ts'
import './report-typography.css'
import './report-document.css'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/pieces.json' with { type: 'json' }

// Loaded with the page rather than with the first headline: a late font would shift the content below.
if ('fonts' in document) void document.fonts.load('600 1em "Source Serif 4"')

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
  annexes,
  contents = t(texts, 'reportDocument.contents'),
}: {
  sections: readonly SectionProps[]
  /** What is last, in one fold. */
  annexes?: AnnexesProps
  /** The heading of the table of contents. */
  contents?: string
}) => {
  usePrintInLight()
  useSectionOfAddress()
  const drawn = useDrawn(sections.length)
  const entries = annexes === undefined ? sections : [...sections, { id: annexesId, title: annexes.title }]
  return (
    <div className="report-document">
      <Contents entries={entries} name={contents} />
      <article className="report-document__body">
        {sections.slice(0, drawn).map((section) => (
          <ReportSection key={section.id} {...section} />
        ))}
        {drawn < sections.length ? <div aria-busy /> : annexes !== undefined && <Annexes {...annexes} />}
      </article>
    </div>
  )
}
