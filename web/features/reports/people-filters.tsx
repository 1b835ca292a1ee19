import { Group, Select, Text, TextInput } from '@mantine/core'
import { Search } from 'lucide-react'
import { subScores } from '../../ui/sub-scores.ts'
import { reportStates, stateLabels } from './people-rows.ts'

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
  { value: 'department asc', label: 'Department' },
  { value: 'overall desc', label: 'Grade, highest first' },
  { value: 'overall asc', label: 'Grade, lowest first' },
  ...subScores.flatMap(({ id, label }) => [
    { value: `${id} desc`, label: `${label}, highest first` },
    { value: `${id} asc`, label: `${label}, lowest first` },
  ]),
  { value: 'state asc', label: 'State' },
]

/** Search, department and state; what is chosen is in the address. The main layout’s `/` goes to the search. */
export const PeopleFilters = ({ view, departments, count, total, onChange }: Props) => {
  return (
    <div className="people-filters">
      <TextInput
        type="search"
        label="Search"
        placeholder="Name, job title or department  ( / )"
        aria-keyshortcuts="/"
        leftSection={<Search size={16} aria-hidden />}
        value={view.q}
        onChange={(event) => onChange({ q: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange({ q: undefined })
        }}
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
        label="State"
        placeholder="All"
        data={reportStates.map((state) => ({ value: state, label: stateLabels[state] }))}
        value={view.state === '' ? null : view.state}
        clearable
        clearButtonProps={{ 'aria-label': 'All states' }}
        onChange={(state) => onChange({ state: state ?? undefined })}
      />
      <Select
        label="Sort by"
        className="people-filters__sort"
        data={orders}
        value={`${view.sort} ${view.order}`}
        allowDeselect={false}
        onChange={(chosen) => {
          const [sort, order] = (chosen ?? 'name asc').split(' ')
          onChange({ sort, order })
        }}
      />
      <Group className="people-filters__count">
        <Text size="sm" c="dimmed" component="output">
          {count === total
            ? `${total.toLocaleString()} ${total === 1 ? 'person' : 'people'}`
            : `${count.toLocaleString()} of ${total.toLocaleString()} people`}
        </Text>
      </Group>
    </div>
  )
}
