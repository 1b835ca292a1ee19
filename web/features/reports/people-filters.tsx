import { FilterBar } from '../../ui/filter-bar.tsx'
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

const states = reportStates.map((state) => ({ value: state, label: stateLabels[state] }))

/** Search, department and state of the reports dashboard. */
export const PeopleFilters = ({ departments, ...rest }: Props) => (
  <FilterBar
    className="people-filters"
    hint="Name, job title or department"
    choices={[
      {
        name: 'department',
        label: 'Department',
        all: 'All departments',
        value: rest.view.department,
        options: departments,
      },
      { name: 'state', label: 'State', all: 'All states', value: rest.view.state, options: states },
    ]}
    orders={orders}
    {...rest}
  />
)
