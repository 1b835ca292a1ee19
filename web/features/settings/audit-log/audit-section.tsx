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
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

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
            title={t(texts, 'auditSection.theAuditLogCouldNot')}
            error={log.error}
            retry={() => void log.refetch()}
          />
        )
      ) : log.data.length === 0 ? (
        hasFilters(view) ? (
          <NothingFound onClear={clear} />
        ) : (
          <Empty title={t(texts, 'auditSection.nothingYet')}>
            {t(texts, 'auditSection.changesAppearHereOnceSomebody')}
          </Empty>
        )
      ) : (
        <>
          {hasFilters(view) && (
            <Button variant="default" size="xs" className="audit__clear" onClick={clear}>
              {t(texts, 'auditSection.clearTheFilters')}
            </Button>
          )}
          <ol
            className="audit"
            aria-label={t(texts, 'auditSection.changesNewestFirst')}
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
            act={t(texts, 'auditSection.showEarlierChanges')}
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
    title={t(texts, 'auditSection.nothingMatches')}
    action={
      <Button variant="default" onClick={onClear}>
        {t(texts, 'auditSection.clearTheFilters')}
      </Button>
    }
  >
    {t(texts, 'auditSection.noChangeWasMadeAbout')}
  </Empty>
)
