import { departmentChoice, FilterBar, type FiltersProps } from '../../../ui/lists/filter-bar.tsx'
import { releaseLabels } from '../../../../contract/calls/reports/release-report.ts'
import { subScores } from '../../../ui/report/scores/sub-scores.ts'
import { releaseStatuses, stateLabels, visibleReportStates } from './report-rows.ts'
import { say } from '../t.ts'

const orders = [
  { value: 'name asc', label: say('peopleFilters.name') },
  { value: 'department asc', label: say('peopleFilters.department') },
  { value: 'overall desc', label: say('peopleFilters.gradeHighestFirst') },
  { value: 'overall asc', label: say('peopleFilters.gradeLowestFirst') },
  ...subScores.flatMap(({ id, label }) => [
    { value: `${id} desc`, label: say('peopleFilters.highestFirst', { label }) },
    { value: `${id} asc`, label: say('peopleFilters.lowestFirst', { label }) },
  ]),
  { value: 'state asc', label: say('peopleFilters.state') },
]

const standingLabels = {
  ...releaseLabels,
  toReview: say('peopleFilters.toReview'),
  toRelease: say('peopleFilters.toRelease'),
  toRespond: say('peopleFilters.toRespond'),
}
const releases = releaseStatuses.map((standing) => ({ value: standing, label: standingLabels[standing] }))

type Props = FiltersProps & {
  /** The standing of release that is shown, '' for all; undefined for readers who see what is released only. */
  release: string | undefined
  /** Whether no report is kept from the reader. */
  findsEvery: boolean
}

/** Search, department, state and release of the reports dashboard. */
export const PeopleFilters = ({ release, findsEvery, ...props }: Props) => (
  <FilterBar
    className="people-filters"
    hint={say('peopleFilters.nameJobTitleOrDepartment')}
    choices={[
      departmentChoice(props),
      {
        name: 'state',
        label: say('peopleFilters.state'),
        all: say('peopleFilters.allStates'),
        value: props.view.state,
        options: visibleReportStates(findsEvery).map((state) => ({
          value: state,
          label: stateLabels[state],
        })),
      },
      ...(release === undefined
        ? []
        : [
            {
              name: 'release',
              label: say('peopleFilters.release'),
              all: say('peopleFilters.allReleases'),
              value: release,
              options: releases,
            },
          ]),
    ]}
    orders={orders}
    {...props}
  />
)
