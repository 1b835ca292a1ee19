import { infiniteQueryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { auditLog, type AuditEntry } from '../../../../contract/calls/audit-log.ts'
import { send } from '../../../core/api/call.ts'
import type { CallError } from '../../../core/api/call-error.ts'

/** What narrows the log. */
export type AuditFilters = Omit<z.input<typeof auditLog.getAuditLog.in>, 'limit' | 'after'>

type Page = { entries: AuditEntry[]; next: string | null }

const pageSize = 50

/** The entries of an organization's log, newest first, page by page. */
export const auditEntriesQuery = (orgId: string, filters: AuditFilters) =>
  infiniteQueryOptions<Page, CallError, AuditEntry[], readonly unknown[], string | undefined>({
    queryKey: [auditLog.getAuditLog.name, orgId, filters],
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
