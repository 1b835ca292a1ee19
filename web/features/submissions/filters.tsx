import { departmentChoice, FilterBar, type FiltersProps } from '../../ui/filter-bar.tsx'
import { progressLabels, progressStates } from './person-rows.ts'

const orders = [
  { value: 'name asc', label: 'Name' },
  { value: 'state asc', label: 'Latest answers first' },
  { value: 'state desc', label: 'Waiting first' },
  { value: 'department asc', label: 'Department' },
  { value: 'role asc', label: 'Job title' },
]

const states = progressStates.map((state) => ({ value: state, label: progressLabels[state] }))

/** Search, state and department of the list of submissions. */
export const Filters = (props: FiltersProps) => (
  <FilterBar
    className="submission-filters"
    hint="Name, e-mail or job title"
    choices={[
      { name: 'state', label: 'State', all: 'All states', value: props.view.state, options: states },
      departmentChoice(props),
    ]}
    orders={orders}
    {...props}
  />
)
