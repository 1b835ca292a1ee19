import { Button, Group, Text } from '@mantine/core'
import { Send } from 'lucide-react'
import type { z } from 'zod'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { listDepartmentNames } from '../../../core/organization/filter-people.ts'
import { ListUpdateButton } from '../../../ui/lists/list-update-button.tsx'
import { NoMatches } from '../../../ui/lists/no-matches.tsx'
import { useIsPrinting } from '../../../ui/print/use-printing.ts'
import { Filters } from './people-filters.tsx'
import { ReinviteSelected } from '../invitations/reinvite-selected.tsx'
import { PeopleTable } from './people-table.tsx'
import type { PersonRow, SortKey } from './person-rows.ts'
import { PrintedPeople } from './printed-people.tsx'
import type { RowActions } from '../row-actions.ts'
import { useSelection } from './selection.ts'
import type { View } from '../people-url-state.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type Props = {
  /** The rows that the view asks for, in their settled order. */
  rows: readonly PersonRow[]
  everyone: readonly PersonRow[]
  view: z.output<typeof View>
  setView: (change: Record<string, string | undefined>) => void
  actions: RowActions
  mayInvite: boolean
  arrived: ReadonlySet<string>
  /** Whether the list is in the order that it would have now, and how many it would have besides. */
  news: { isBehind: boolean; newcomers: number; onShow: () => void }
  onRemind: (rows: readonly PersonRow[]) => void
}

const newsWords = (answers: number, people: number): string | undefined => {
  if (answers > 0)
    return t(texts, 'peopleList.newAnswers', { count: answers, number: englishNumber(answers) })
  return people > 0
    ? t(texts, 'peopleList.newPeople', { count: people, number: englishNumber(people) })
    : undefined
}

/** Filters, what is new, what can be done with the selected, and the list. */
export const PeopleList = (props: Props) => {
  const { rows, everyone, view, setView, actions, mayInvite, arrived, news, onRemind } = props
  const selection = useSelection()
  const isPrinting = useIsPrinting()
  const chosen = everyone.filter(({ id }) => selection.selected.has(id))
  // Whether somebody can be reminded or invited again goes by their invitation.
  const isKnown = chosen.every(({ invitation }) => invitation !== undefined)
  const sortBy = (by: SortKey) => {
    const flipped = view.order === 'asc' ? 'desc' : 'asc'
    setView({ sort: by, order: view.sort === by ? flipped : 'asc' })
  }
  if (isPrinting)
    return <PrintedPeople rows={rows} total={everyone.length} hasInvitations={mayInvite} hasAnswers />
  return (
    <>
      <Filters
        view={view}
        departments={listDepartmentNames(everyone)}
        count={rows.length}
        total={everyone.length}
        onChange={setView}
      />
      <ListUpdateButton
        isBehind={news.isBehind}
        what={newsWords(arrived.size, news.newcomers)}
        onShow={news.onShow}
      />
      {rows.length === 0 ? (
        <NoMatches onClear={() => setView({ q: undefined, department: undefined, state: undefined })} />
      ) : (
        <PeopleTable
          rows={rows}
          sort={{ by: view.sort, isDescending: view.order === 'desc' }}
          onSort={sortBy}
          actions={actions}
          selection={mayInvite ? selection : undefined}
          arrived={arrived}
        />
      )}
      {chosen.length > 0 && (
        <Group
          gap="xs"
          component="section"
          aria-label={t(texts, 'peopleList.selectedPeople')}
          className="list-selected"
        >
          <Text size="sm">{t(texts, 'peopleList.selected', { number: englishNumber(chosen.length) })}</Text>
          <Button
            size="xs"
            variant="default"
            leftSection={<Send size={14} aria-hidden />}
            disabled={!isKnown}
            onClick={() => onRemind(chosen)}
          >
            {t(texts, 'peopleList.remind')}
          </Button>
          {isKnown && (
            <ReinviteSelected
              rows={chosen}
              onRun={({ id }) => {
                selection.clear()
                setView({ run: id })
              }}
            />
          )}
          <Button size="xs" variant="subtle" onClick={selection.clear}>
            {t(texts, 'peopleList.clearSelection')}
          </Button>
        </Group>
      )}
    </>
  )
}
