import { Button, Group, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { ChevronDown, Download, Send, UserMinus } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { englishNumber } from '../../core/i18n/locale.ts'
import { downloadCsv } from '../../ui/downloads/download-csv.ts'
import { linksCsv, peopleCsv } from './list/people-csv.ts'
import type { PersonRow } from './list/person-rows.ts'
import { say } from './t.ts'

type Props = {
  /** The list as it is shown. */
  rows: readonly PersonRow[]
  organizationName: string
  /** Left out where the list is not to be exported. */
  canExport: boolean
  /** How many are late, whether any of them can be reminded now, and the way to it or to why not; left out where nobody is. */
  late: { number: number; canRemind: boolean; remind: () => void } | undefined
  /** Shows who was removed; left out for whoever may not see it. */
  onRemoved: (() => void) | undefined
}

/** Whether a window is as wide as that at most, from the first drawing on. */
const useNarrow = (width: string): boolean =>
  useMediaQuery(`(max-width: ${width})`, false, { getInitialValueInEffect: false })

type PageActionsProps = Props & {
  invite: ReactNode
  /** It is not known yet what is to be offered: then it all comes at once, and nothing moves aside for the next. */
  isAwaited: boolean
}

/**
 * What is done with the list. All of it stands beside the title where there is room for that; else inviting comes first, and
 * the rest is behind “More”, so that it is one row.
 */
export const PageActions = ({ invite, isAwaited, ...props }: PageActionsProps) => {
  const isUnderTitle = useNarrow('72em')
  return (
    <Group gap="xs" className="people-actions">
      {!isAwaited && (
        <>
          {isUnderTitle && invite}
          <QuietActions {...props} />
          {!isUnderTitle && invite}
        </>
      )}
    </Group>
  )
}

const QuietActions = (props: Props) => {
  const { canExport, late, onRemoved } = props
  const isNarrow = useNarrow('84em')
  const isPhone = useNarrow('36em')
  const remind = late && (
    <Button
      variant={late.canRemind ? 'default' : 'subtle'}
      {...(!late.canRemind && { color: 'gray' })}
      leftSection={<Send size={16} aria-hidden />}
      onClick={late.remind}
    >
      {remindWords(late)}
    </Button>
  )
  if (isNarrow && canExport) {
    return (
      <>
        {!isPhone && remind}
        <MoreMenu {...props} late={isPhone ? late : undefined} />
      </>
    )
  }
  return (
    <>
      {onRemoved && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<UserMinus size={16} aria-hidden />}
          onClick={onRemoved}
        >
          {say('pageActions.removedPeople')}
        </Button>
      )}
      {canExport && <ExportMenu {...props} />}
      {remind}
    </>
  )
}

const remindWords = ({ number, canRemind }: { number: number; canRemind: boolean }) =>
  canRemind
    ? say('pageActions.remindAll', { number: englishNumber(number) })
    : say('pageActions.remindNobody')

const ExportMenu = (props: Pick<Props, 'rows' | 'organizationName'>) => (
  <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden />}
        rightSection={<ChevronDown size={14} aria-hidden />}
      >
        {say('pageActions.export')}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <ExportItems {...props} />
    </Menu.Dropdown>
  </Menu>
)

const MoreMenu = ({ late, onRemoved, ...list }: Props) => {
  const opener = useRef<HTMLButtonElement>(null)
  // An item goes away with its menu: a dialog gives the focus back to what had it when it opened.
  const fromOpener = (open: () => void) => () => {
    opener.current?.focus()
    open()
  }
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button ref={opener} variant="default" rightSection={<ChevronDown size={14} aria-hidden />}>
          {say('pageActions.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {late && (
          <Menu.Item leftSection={<Send size={16} aria-hidden />} onClick={fromOpener(late.remind)}>
            {remindWords(late)}
          </Menu.Item>
        )}
        <Menu.Label>{say('pageActions.export')}</Menu.Label>
        <ExportItems {...list} />
        {onRemoved && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<UserMinus size={16} aria-hidden />} onClick={fromOpener(onRemoved)}>
              {say('pageActions.removedPeople')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The list as a file; and the links, where somebody else hands them out. */
const ExportItems = ({ rows, organizationName }: Pick<Props, 'rows' | 'organizationName'>) => (
  <>
    <Menu.Item onClick={() => downloadCsv(peopleCsv(rows), `${organizationName}-people.csv`)}>
      {say('pageActions.people')}
    </Menu.Item>
    <Menu.Item onClick={() => downloadCsv(linksCsv(rows), `${organizationName}-links.csv`)}>
      {say('pageActions.links')}
    </Menu.Item>
  </>
)
