import { Anchor, Checkbox, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { overlayState } from '../../../core/navigation/url-state.ts'
import { InvitationState } from '../invitations/invitation-state.tsx'
import { personLinkId } from '../person/person-drawer.tsx'
import type { PersonRow } from './person-rows.ts'
import { ProgressState } from './progress-state.tsx'
import type { RowActions } from '../row-actions.ts'
import { RowMenu } from '../row-menu.tsx'
import type { Selection } from './selection.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type CellsProps = { row: PersonRow; actions: RowActions; selection: Selection | undefined }

/** One person: the name opens the drawer, whose address can be shared. */
export const PersonCells = ({ row, actions, selection }: CellsProps) => {
  const { id, name } = row
  return (
    <>
      {selection !== undefined && (
        <td className="submitters__select">
          <Checkbox
            size="sm"
            aria-label={t(texts, 'personCells.select', { name })}
            checked={selection.selected.has(id)}
            onChange={() => selection.toggle(id)}
          />
        </td>
      )}
      <WhoCells person={row} />
      <td className="submitters__state">
        <ProgressState row={row} />
      </td>
      {selection !== undefined && (
        <td className="submitters__invitation">
          <InvitationState row={row} />
        </td>
      )}
      <td className="submitters__actions">
        <RowMenu row={row} actions={actions} />
      </td>
    </>
  )
}

type WhoProps = { person: Pick<PersonRow, 'id' | 'name' | 'email' | 'role' | 'department'> }

/** Who somebody is, whatever is known of how far they are. */
export const WhoCells = ({ person: { id, name, email, role, department } }: WhoProps) => (
  <>
    <td className="submitters__person">
      <Anchor
        id={personLinkId(id)}
        fw={600}
        underline="hover"
        renderRoot={(props) => (
          <Link
            to="."
            search={(old) => ({ ...old, person: id })}
            state={overlayState('person')}
            resetScroll={false}
            {...props}
          />
        )}
      >
        {name}
      </Anchor>
      <Text size="sm" c="dimmed" className="submitters__email">
        {email}
      </Text>
    </td>
    <td className="submitters__role">{role}</td>
    <td className="submitters__department">{department}</td>
  </>
)
