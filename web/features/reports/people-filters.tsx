import { departmentChoice, FilterBar, type FiltersProps } from '../../ui/filter-bar.tsx'
import { subScores } from '../../ui/sub-scores.ts'
import { reportStates, stateLabels } from './people-rows.ts'

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
export const PeopleFilters = (props: FiltersProps) => (
  <FilterBar
    className="people-filters"
    hint="Name, job title or department"
    choices={[
      departmentChoice(props),
      { name: 'state', label: 'State', all: 'All states', value: props.view.state, options: states },
    ]}
    orders={orders}
    {...props}
  />
)
