import { departmentChoice, FilterBar, type FiltersProps } from '../../ui/filter-bar.tsx'
import { releaseLabels, releaseStates } from '../../../contract/release.ts'
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
const releases = releaseStates.map((state) => ({ value: state, label: releaseLabels[state] }))

type Props = FiltersProps & {
  /** The state of release that is shown, '' for all; undefined for readers who see what is released only. */
  release: string | undefined
}

/** Search, department, state and release of the reports dashboard. */
export const PeopleFilters = ({ release, ...props }: Props) => (
  <FilterBar
    className="people-filters"
    hint="Name, job title or department"
    choices={[
      departmentChoice(props),
      { name: 'state', label: 'State', all: 'All states', value: props.view.state, options: states },
      ...(release === undefined
        ? []
        : [{ name: 'release', label: 'Release', all: 'All releases', value: release, options: releases }]),
    ]}
    orders={orders}
    {...props}
  />
)
