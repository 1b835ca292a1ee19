import { Popover, UnstyledButton } from '@mantine/core'
import { MessageSquareQuote } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useReportLocale } from '../language/report-language.tsx'
import './evidence.css'

type EvidenceProps = {
  /** The visible label, e.g. "3 of 8 people". */
  label: string
  /** The accessible name, e.g. "What this rests on: 3 of 8 people". */
  name?: string
  /** The answers, shown when opened. */
  children: ReactNode
}

/** A quiet button beside a statement that opens the answers it is based on; Escape closes it again. */
export const Evidence = ({ label, name, children }: EvidenceProps) => {
  const { piece, marks } = useReportLocale()
  const panel = piece('evidence.panel')
  // A report has about a hundred of these and few are opened, so each panel is created on first use.
  const [isMade, setMade] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The popover itself hears Escape only once it has the focus, which comes late on a slow machine and is lost while it is
  // out of view.
  useEffect(() => {
    if (!isOpen) return undefined
    const close = ({ key }: KeyboardEvent) => {
      const at = document.activeElement
      if (key === 'Escape' && (at === null || at === document.body || at === button.current)) setOpen(false)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])
  const make = () => {
    flushSync(() => setMade(true))
    // The button has been remounted; the panel later returns the focus to whatever had it on opening.
    button.current?.focus({ preventScroll: true })
    setOpen(true)
  }
  const opener: ComponentProps<typeof UnstyledButton<'button'>> = {
    ref: button,
    className: 'evidence',
    'aria-label': name ?? `${panel}: ${label}`,
    onClick: isMade ? () => setOpen(!isOpen) : make,
    children: (
      <>
        <MessageSquareQuote size={14} aria-hidden className="evidence__icon" />
        {label}
      </>
    ),
  }
  if (!isMade) return <UnstyledButton {...opener} aria-haspopup="dialog" aria-expanded={false} />
  return (
    <Popover
      width="min(24rem, calc(100vw - 2rem))"
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      opened={isOpen}
      onChange={setOpen}
    >
      <Popover.Target>
        <UnstyledButton {...opener} />
      </Popover.Target>
      <Popover.Dropdown className="evidence__panel" aria-label={panel} {...marks}>
        {/* Takes the focus, so that a screen reader continues here and arrow keys scroll. */}
        <div className="evidence__body" tabIndex={-1} data-autofocus>
          {children}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

type QuoteProps = {
  /** The person's own words; null if they skipped the question. */
  text: string | null
  /** The question that was asked. */
  question: string
  /** Who answered, if the reader may know. */
  by?: ReactNode
}

/** One answer with its question. */
export const Quote = ({ text, question, by }: QuoteProps) => {
  const { piece } = useReportLocale()
  return (
    <figure className="quote">
      <figcaption className="quote__question">
        {by !== undefined && <span className="quote__by">{by}</span>}
        <span>{question}</span>
      </figcaption>
      {text === null ? (
        <p className="quote__none">{piece('evidence.none')}</p>
      ) : (
        <blockquote className="quote__text" dir="auto">
          {text}
        </blockquote>
      )}
    </figure>
  )
}
