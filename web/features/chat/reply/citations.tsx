import { Tooltip, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ArrowUpRight, Files, FileText, ListChecks, MessageSquareQuote, Users } from 'lucide-react'
import type { Citation } from '../../../../contract/calls/chat.ts'
import { citationTarget } from './citation-target.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

type MarkProps = { citation: Citation; onOpen: (citation: Citation) => void }

/** The number at the end of a sentence: opens the words it rests on, or leads to the section of the report. */
export const CitationMark = ({ citation, onOpen }: MarkProps) => {
  const { n, label } = citation
  const place = citationTarget(citation)
  const name = t(texts, 'citations.source', { n, label })
  return (
    <Tooltip label={label} multiline maw="20rem">
      {place === undefined ? (
        <UnstyledButton
          className="cite"
          aria-label={name}
          aria-haspopup="dialog"
          onClick={() => onOpen(citation)}
        >
          {n}
        </UnstyledButton>
      ) : (
        <Link {...place} className="cite" aria-label={name}>
          {n}
        </Link>
      )}
    </Tooltip>
  )
}

const icons = {
  answer: MessageSquareQuote,
  people: Users,
  reports: Files,
  plan: ListChecks,
  file: FileText,
  report: ArrowUpRight,
  company: ArrowUpRight,
}

/** Everything that a reply rests on, by number. */
export const Sources = ({
  citations,
  onOpen,
}: {
  citations: readonly Citation[]
  onOpen: MarkProps['onOpen']
}) => (
  <details className="sources">
    <summary>{t(texts, 'citations.sources', { count: citations.length })}</summary>
    <ol className="sources__list">
      {citations.map((citation) => {
        const place = citationTarget(citation)
        const Icon = icons[citation.kind]
        const inner = (
          <>
            <span className="sources__number">{citation.n}</span>
            <Icon size={14} aria-hidden />
            <span className="sources__label">{citation.label}</span>
          </>
        )
        return (
          <li key={citation.n}>
            {place === undefined ? (
              <UnstyledButton
                className="sources__way"
                aria-haspopup="dialog"
                onClick={() => onOpen(citation)}
              >
                {inner}
              </UnstyledButton>
            ) : (
              <Link {...place} className="sources__way">
                {inner}
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  </details>
)
