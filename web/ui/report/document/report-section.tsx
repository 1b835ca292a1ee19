import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ContentsEntry } from './table-of-contents.tsx'

export type SectionProps = ContentsEntry & {
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
