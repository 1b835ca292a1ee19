import { Button } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { failureText } from '../../../core/api/call-error.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { isBilled } from '../../../core/organization/subscription-status.ts'
import { useViewState } from '../../../core/navigation/url-state.ts'
import { ShowMore } from '../../../ui/lists/show-more.tsx'
import { Empty, Failed, Loading } from '../../../ui/feedback/query-states.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditView, auditFilters, isReversedRange, hasFilters } from './audit-url-state.ts'
import { auditEntriesQuery } from './audit-queries.ts'
import { EntryRow } from './entry-rows.tsx'
import './audit.css'
import { say } from '../t.ts'

/** What was changed, by which actor and when; newest first, paginated. One run is one row, which opens. */
export default function AuditSection() {
  const { organization, data } = useMembership()
  const { orgId } = organization
  const hasBilling = isBilled(data.subscription)
  const [view, setView] = useViewState(AuditView)
  const filters = auditFilters(view)
  const log = useInfiniteQuery({
    ...auditEntriesQuery(orgId, { fold: 'runs', ...filters }),
    enabled: !isReversedRange(view),
    placeholderData: keepPreviousData,
  })
  const clear = () => setView({ about: undefined, by: undefined, from: undefined, to: undefined })
  return (
    <>
      <AuditFilters view={view} onView={setView} />
      {isReversedRange(view) ? (
        <NothingFound onClear={clear} />
      ) : log.data === undefined ? (
        log.error === null ? (
          <Loading />
        ) : (
          <Failed
            title={say('auditSection.theAuditLogCouldNot')}
            error={log.error}
            retry={() => void log.refetch()}
          />
        )
      ) : log.data.length === 0 ? (
        hasFilters(view) ? (
          <NothingFound onClear={clear} />
        ) : (
          <Empty title={say('auditSection.nothingYet')}>
            {say('auditSection.changesAppearHereOnceSomebody')}
          </Empty>
        )
      ) : (
        <>
          {hasFilters(view) && (
            <Button variant="default" size="xs" className="audit__clear" onClick={clear}>
              {say('auditSection.clearTheFilters')}
            </Button>
          )}
          <ol
            className="audit"
            aria-label={say('auditSection.changesNewestFirst')}
            aria-busy={log.isPlaceholderData}
          >
            {log.data.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                hasBilling={hasBilling}
                orgId={orgId}
                filters={filters}
              />
            ))}
          </ol>
          <ShowMore
            of={log}
            act={say('auditSection.showEarlierChanges')}
            failed={failureText}
            className="audit__more screen-only"
          />
        </>
      )}
    </>
  )
}

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <Empty
    title={say('auditSection.nothingMatches')}
    action={
      <Button variant="default" onClick={onClear}>
        {say('auditSection.clearTheFilters')}
      </Button>
    }
  >
    {say('auditSection.noChangeWasMadeAbout')}
  </Empty>
)
