import { departmentChoice, FilterBar, type FiltersProps } from '../../../ui/lists/filter-bar.tsx'
import { nonMember, progressLabels, progressStates } from './person-rows.ts'
import { say } from '../t.ts'

const orders = [
  { value: 'name asc', label: say('filters.name') },
  { value: 'state asc', label: say('filters.latestAnswersFirst') },
  { value: 'state desc', label: say('filters.waitingFirst') },
  { value: 'department asc', label: say('filters.department') },
  { value: 'role asc', label: say('filters.jobTitle') },
]

const states = [
  ...progressStates.map((state) => ({ value: state, label: progressLabels[state] })),
  { value: nonMember, label: say('filters.notAMember') },
]

/** Search, state and department of the list of submissions. */
export const Filters = (props: FiltersProps) => (
  <FilterBar
    className="submission-filters"
    hint={say('filters.hint')}
    choices={[
      {
        name: 'state',
        label: say('filters.state'),
        all: say('filters.allStates'),
        value: props.view.state,
        options: states,
      },
      departmentChoice(props),
    ]}
    orders={orders}
    {...props}
  />
)
