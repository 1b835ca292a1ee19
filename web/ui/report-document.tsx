import { Text } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { z } from 'zod'
import { useViewState } from '../core/view-state.ts'
import { Contents, goToSection, type ContentsEntry } from './contents.tsx'
import { usePrintInLight } from './use-printing.ts'
import './report-type.css'
import './report-document.css'

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

/** A report as a document with its contents beside it; prints without them. */
export const ReportDocument = ({
  sections,
  contents = 'Contents',
}: {
  sections: readonly SectionProps[]
  /** What the contents are called. */
  contents?: string
}) => {
  usePrintInLight()
  useSectionOfAddress()
  return (
    <div className="report-document">
      <Contents entries={sections} name={contents} />
      <article className="report-document__body">
        {sections.map((section) => (
          <ReportSection key={section.id} {...section} />
        ))}
      </article>
    </div>
  )
}
