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
import { say } from '../t.ts'

const kinds: readonly { value: (typeof auditedEntities)[number]; label: string }[] = [
  { value: 'organization', label: say('auditFilters.organization') },
  { value: 'membership', label: say('auditFilters.membersAndRoles') },
  { value: 'employee', label: say('auditFilters.people') },
  { value: 'invitation', label: say('auditFilters.invitations') },
  { value: 'submission', label: say('auditFilters.answers') },
  { value: 'report', label: say('auditFilters.reports') },
  { value: 'companyReport', label: say('auditFilters.companyReports') },
  { value: 'plan', label: say('auditFilters.actionPlan') },
  { value: 'subscription', label: say('auditFilters.billing') },
  { value: 'image', label: say('auditFilters.pictures') },
  { value: 'chat', label: say('auditFilters.conversations') },
  { value: 'apiKey', label: say('auditFilters.apiKeys') },
  { value: 'webhook', label: say('auditFilters.webhooks') },
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
              ? say('auditFilters.loading')
              : say('auditFilters.somebodyWhoIsNoLonger'),
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
        label={say('auditFilters.about')}
        placeholder={say('auditFilters.everything')}
        data={kinds.filter(({ value }) => value !== 'subscription' || isBilled(data.subscription))}
        value={about ?? null}
        clearable
        clearButtonProps={clearButton(say('auditFilters.everything'))}
        onChange={(chosen) => onView({ about: chosen ?? undefined })}
      />
      <Select
        label={say('auditFilters.doneBy')}
        placeholder={say('auditFilters.anybody')}
        data={doers}
        value={by ?? null}
        searchable
        limit={offered}
        nothingFoundMessage={say('auditFilters.nobodyHasThisName')}
        error={everybody.isError && say('auditFilters.theMembersCouldNotBe')}
        clearable
        clearButtonProps={clearButton(say('auditFilters.anybody'))}
        onChange={(chosen) => onView({ by: chosen ?? undefined })}
      />
      <TextInput label={say('auditFilters.from')} {...day('from')} max={to} />
      <TextInput
        label={say('auditFilters.to')}
        {...day('to')}
        min={from}
        error={isReversedRange(view) && say('auditFilters.thisDayIsBeforeThe')}
      />
    </div>
  )
}
