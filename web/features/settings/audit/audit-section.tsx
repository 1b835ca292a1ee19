import { Button, Select, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { auditedEntities, auditLog, type AuditEntry } from '../../../../contract/audit.ts'
import { send } from '../../../core/call.ts'
import { failureText, type CallError } from '../../../core/call-error.ts'
import { useMembership } from '../../../core/membership.tsx'
import { isBilled } from '../../../core/subscription.ts'
import { useViewState } from '../../../core/view-state.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Empty, Failed, Loading } from '../../../ui/states.tsx'
import { doer, whatWasDone } from './audit-words.ts'
import './audit.css'

const View = z.object({ about: z.enum(auditedEntities).optional().catch(undefined) })

const kinds: readonly { value: (typeof auditedEntities)[number]; label: string }[] = [
  { value: 'organization', label: 'Organization' },
  { value: 'membership', label: 'Members and roles' },
  { value: 'employee', label: 'People' },
  { value: 'invitation', label: 'Invitations' },
  { value: 'report', label: 'Reports' },
  { value: 'companyReport', label: 'Company reports' },
  { value: 'subscription', label: 'Billing' },
  { value: 'image', label: 'Pictures' },
]

const pageSize = 50

/** What was changed, by whom and when; newest first, page by page. */
export default function AuditSection() {
  const { organization, data } = useMembership()
  const { orgId } = organization
  const [{ about }, setView] = useViewState(View)
  const log = useInfiniteQuery<
    { entries: AuditEntry[]; next: string | null },
    CallError,
    AuditEntry[],
    readonly unknown[],
    string | undefined
  >({
    queryKey: [auditLog.getAuditLog.name, orgId, about ?? null],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      send(
        auditLog.getAuditLog,
        { limit: pageSize, after: pageParam, entity: about },
        { signal, organizationId: orgId },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  })
  return (
    <>
      <Select
        className="audit__about"
        label="About"
        placeholder="Everything"
        data={kinds.filter(({ value }) => value !== 'subscription' || isBilled(data.subscription))}
        value={about ?? null}
        clearable
        clearButtonProps={{ 'aria-label': 'Everything' }}
        onChange={(chosen) => setView({ about: chosen ?? undefined })}
      />
      {log.data === undefined ? (
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
        <Empty title="Nothing yet">Changes of this kind appear here once somebody makes one.</Empty>
      ) : (
        <>
          <ol className="audit" aria-label="Changes, newest first">
            {log.data.map((entry) => (
              <Entry key={entry.id} entry={entry} />
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

const Entry = ({ entry }: { entry: AuditEntry }) => (
  <li className="audit__entry">
    <span>
      <strong>{doer(entry)}</strong> {whatWasDone(entry)}
    </span>
    <span className="audit__when">
      <RelativeTime at={entry.at} />
    </span>
  </li>
)
