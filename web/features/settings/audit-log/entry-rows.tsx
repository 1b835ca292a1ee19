import { Anchor, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { AuditEntry } from '../../../../contract/calls/audit-log.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { ShowMore } from '../../../ui/lists/show-more.tsx'
import { Loading } from '../../../ui/feedback/query-states.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }
import { actorName, auditActionText } from './audit-texts.ts'
import { auditEntriesQuery, type AuditFilters } from './audit-queries.ts'
import { auditRunText } from './batch-job-texts.ts'

type Props = { entry: AuditEntry; hasBilling: boolean; orgId: string; filters: AuditFilters }

/** A row of the log: one entry, or what one run did, which opens to its entries. */
export const EntryRow = ({ entry, ...around }: Props) =>
  entry.run === undefined ? (
    <SingleEntry entry={entry} hasBilling={around.hasBilling} />
  ) : (
    <RunRow entry={entry} run={entry.run} {...around} />
  )

const SingleEntry = ({ entry, hasBilling }: Pick<Props, 'entry' | 'hasBilling'>) => (
  <li className="audit__entry">
    <span>
      <strong>{actorName(entry)}</strong> {auditActionText(entry, { hasBilling })}
    </span>
    <When entry={entry} />
  </li>
)

const When = ({ entry }: Pick<Props, 'entry'>) => (
  <span className="audit__when">
    {entry.isImported === true && `${t(texts, 'auditSection.imported')} · `}
    <RelativeTime at={entry.at} />
  </span>
)

type Run = NonNullable<AuditEntry['run']>

const RunRow = ({ entry, run, ...around }: Props & { run: Run }) => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const text = auditRunText(entry, run.count, around)
  return (
    <li className="audit__run">
      <button
        type="button"
        className="audit__fold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          <strong>{actorName(entry)}</strong> {text}
        </span>
        <When entry={entry} />
        <ChevronDown size={16} aria-hidden className="audit__chevron screen-only" />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <EntriesOfRun action={entry.action} run={run} label={text} {...around} />}
      </div>
    </li>
  )
}

type Opened = Omit<Props, 'entry'> & { run: Run; action: string; label: string }

/** The entries of a run, asked for page by page once it is opened. */
const EntriesOfRun = ({ run, action, label, orgId, filters, hasBilling }: Opened) => {
  const entries = useInfiniteQuery(auditEntriesQuery(orgId, { ...filters, runId: run.id, action }))
  if (entries.data === undefined)
    return entries.error === null ? (
      <Loading />
    ) : (
      <Text c="red" role="alert" className="audit__inside-more">
        {t(texts, 'auditSection.itCouldNotBeLoaded')}: {failureText(entries.error)}{' '}
        <Anchor component="button" type="button" onClick={() => void entries.refetch()}>
          {t(texts, 'auditSection.tryAgain')}
        </Anchor>
      </Text>
    )
  return (
    <>
      <ol className="audit__inside" aria-label={label}>
        {entries.data.map((entry) => (
          <SingleEntry key={entry.id} entry={entry} hasBilling={hasBilling} />
        ))}
      </ol>
      <ShowMore
        of={entries}
        act={t(texts, 'auditSection.showMoreOfThem')}
        failed={failureText}
        className="audit__inside-more"
      />
    </>
  )
}
