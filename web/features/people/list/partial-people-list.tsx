import { Skeleton, Text } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import type { Employee } from '../../../../contract/calls/employees/employees.ts'
import { byText } from '../../../core/organization/filter-people.ts'
import { focusLater } from '../../../ui/focus/focus.ts'
import { RowTable } from '../../../ui/lists/row-table.tsx'
import { FiguresRow } from './figures-row.tsx'
import { columns, expectedHeight } from './people-table.tsx'
import { WhoCells } from './person-cells.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type Props = { people: readonly Employee[]; hasInvitations: boolean }

/** In the place of a box to select somebody with. */
const checkbox = <Skeleton height="1.25rem" width="1.25rem" />

const unsorted = { by: '', isDescending: false }

/** Whose name has the focus when these rows go has it in the whole list as well, unless something else has taken it. */
const useFocusKept = () => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const rows = box.current
    return () => {
      const { activeElement: focused } = document
      if (rows === null || focused === null || !rows.contains(focused)) return
      const { id } = focused
      focusLater(() =>
        document.activeElement === document.body ? document.getElementById(id) : document.activeElement,
      )
    }
  }, [])
  return box
}

/**
 * The first people of a long list while the others are still coming: who they are, and nothing that is not known yet. What
 * needs everybody (figures, search, order, selecting) comes with them.
 */
export const PartialPeopleList = ({ people, hasInvitations }: Props) => {
  const box = useFocusKept()
  return (
    <div aria-busy ref={box}>
      <FiguresRow figures={undefined} live="connecting" />
      <Text component="output" c="dimmed" size="sm" className="first-people__note">
        {t(texts, 'firstPeople.others')}
      </Text>
      <RowTable
        name={t(texts, 'peopleTable.title')}
        className={hasInvitations ? 'submitters' : 'submitters submitters--plain'}
        rows={people.toSorted((one, other) => byText(one.name, other.name))}
        isBeginning
        keyOf={({ id }) => id}
        expectedHeight={expectedHeight}
        columns={[]}
        sort={unsorted}
        onSort={() => undefined}
        before={
          <>
            {hasInvitations && <td>{checkbox}</td>}
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            {hasInvitations && <th scope="col">{t(texts, 'peopleTable.invitation')}</th>}
          </>
        }
      >
        {(person) => (
          <>
            {hasInvitations && <td className="submitters__select">{checkbox}</td>}
            <WhoCells person={person} />
            <td className="submitters__state">
              <Skeleton height="1em" width="60%" />
            </td>
            {hasInvitations && (
              <td className="submitters__invitation">
                <Skeleton height="1em" width="60%" />
              </td>
            )}
          </>
        )}
      </RowTable>
    </div>
  )
}
