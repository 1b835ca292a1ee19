import { BookOpenCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ReportFold } from './report-notice.tsx'
import { ReportSection, type SectionProps } from './report-section.tsx'

export const annexesId = 'annexes'

export type AnnexesProps = {
  title: string
  sections: readonly SectionProps[]
  /** Something in it is open, so it is open as well. */
  isOpen: boolean
}

/** What a report rests on, in one fold at its end; open and last in print. */
export const Annexes = ({ title, sections, isOpen }: AnnexesProps) => {
  const annexes = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fold = annexes.current?.querySelector('details')
    if (isOpen && fold) fold.open = true
  }, [isOpen])
  return (
    <div id={annexesId} ref={annexes} className="report-annexes">
      <ReportFold
        title={
          <span className="report-annexes__title">
            {title}
            {/* The dot stays at the end of a line. */}
            <span className="report-annexes__names">{sections.map((one) => one.title).join('\u00A0· ')}</span>
          </span>
        }
        icon={<BookOpenCheck size={18} aria-hidden />}
        isOpen={isOpen}
      >
        {sections.map((section) => (
          <ReportSection key={section.id} {...section} />
        ))}
      </ReportFold>
    </div>
  )
}
