import { Group, Select, Text, TextInput } from '@mantine/core'
import { Search } from 'lucide-react'
import { progressLabels, progressStates } from './person-rows.ts'

type Props = {
  view: { q: string; department: string; state: string; sort: string; order: 'asc' | 'desc' }
  departments: readonly string[]
  /** How many people are shown, of how many. */
  count: number
  total: number
  onChange: (change: Record<string, string | undefined>) => void
}

const orders = [
  { value: 'name asc', label: 'Name' },
  { value: 'state asc', label: 'Latest answers first' },
  { value: 'state desc', label: 'Waiting first' },
  { value: 'department asc', label: 'Department' },
  { value: 'role asc', label: 'Job title' },
]

/** Search, department and state; what is chosen is in the address. The main layout’s `/` goes to the search. */
export const Filters = ({ view, departments, count, total, onChange }: Props) => (
  <div className="submission-filters">
    <TextInput
      type="search"
      label="Search"
      placeholder="Name, e-mail or job title  ( / )"
      aria-keyshortcuts="/"
      leftSection={<Search size={16} aria-hidden />}
      value={view.q}
      onChange={(event) => onChange({ q: event.currentTarget.value })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChange({ q: undefined })
      }}
    />
    <Select
      label="State"
      placeholder="All"
      data={progressStates.map((state) => ({ value: state, label: progressLabels[state] }))}
      value={view.state === '' ? null : view.state}
      clearable
      clearButtonProps={{ 'aria-label': 'All states' }}
      onChange={(state) => onChange({ state: state ?? undefined })}
    />
    <Select
      label="Department"
      placeholder="All"
      data={[...departments]}
      value={view.department === '' ? null : view.department}
      clearable
      clearButtonProps={{ 'aria-label': 'All departments' }}
      onChange={(department) => onChange({ department: department ?? undefined })}
    />
    <Select
      label="Sort by"
      className="submission-filters__sort"
      data={orders}
      value={`${view.sort} ${view.order}`}
      allowDeselect={false}
      onChange={(chosen) => {
        const [sort, order] = (chosen ?? 'name asc').split(' ')
        onChange({ sort, order })
      }}
    />
    <Group className="submission-filters__count">
      <Text size="sm" c="dimmed" component="output">
        {count === total
          ? `${total.toLocaleString()} ${total === 1 ? 'person' : 'people'}`
          : `${count.toLocaleString()} of ${total.toLocaleString()} people`}
      </Text>
    </Group>
  </div>
)
