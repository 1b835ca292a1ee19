import { Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isBlankText } from '../../../../insights/text/plain-text.ts'
import { planLimits, type PlanItem } from '../../../../contract/calls/action-plan.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { members as memberCalls, type Member } from '../../../../contract/calls/members.ts'
import type { Employee } from '../../../../contract/calls/employees/employees.ts'
import { callQuery } from '../../../core/api/queries.ts'
import type { CallError } from '../../../core/api/call-error.ts'
import { allEmployeesQuery } from '../../../core/organization/fetch-all-employees.ts'
import { useMay, useMembership } from '../../../core/organization/membership.tsx'
import { clearButton } from '../../../ui/forms/clear-button.ts'
import { today } from '../../../ui/report/action-plan/due-date.tsx'
import { quoteServerText } from '../../../ui/report/language/localized-states.tsx'
import { useTextLength } from '../../../ui/forms/text-length.ts'
import { useWiki, type WikiWords } from '../language/company-report-texts.tsx'

/** What is written down of an action, besides what became of it. */
export type PlanFields = {
  title: string
  details: string
  ownerEmployeeId: string | null
  dueOn: string | null
}

export const noFields: PlanFields = { title: '', details: '', ownerEmployeeId: null, dueOn: null }

/** The fields of an action that there is. */
export const planFieldsOf = ({ title, details, owner, dueOn }: PlanItem): PlanFields => ({
  title,
  details,
  ownerEmployeeId: owner?.employeeId ?? null,
  dueOn,
})

type Props = {
  values: PlanFields
  /** Who sees to it now: known by name before the list of people is there. */
  owner: PlanItem['owner']
  onChange: (change: Partial<PlanFields>) => void
  /** Whether it was tried to store them. */
  isTried: boolean
  error: CallError | null
}

/** The fields in which an action is written down. */
export const PlanInputs = ({ values, owner, onChange, isTried, error }: Props) => {
  const { title, details, ownerEmployeeId, dueOn } = values
  const wiki = useWiki()
  const { say, piece } = wiki
  const titleLengthTold = useTextLength(planLimits.titleMax)
  const textLengthTold = useTextLength(planLimits.textMax)
  const refused = (field: string) => {
    const why = error?.detailOf(field)
    return why === undefined ? undefined : quoteServerText(why, wiki)
  }
  return (
    <Stack>
      <TextInput
        label={say('planEdit.title')}
        value={title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
        {...titleLengthTold(title, {
          error: isTried && isBlankText(title) ? say('planEdit.titleMissing') : refused('title'),
        })}
        autoComplete="off"
        required
        data-autofocus
      />
      <Textarea
        label={say('planEdit.details')}
        value={details}
        onChange={(event) => onChange({ details: event.currentTarget.value })}
        {...textLengthTold(details, { error: refused('details') })}
        rows={6}
      />
      <OwnerField
        value={ownerEmployeeId}
        owner={owner}
        onChange={(chosen) => onChange({ ownerEmployeeId: chosen })}
      />
      <TextInput
        type="date"
        label={say('planEdit.until')}
        description={dueOn !== null && dueOn < today() ? piece('due.past') : undefined}
        value={dueOn ?? ''}
        onChange={(event) => onChange({ dueOn: event.currentTarget.value || null })}
        error={refused('dueOn')}
        max="9999-12-31"
      />
    </Stack>
  )
}

/** So many names are offered at once; typing finds the others. */
const offered = 50

type Choosable = Pick<Employee, 'id' | 'name' | 'email'>

/** Members who are nobody in the list of people, such as the organization's owner. */
const notListed = (members: readonly Member[], people: readonly Employee[]): Choosable[] => {
  const addresses = new Set(people.map(({ email }) => email))
  return members
    .filter(
      ({ status, employeeId, email }) => status === 'active' && employeeId === null && !addresses.has(email),
    )
    .map(({ userId, name, email }) => ({ id: userId, name: name === '' ? email : name, email }))
}

/** Everybody, told apart by their address where a name is there twice. */
const choicesOf = (people: readonly Choosable[], { comma }: Pick<WikiWords, 'comma'>) => {
  const times = new Map<string, number>()
  for (const { name } of people) times.set(name, (times.get(name) ?? 0) + 1)
  return people.map(({ id, name, email }) => ({
    value: id,
    label: (times.get(name) ?? 0) > 1 ? `${name}${comma}${email}` : name,
  }))
}

type OwnerFieldProps = {
  value: string | null
  owner: PlanItem['owner']
  onChange: (chosen: string | null) => void
}

const OwnerField = ({ value, owner, onChange }: OwnerFieldProps) => {
  const { organization } = useMembership()
  const { say, marks, comma } = useWiki()
  const maySee = useMay('employee:view')
  const people = useQuery({ ...allEmployeesQuery(organization.orgId), enabled: maySee })
  // Without it the list of people is there to choose from.
  const members = useQuery({
    ...callQuery(memberCalls.listMembers, { limit: limits.pageMax }),
    enabled: useMay('admin:view'),
  })
  const choices = useMemo(() => {
    const listed = people.data ?? []
    const known = people.data
      ? choicesOf([...notListed(members.data?.members ?? [], listed), ...listed], { comma })
      : []
    return owner === null || known.some((choice) => choice.value === owner.employeeId)
      ? known
      : [...known, { value: owner.employeeId, label: owner.name }]
  }, [people.data, members.data, owner, comma])
  return (
    <Select
      label={say('planEdit.who')}
      description={say('planEdit.whoText')}
      placeholder={maySee && people.isPending ? say('planEdit.loadingPeople') : say('planEdit.nobodyYet')}
      data={choices}
      value={value}
      onChange={onChange}
      searchable
      limit={offered}
      nothingFoundMessage={<span {...marks}>{say('planEdit.nobodyOfName')}</span>}
      clearable
      clearButtonProps={clearButton(say('planEdit.nobody'))}
      error={people.isError && say('planEdit.peopleNotLoaded')}
    />
  )
}
