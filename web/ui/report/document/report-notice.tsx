import { ChevronDown, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFold } from '../../print/use-printing.ts'
import './report-notice.css'

/** One fact that the reader has a right to know. */
export type NoticeFact = { name: string; text: ReactNode }

type FoldProps = {
  title: ReactNode
  icon: ReactNode
  /** Initially open. */
  isOpen?: boolean
  children: ReactNode
}

/** A folded part above a report; open in print. */
export const ReportFold = ({ title, icon, isOpen = false, children }: FoldProps) => {
  const fold = useFold(isOpen)
  return (
    <details className="report-fold" {...fold}>
      <summary className="report-fold__title">
        {icon}
        {title}
        <ChevronDown size={16} aria-hidden className="report-fold__chevron screen-only" />
      </summary>
      <div className="report-fold__content">{children}</div>
    </details>
  )
}

type NoticeProps = { title: string; facts: readonly NoticeFact[] }

/** Who sees a report, why, for how long, what it is based on, and how to add to it or contest it. */
export const ReportNotice = ({ title, facts }: NoticeProps) => (
  <ReportFold title={title} icon={<ShieldCheck size={18} aria-hidden />}>
    <dl className="report-facts">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </ReportFold>
)
