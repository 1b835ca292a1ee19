import { Button, Drawer, Stack, Text, Title } from '@mantine/core'
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { deletedReports, type DeletedReport } from '../../../../contract/calls/reports/deleted-reports.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { DelegatedRights } from '../../../../contract/calls/reports/release-report.ts'
import type { CallError } from '../../../core/api/call-error.ts'
import { send } from '../../../core/api/call.ts'
import { useMay, useMembership } from '../../../core/organization/membership.tsx'
import { useRestoreVersion } from './restore-version.ts'
import { focusLater, useRestoreFocus } from '../../focus/focus.ts'
import { LocalizedFailed, localizedFailureText, LocalizedLoading } from '../language/localized-states.tsx'
import { useDialogLocale } from '../language/localized-notifications.ts'
import { useReportLocale } from '../language/report-language.tsx'
import { RelativeTime } from '../../feedback/relative-time.tsx'
import { ShowMore } from '../../lists/show-more.tsx'
import { Empty } from '../../feedback/query-states.tsx'
import './deleted-versions.css'

/** Deleted versions of a report that can be restored, for users who may delete them. */

/** The person whose report it is; the company report if absent. */
type Of = { employeeId?: string }

const onOnePage = 20
const dayMs = 24 * 60 * 60 * 1000

const useDeleted = (of: Of) => {
  const { orgId } = useMembership().organization
  type Page = { deleted: DeletedReport[]; leftToOthers?: DelegatedRights; next: string | null }
  return useInfiniteQuery<Page, CallError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: [deletedReports.listDeletedReports.name, orgId, 'pages', of],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      send(
        deletedReports.listDeletedReports,
        { ...of, limit: onOnePage, after: pageParam },
        { signal, organizationId: orgId },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

const closeId = 'close-deleted-versions'
const backIdOf = (id: string): string => `bring-back-${id}`
const backOf = (version: DeletedReport | undefined) => () =>
  version === undefined ? null : document.getElementById(backIdOf(version.id))

/** In a drawer over the report. */
export const DeletedVersionsDrawer = ({ of, onClose }: { of: Of; onClose: () => void }) => {
  const { piece } = useReportLocale()
  const { closeButtonProps, ...overPage } = useDialogLocale()
  useRestoreFocus()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title={piece('deletedVersions.title')}
      {...overPage}
      closeButtonProps={{ ...closeButtonProps, id: closeId }}
    >
      <InDrawer of={of} />
    </Drawer>
  )
}

const InDrawer = ({ of }: { of: Of }) => {
  const { piece } = useReportLocale()
  const asked = useDeleted(of)
  if (asked.data === undefined) {
    return asked.error === null ? (
      <LocalizedLoading lines={3} />
    ) : (
      <LocalizedFailed
        title={piece('deletedVersions.notLoaded')}
        error={asked.error}
        retry={() => void asked.refetch()}
      />
    )
  }
  if (asked.data.pages.every(({ deleted }) => deleted.length === 0)) {
    return (
      <Empty title={piece('deletedVersions.none')} icon={<Trash2 size={24} aria-hidden />}>
        {piece('deletedVersions.noneText', { days: limits.removedReportDays })}
      </Empty>
    )
  }
  return <Versions asked={asked} />
}

/**
 * Shown below the message that there is no report; renders nothing if nothing was deleted, or if the reader may not
 * restore it.
 */
export const DeletedVersionsBelow = ({ of }: { of: Of }) =>
  useMay('report:delete') ? <Below of={of} /> : null

const Below = ({ of }: { of: Of }) => {
  const { piece } = useReportLocale()
  const asked = useDeleted(of)
  // If this cannot be loaded, the page works without it.
  if (asked.data === undefined || asked.data.pages.every(({ deleted }) => deleted.length === 0)) return null
  return (
    <section className="deleted-versions__below screen-only">
      <Title order={2} size="h3" mb="xs">
        {piece('deletedVersions.title')}
      </Title>
      <Versions asked={asked} />
    </section>
  )
}

const Versions = ({ asked }: { asked: ReturnType<typeof useDeleted> }) => {
  const reading = useReportLocale()
  const { piece } = reading
  const [bringing, setBringing] = useState<string>()
  const bringBack = useRestoreVersion()
  const versions = asked.data?.pages.flatMap(({ deleted }) => deleted) ?? []
  const isLeftToOthers = asked.data?.pages.at(-1)?.leftToOthers?.includes('report:delete') === true
  const bring = async (version: DeletedReport, neighbour: DeletedReport | undefined) => {
    const pressed = document.activeElement
    setBringing(version.id)
    const isBack = await bringBack(version)
    setBringing(undefined)
    // If the user has moved elsewhere by now, the focus stays there.
    const { activeElement } = document
    if (activeElement !== pressed && activeElement !== document.body) return
    // A restored version disappears with the pressed button; after a failure, pressing again concerns the same
    // version.
    focusLater(backOf(isBack ? neighbour : version), () => document.getElementById(closeId))
  }
  return (
    <Stack>
      <Text c="dimmed">{piece('deletedVersions.kept', { days: limits.removedReportDays })}</Text>
      {isLeftToOthers && <Text>{piece('release.leftToOthers')}</Text>}
      <ul className="deleted-versions" aria-label={piece('deletedVersions.title')}>
        {versions.map((version, place) => (
          <li key={version.id} className="deleted-versions__version">
            <Version of={version} />
            {!isLeftToOthers && (
              <Button
                size="xs"
                variant="default"
                leftSection={<Undo2 size={14} aria-hidden />}
                aria-label={piece('deletedVersions.bringBackVersion', { version: version.version })}
                id={backIdOf(version.id)}
                loading={bringing === version.id}
                disabled={bringing !== undefined}
                onClick={() => void bring(version, versions[place + 1] ?? versions[place - 1])}
              >
                {piece('deletedVersions.bringBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ShowMore
        of={asked}
        act={piece('deletedVersions.more')}
        failed={(error) => localizedFailureText(error, reading)}
      />
    </Stack>
  )
}

const Version = ({ of: { version, origin, deletedAt, deletedBy, erasedAt } }: { of: DeletedReport }) => {
  const { piece, fillPiece, named, locale, day, count } = useReportLocale()
  const [now] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((Date.parse(erasedAt) - now) / dayMs))
  return (
    <div>
      <Text fw={600}>
        {piece(origin === 'edited' ? 'deletedVersions.edited' : 'deletedVersions.version', { version })}
      </Text>
      <Text size="sm" component="div">
        {fillPiece(
          'deletedVersions.deleted',
          { when: <RelativeTime at={deletedAt} locale={locale} /> },
          { name: deletedBy === null ? piece('steps.somebody') : named(deletedBy) },
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {piece('deletedVersions.left', { count: left, number: count(left), date: day(erasedAt, 'long') })}
      </Text>
    </div>
  )
}
