import { Button, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { auditLog, type AuditEntry } from '../../../../contract/audit.ts'
import { send } from '../../../core/call.ts'
import { failureText, type CallError } from '../../../core/call-error.ts'
import { useMembership } from '../../../core/membership.tsx'
import { isBilled } from '../../../core/subscription.ts'
import { useViewState } from '../../../core/view-state.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Empty, Failed, Loading } from '../../../ui/states.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditView, filtersOf, isBackwards, isNarrowed } from './audit-view.ts'
import { doer, whatWasDone } from './audit-words.ts'
import './audit.css'

const pageSize = 50

/** What was changed, by whom and when; newest first, page by page. */
export default function AuditSection() {
  const { organization, data } = useMembership()
  const { orgId } = organization
  const hasBilling = isBilled(data.subscription)
  const [view, setView] = useViewState(AuditView)
  const filters = filtersOf(view)
  const log = useInfiniteQuery<
    { entries: AuditEntry[]; next: string | null },
    CallError,
    AuditEntry[],
    readonly unknown[],
    string | undefined
  >({
    queryKey: [auditLog.getAuditLog.name, orgId, filters],
    enabled: !isBackwards(view),
    placeholderData: keepPreviousData,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      send(
        auditLog.getAuditLog,
        { limit: pageSize, after: pageParam, ...filters },
        { signal, organizationId: orgId },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  })
  const clear = () => setView({ about: undefined, by: undefined, from: undefined, to: undefined })
  return (
    <>
      <AuditFilters view={view} onView={setView} />
      {isBackwards(view) ? (
        <NothingFound onClear={clear} />
      ) : log.data === undefined ? (
        log.error === null ? (
          <Loading />
        ) : (
          <Failed
            title="The audit log could not be loaded"
            error={log.error}
            retry={() => void log.refetch()}
          />
        )
      ) : log.data.length === 0 ? (
        isNarrowed(view) ? (
          <NothingFound onClear={clear} />
        ) : (
          <Empty title="Nothing yet">Changes appear here once somebody makes one.</Empty>
        )
      ) : (
        <>
          {isNarrowed(view) && (
            <Button variant="default" size="xs" className="audit__clear" onClick={clear}>
              Clear the filters
            </Button>
          )}
          <ol className="audit" aria-label="Changes, newest first" aria-busy={log.isPlaceholderData}>
            {log.data.map((entry) => (
              <Entry key={entry.id} entry={entry} hasBilling={hasBilling} />
            ))}
          </ol>
          {log.isFetchNextPageError && <Text c="red">{failureText(log.error)}</Text>}
          {log.hasNextPage && (
            <Button
              variant="default"
              className="audit__more"
              onClick={() => void log.fetchNextPage()}
              loading={log.isFetchingNextPage}
            >
              Show earlier changes
            </Button>
          )}
        </>
      )}
    </>
  )
}

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <Empty
    title="Nothing matches"
    action={
      <Button variant="default" onClick={onClear}>
        Clear the filters
      </Button>
    }
  >
    No change was made about this, by this person and on these days at once.
  </Empty>
)

const Entry = ({ entry, hasBilling }: { entry: AuditEntry; hasBilling: boolean }) => (
  <li className="audit__entry">
    <span>
      <strong>{doer(entry)}</strong> {whatWasDone(entry, { hasBilling })}
    </span>
    <span className="audit__when">
      <RelativeTime at={entry.at} />
    </span>
  </li>
)
