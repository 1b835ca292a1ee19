import { FilterBar } from '../../ui/filter-bar.tsx'
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

const states = progressStates.map((state) => ({ value: state, label: progressLabels[state] }))

/** Search, state and department of the list of submissions. */
export const Filters = ({ departments, ...rest }: Props) => (
  <FilterBar
    className="submission-filters"
    hint="Name, e-mail or job title"
    choices={[
      { name: 'state', label: 'State', all: 'All states', value: rest.view.state, options: states },
      {
        name: 'department',
        label: 'Department',
        all: 'All departments',
        value: rest.view.department,
        options: departments,
      },
    ]}
    orders={orders}
    {...rest}
  />
)
