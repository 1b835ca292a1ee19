import { departmentChoice, FilterBar, type FiltersProps } from '../../../ui/lists/filter-bar.tsx'
import { nonMember, progressLabels, progressStates } from './person-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

const orders = [
  { value: 'name asc', label: t(texts, 'filters.name') },
  { value: 'state asc', label: t(texts, 'filters.latestAnswersFirst') },
  { value: 'state desc', label: t(texts, 'filters.waitingFirst') },
  { value: 'department asc', label: t(texts, 'filters.department') },
  { value: 'role asc', label: t(texts, 'filters.jobTitle') },
]

const states = [
  ...progressStates.map((state) => ({ value: state, label: progressLabels[state] })),
  { value: nonMember, label: t(texts, 'filters.notAMember') },
]

/** Search, state and department of the list of submissions. */
export const Filters = (props: FiltersProps) => (
  <FilterBar
    className="submission-filters"
    hint={t(texts, 'filters.hint')}
    choices={[
      {
        name: 'state',
        label: t(texts, 'filters.state'),
        all: t(texts, 'filters.allStates'),
        value: props.view.state,
        options: states,
      },
      departmentChoice(props),
    ]}
    orders={orders}
    {...props}
  />
)
