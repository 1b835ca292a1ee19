import { departmentChoice, FilterBar, type FiltersProps } from '../../../ui/lists/filter-bar.tsx'
import { releaseLabels } from '../../../../contract/calls/reports/release-report.ts'
import { subScores } from '../../../ui/report/scores/sub-scores.ts'
import { releaseStatuses, stateLabels, visibleReportStates } from './report-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/reports.json' with { type: 'json' }

const orders = [
  { value: 'name asc', label: t(texts, 'peopleFilters.name') },
  { value: 'department asc', label: t(texts, 'peopleFilters.department') },
  { value: 'overall desc', label: t(texts, 'peopleFilters.gradeHighestFirst') },
  { value: 'overall asc', label: t(texts, 'peopleFilters.gradeLowestFirst') },
  ...subScores.flatMap(({ id, label }) => [
    { value: `${id} desc`, label: t(texts, 'peopleFilters.highestFirst', { label }) },
    { value: `${id} asc`, label: t(texts, 'peopleFilters.lowestFirst', { label }) },
  ]),
  { value: 'state asc', label: t(texts, 'peopleFilters.state') },
]

const standingLabels = {
  ...releaseLabels,
  toReview: t(texts, 'peopleFilters.toReview'),
  toRelease: t(texts, 'peopleFilters.toRelease'),
  toRespond: t(texts, 'peopleFilters.toRespond'),
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
    hint={t(texts, 'peopleFilters.nameJobTitleOrDepartment')}
    choices={[
      departmentChoice(props),
      {
        name: 'state',
        label: t(texts, 'peopleFilters.state'),
        all: t(texts, 'peopleFilters.allStates'),
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
              label: t(texts, 'peopleFilters.release'),
              all: t(texts, 'peopleFilters.allReleases'),
              value: release,
              options: releases,
            },
          ]),
    ]}
    orders={orders}
    {...props}
  />
)
