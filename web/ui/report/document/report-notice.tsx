import { ChevronDown, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFold } from '../../print/use-printing.ts'
import './report-notice.css'

/** One fact that the reader has a right to know. */
export type NoticeFact = { name: string; text: ReactNode }

type FoldProps = {
  title: string
  /** The summary shown while folded, instead of the title. */
  brief?: ReactNode
  icon: ReactNode
  /** Initially open. */
  isOpen?: boolean
  children: ReactNode
}

/** A folded part above a report; open in print. */
export const ReportFold = ({ title, brief, icon, isOpen = false, children }: FoldProps) => {
  const fold = useFold(isOpen)
  return (
    <details className="report-fold" {...fold}>
      <summary className="report-fold__title">
        {icon}
        {brief === undefined || fold.open ? title : <span className="report-fold__brief">{brief}</span>}
        <ChevronDown size={16} aria-hidden className="report-fold__chevron screen-only" />
      </summary>
      <div className="report-fold__content">{children}</div>
    </details>
  )
}

type NoticeProps = {
  title: string
  facts: readonly NoticeFact[]
  /** Shows the first fact while the others are folded. */
  isBrief?: boolean
  isOpen?: boolean
}

/** Who sees a report, why, for how long, what it is based on, and how to add to it or contest it. */
export const ReportNotice = ({ title, facts, isBrief = false, isOpen = false }: NoticeProps) => (
  <ReportFold
    title={title}
    brief={isBrief ? <Brief of={facts[0]} /> : undefined}
    icon={<ShieldCheck size={18} aria-hidden />}
    isOpen={isOpen}
  >
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

const Brief = ({ of }: { of: NoticeFact | undefined }) => (
  <>
    <strong>{of?.name}:</strong> {of?.text}
  </>
)
