import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Contents, type ContentsEntry } from './contents.tsx'
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

/** A report as a document with its contents beside it; prints without them. */
export const ReportDocument = ({ sections }: { sections: readonly SectionProps[] }) => (
  <div className="report-document">
    <Contents entries={sections} />
    <article className="report-document__body">
      {sections.map((section) => (
        <ReportSection key={section.id} {...section} />
      ))}
    </article>
  </div>
)
