import { Button, Group, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { ChevronDown, Download, Send, UserMinus } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { englishNumber } from '../../core/i18n/locale.ts'
import { downloadCsv } from '../../ui/downloads/download-csv.ts'
import { CancelExportButton } from '../../ui/downloads/export-menu.tsx'
import { useFileExport } from '../../ui/downloads/use-file-export.ts'
import { ExportAnswers } from './list/export-answers.tsx'
import { linksCsv, peopleCsv } from './list/people-csv.ts'
import type { PersonRow } from './list/person-rows.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/submissions.json' with { type: 'json' }

type Props = {
  /** The list as shown. */
  rows: readonly PersonRow[]
  organizationName: string
  /** Whether the reader may export the list. */
  canExport: boolean
  /** The number of people who have answered, whose answers this reader can export. */
  answered: number
  /**
   * The number of late people, whether any can be reminded now, and a function that opens the reminders or the reason
   * why not; absent if nobody is late.
   */
  late: { number: number; canRemind: boolean; remind: () => void } | undefined
  /** Shows removed people; absent if the reader may not see them. */
  onRemoved: (() => void) | undefined
}

/** Whether the window is at most this wide, from the first render on. */
const useNarrow = (width: string): boolean =>
  useMediaQuery(`(max-width: ${width})`, false, { getInitialValueInEffect: false })

type PageActionsProps = Props & {
  invite: ReactNode
  /** The available actions are not known yet: they appear all at once, so that none shifts another. */
  isAwaited: boolean
}

/**
 * The actions of the list. All are beside the title if there is room; otherwise inviting comes first and the rest is
 * behind “More”, so that they take one row.
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

type Export = ReturnType<typeof useFileExport>

const QuietActions = (props: Props) => {
  const { canExport, answered, late, onRemoved } = props
  const file = useFileExport()
  const hasExports = canExport || answered > 0
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
  if (isNarrow && hasExports) {
    return (
      <>
        {!isPhone && remind}
        <MoreMenu {...props} file={file} late={isPhone ? late : undefined} />
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
          {t(texts, 'pageActions.removedPeople')}
        </Button>
      )}
      {hasExports && <ExportMenu {...props} file={file} />}
      {remind}
    </>
  )
}

const remindWords = ({ number, canRemind }: { number: number; canRemind: boolean }) =>
  canRemind
    ? t(texts, 'pageActions.remindAll', { number: englishNumber(number) })
    : t(texts, 'pageActions.remindNobody')

type ExportProps = Pick<Props, 'rows' | 'organizationName' | 'canExport' | 'answered'> & { file: Export }

const ExportMenu = (props: ExportProps) =>
  props.file.making === undefined ? (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          rightSection={<ChevronDown size={14} aria-hidden />}
        >
          {t(texts, 'pageActions.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ExportItems {...props} />
      </Menu.Dropdown>
    </Menu>
  ) : (
    <CancelExportButton making={props.file.making} onCancel={props.file.cancel} />
  )

const MoreMenu = ({ late, onRemoved, ...list }: Props & ExportProps) => {
  const opener = useRef<HTMLButtonElement>(null)
  // A menu item disappears with its menu, and a dialog returns the focus to the element that had it on opening.
  const fromOpener = (open: () => void) => () => {
    opener.current?.focus()
    open()
  }
  if (list.file.making !== undefined)
    return <CancelExportButton making={list.file.making} onCancel={list.file.cancel} />
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button ref={opener} variant="default" rightSection={<ChevronDown size={14} aria-hidden />}>
          {t(texts, 'pageActions.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {late && (
          <Menu.Item leftSection={<Send size={16} aria-hidden />} onClick={fromOpener(late.remind)}>
            {remindWords(late)}
          </Menu.Item>
        )}
        <Menu.Label>{t(texts, 'pageActions.export')}</Menu.Label>
        <ExportItems {...list} />
        {onRemoved && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<UserMinus size={16} aria-hidden />} onClick={fromOpener(onRemoved)}>
              {t(texts, 'pageActions.removedPeople')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** All answers as a file, the list as one, and the links as one for handing them out. */
const ExportItems = ({ rows, organizationName, canExport, answered, file }: ExportProps) => (
  <>
    {answered > 0 && <ExportAnswers answered={answered} onChoose={file.make} />}
    {canExport && (
      <>
        <Menu.Item onClick={() => downloadCsv(peopleCsv(rows), `${organizationName}-people.csv`)}>
          {t(texts, 'pageActions.people')}
        </Menu.Item>
        <Menu.Item onClick={() => downloadCsv(linksCsv(rows), `${organizationName}-links.csv`)}>
          {t(texts, 'pageActions.links')}
        </Menu.Item>
      </>
    )}
  </>
)
