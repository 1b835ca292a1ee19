import { Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { auditedEntities } from '../../../../contract/audit.ts'
import type { Member } from '../../../../contract/members.ts'
import { useMembership } from '../../../core/membership.tsx'
import { isBilled } from '../../../core/subscription.ts'
import { everyMember } from '../members/every-member.ts'
import { isBackwards, type AuditView } from './audit-view.ts'
import { clearButton } from '../../../ui/clear-button.ts'

const kinds: readonly { value: (typeof auditedEntities)[number]; label: string }[] = [
  { value: 'organization', label: 'Organization' },
  { value: 'membership', label: 'Members and roles' },
  { value: 'employee', label: 'People' },
  { value: 'invitation', label: 'Invitations' },
  { value: 'submission', label: 'Answers' },
  { value: 'report', label: 'Reports' },
  { value: 'companyReport', label: 'Company reports' },
  { value: 'plan', label: 'Action plan' },
  { value: 'subscription', label: 'Billing' },
  { value: 'image', label: 'Pictures' },
  { value: 'chat', label: 'Conversations' },
  { value: 'apiKey', label: 'API keys' },
  { value: 'webhook', label: 'Webhooks' },
]

/** So many names are offered at once; typing finds the others. */
const offered = 50

/** Everybody who is or was a member, as they are told apart. */
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

/** Narrows the audit log by what it is about, by who did it and by days. */
export const AuditFilters = ({ view, onView }: FiltersProps) => {
  const { organization, data } = useMembership()
  const everybody = useQuery(everyMember(organization.orgId))
  const { about, by, from, to } = view
  const doers = useMemo(() => {
    const known = doersOf(everybody.data ?? [])
    return by === undefined || known.some(({ value }) => value === by)
      ? known
      : [...known, { value: by, label: everybody.isPending ? 'Loading…' : 'Somebody who is no longer here' }]
  }, [everybody.data, everybody.isPending, by])
  const day = (name: 'from' | 'to') => ({
    type: 'date',
    value: view[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      onView({ [name]: event.currentTarget.value || undefined }),
  })
  return (
    <div className="audit__filters">
      <Select
        label="About"
        placeholder="Everything"
        data={kinds.filter(({ value }) => value !== 'subscription' || isBilled(data.subscription))}
        value={about ?? null}
        clearable
        clearButtonProps={clearButton('Everything')}
        onChange={(chosen) => onView({ about: chosen ?? undefined })}
      />
      <Select
        label="Done by"
        placeholder="Anybody"
        data={doers}
        value={by ?? null}
        searchable
        limit={offered}
        nothingFoundMessage="Nobody has this name"
        error={everybody.isError && 'The members could not be loaded'}
        clearable
        clearButtonProps={clearButton('Anybody')}
        onChange={(chosen) => onView({ by: chosen ?? undefined })}
      />
      <TextInput label="From" {...day('from')} max={to} />
      <TextInput
        label="To"
        {...day('to')}
        min={from}
        error={isBackwards(view) && 'This day is before the first one'}
      />
    </div>
  )
}
