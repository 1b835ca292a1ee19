import { Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { auditedEntities } from '../../../../contract/calls/audit-log.ts'
import type { Member } from '../../../../contract/calls/members.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { isBilled } from '../../../core/organization/subscription-status.ts'
import { allMembersQuery } from '../members/fetch-all-members.ts'
import { isReversedRange, hasFilters, type AuditView } from './audit-url-state.ts'
import { clearButton } from '../../../ui/forms/clear-button.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

const kinds: readonly { value: (typeof auditedEntities)[number]; label: string }[] = [
  { value: 'organization', label: t(texts, 'auditFilters.organization') },
  { value: 'membership', label: t(texts, 'auditFilters.membersAndRoles') },
  { value: 'employee', label: t(texts, 'auditFilters.people') },
  { value: 'invitation', label: t(texts, 'auditFilters.invitations') },
  { value: 'submission', label: t(texts, 'auditFilters.answers') },
  { value: 'report', label: t(texts, 'auditFilters.reports') },
  { value: 'companyReport', label: t(texts, 'auditFilters.companyReports') },
  { value: 'plan', label: t(texts, 'auditFilters.actionPlan') },
  { value: 'subscription', label: t(texts, 'auditFilters.billing') },
  { value: 'image', label: t(texts, 'auditFilters.pictures') },
  { value: 'chat', label: t(texts, 'auditFilters.conversations') },
  { value: 'apiKey', label: t(texts, 'auditFilters.apiKeys') },
  { value: 'webhook', label: t(texts, 'auditFilters.webhooks') },
]

/** How many names are offered at once; typing finds the others. */
const offered = 50

/** All current and former members, with labels that distinguish people of the same name. */
const doersOf = (everybody: readonly Member[]) => {
  const times = new Map<string, number>()
  for (const { name } of everybody) times.set(name, (times.get(name) ?? 0) + 1)
  return everybody.map(({ userId, name, email, status }) => ({
    value: userId,
    label: [
      name,
      ...((times.get(name) ?? 0) > 1 ? [email] : []),
      ...(status === 'suspended' ? ['removed'] : []),
    ].join(', '),
  }))
}

type FiltersProps = {
  view: AuditView
  onView: (change: Partial<Record<keyof AuditView, string | undefined>>) => void
}

/** Filters the audit log by topic, actor and days. */
export const AuditFilters = ({ view, onView }: FiltersProps) => {
  const { organization, data } = useMembership()
  const everybody = useQuery(allMembersQuery(organization.orgId))
  const { about, by, from, to } = view
  const doers = useMemo(() => {
    const known = doersOf(everybody.data ?? [])
    return by === undefined || known.some(({ value }) => value === by)
      ? known
      : [
          ...known,
          {
            value: by,
            label: everybody.isPending
              ? t(texts, 'auditFilters.loading')
              : t(texts, 'auditFilters.somebodyWhoIsNoLonger'),
          },
        ]
  }, [everybody.data, everybody.isPending, by])
  const day = (name: 'from' | 'to') => ({
    type: 'date',
    value: view[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      onView({ [name]: event.currentTarget.value || undefined }),
  })
  return (
    // Empty filters are not printed.
    <div className={`audit__filters ${hasFilters(view) ? '' : 'screen-only'}`}>
      <Select
        label={t(texts, 'auditFilters.about')}
        placeholder={t(texts, 'auditFilters.everything')}
        data={kinds.filter(({ value }) => value !== 'subscription' || isBilled(data.subscription))}
        value={about ?? null}
        clearable
        clearButtonProps={clearButton(t(texts, 'auditFilters.everything'))}
        onChange={(chosen) => onView({ about: chosen ?? undefined })}
      />
      <Select
        label={t(texts, 'auditFilters.doneBy')}
        placeholder={t(texts, 'auditFilters.anybody')}
        data={doers}
        value={by ?? null}
        searchable
        limit={offered}
        nothingFoundMessage={t(texts, 'auditFilters.nobodyHasThisName')}
        error={everybody.isError && t(texts, 'auditFilters.theMembersCouldNotBe')}
        clearable
        clearButtonProps={clearButton(t(texts, 'auditFilters.anybody'))}
        onChange={(chosen) => onView({ by: chosen ?? undefined })}
      />
      <TextInput label={t(texts, 'auditFilters.from')} {...day('from')} max={to} />
      <TextInput
        label={t(texts, 'auditFilters.to')}
        {...day('to')}
        min={from}
        error={isReversedRange(view) && t(texts, 'auditFilters.thisDayIsBeforeThe')}
      />
    </div>
  )
}
