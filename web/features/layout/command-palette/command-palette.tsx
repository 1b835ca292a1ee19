import './command-palette.css'
import { Combobox, Highlight, Modal, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Check, Search } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { failureText } from '../../../core/api/call-error.ts'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { usePaletteActions, type Action, type PaletteEntries } from './palette-actions.ts'
import { usePeopleSearch, type PeopleSearch } from './palette-people.ts'
import { takeTypedAhead } from './type-ahead.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/layout.json' with { type: 'json' }

/** The command palette, which opens when it is mounted. */
export default function CommandPalette(offered: PaletteEntries) {
  const actions = usePaletteActions(offered)
  const [isOpen, { open, close }] = useDisclosure(false)
  /** A command has led to a place within the page, which has the focus then. */
  const [isLeading, setLeading] = useState(false)
  // Opened after mounting, so that closing it restores the focus.
  useEffect(open, [open])
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      returnFocus={!isLeading}
      withCloseButton={false}
      padding={0}
      size="37.5rem"
      yOffset="10dvh"
      attributes={{ content: { 'aria-label': t(texts, 'commandPalette.commands') } }}
    >
      <Commands
        actions={actions}
        onDone={({ takesFocus = false }) => {
          setLeading(takesFocus)
          close()
        }}
      />
    </Modal>
  )
}

/**
 * The entries that have every word of the query in their label, heading or keywords. First come those with
 * label words that begin with it, then `people`: a search for "Bo" does not mean the keyboard. Entries of one
 * heading stay together.
 */
const found = (actions: readonly Action[], people: readonly Action[], query: string): Action[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return actions.filter(({ isFoundOnly }) => !isFoundOnly)
  const holds = (texts: readonly string[]) => {
    const text = texts.join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const begins = ({ label }: Action) => {
    const own = label.toLowerCase().split(/[^\p{L}\p{N}]+/u)
    return words.every((word) => own.some((one) => one.startsWith(word)))
  }
  const inLabel = actions.filter(({ label }) => holds([label]))
  const byMore = actions.filter(
    (action) => !inLabel.includes(action) && holds([action.label, action.group, ...(action.keywords ?? [])]),
  )
  const all = [
    ...inLabel.filter(begins),
    ...people,
    ...inLabel.filter((action) => !begins(action)),
    ...byMore,
  ]
  return groupsOf(all).flatMap((group) => all.filter((action) => action.group === group))
}

const groupsOf = (actions: readonly Action[]): string[] => [...new Set(actions.map(({ group }) => group))]

/** Announced to screen readers and, if there is nothing to choose, shown. */
const hint = (count: number, { isLooking, error }: PeopleSearch): string => {
  const results =
    count === 0
      ? t(texts, 'commandPalette.nothingHereByThatName')
      : t(texts, 'commandPalette.found', { count, number: englishNumber(count) })
  if (isLooking) return count === 0 ? t(texts, 'commandPalette.lookingForPeople') : results
  return error === null
    ? results
    : t(texts, 'commandPalette.peopleCouldNotBeLookedUp', { error: failureText(error) })
}

/** A search whose focus stays in its field while the arrow keys move through the commands below. */
const Commands = ({ actions, onDone }: { actions: readonly Action[]; onDone: (action: Action) => void }) => {
  const id = useId()
  const [query, setQuery] = useState('')
  /** The entry that was moved to; the first if none was. Later results do not replace it. */
  const [chosen, setChosen] = useState<string>()
  const people = usePeopleSearch(query)
  const shown = found(actions, people.actions, query)
  const at = Math.max(
    0,
    shown.findIndex((action) => action.id === chosen),
  )
  const active = shown[at]
  const optionId = (action: Action) => `${id}-${action.id}`
  const activeId = active === undefined ? undefined : optionId(active)
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const field = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': shown.length > 0,
    'aria-controls': shown.length > 0 ? id : undefined,
    'aria-activedescendant': activeId,
  } as const
  const run = (action: Action | undefined) => {
    if (action === undefined) return
    onDone(action)
    action.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 && event.key !== 'Enter') return
    event.preventDefault()
    if (step === 0) run(active)
    else setChosen(shown[(at + step + shown.length) % shown.length]?.id)
  }
  return (
    <Combobox onOptionSubmit={(chosen) => run(shown.find((action) => action.id === chosen))}>
      <TextInput
        className="palette__search"
        variant="unstyled"
        size="lg"
        data-autofocus
        {...field}
        aria-label={t(
          texts,
          people.isOffered ? 'commandPalette.findACommandOrAPerson' : 'commandPalette.findACommand',
        )}
        autoComplete="off"
        spellCheck={false}
        leftSection={<Search size={18} aria-hidden />}
        placeholder={t(
          texts,
          people.isOffered ? 'commandPalette.goToSwitchDoOrAName' : 'commandPalette.goToSwitchDo',
        )}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setChosen(undefined)
        }}
        onFocus={() => {
          const ahead = takeTypedAhead()
          if (ahead !== '') setQuery((before) => before + ahead)
        }}
        onKeyDown={onKeyDown}
      />
      <output className={shown.length === 0 || people.error !== null ? 'palette__none' : 'visually-hidden'}>
        {hint(shown.length, people)}
      </output>
      {shown.length > 0 && (
        <Combobox.Options id={id} aria-label={t(texts, 'commandPalette.commands')} className="palette__list">
          {groupsOf(shown).map((group) => (
            <Combobox.Group key={group} label={group}>
              {shown
                .filter((action) => action.group === group)
                .map((action) => (
                  <Combobox.Option
                    key={action.id}
                    id={optionId(action)}
                    value={action.id}
                    selected={action === active}
                    aria-selected={action === active}
                    onMouseMove={() => setChosen(action.id)}
                  >
                    <Highlight component="span" highlight={query.split(/\s+/)}>
                      {action.label}
                    </Highlight>
                    {action.isCurrent === true && <Check size={16} aria-hidden />}
                  </Combobox.Option>
                ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      )}
    </Combobox>
  )
}
