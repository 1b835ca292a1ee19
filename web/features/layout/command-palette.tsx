import './command-palette.css'
import { Combobox, Highlight, Modal, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { englishNumber } from '../../core/language.ts'
import { usePaletteActions, type Action, type Offered } from './palette-actions.ts'
import { say } from './say.ts'

/** The command palette, which opens when it is mounted. */
export default function CommandPalette(offered: Offered) {
  const actions = usePaletteActions(offered)
  const [isOpen, { open, close }] = useDisclosure(false)
  // Opened after it is there, so that closing it gives the focus back to where it was.
  useEffect(open, [open])
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      withCloseButton={false}
      padding={0}
      size="37.5rem"
      yOffset="10dvh"
      attributes={{ content: { 'aria-label': say('commandPalette.commands') } }}
    >
      <Commands actions={actions} onDone={close} />
    </Modal>
  )
}

/** Those that have every word of the query in their label, heading or keywords. */
const found = (actions: readonly Action[], query: string): Action[] => {
  const words = query.toLowerCase().split(/\s+/)
  return actions.filter(({ label, group, keywords = [] }) => {
    const text = [label, group, ...keywords].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

const hint = (count: number): string =>
  count === 0
    ? say('commandPalette.nothingHereByThatName')
    : `${englishNumber(count)} ${count === 1 ? 'command' : 'commands'}`

/** A search whose focus stays in its field, while the arrows go through the commands below. */
const Commands = ({ actions, onDone }: { actions: readonly Action[]; onDone: () => void }) => {
  const id = useId()
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const shown = found(actions, query)
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
    onDone()
    action.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 && event.key !== 'Enter') return
    event.preventDefault()
    if (step === 0) run(active)
    else if (shown.length > 0) setAt((at + step + shown.length) % shown.length)
  }
  return (
    <Combobox onOptionSubmit={(chosen) => run(shown.find((action) => action.id === chosen))}>
      <TextInput
        className="palette__search"
        variant="unstyled"
        size="lg"
        data-autofocus
        {...field}
        aria-label={say('commandPalette.findACommand')}
        autoComplete="off"
        spellCheck={false}
        leftSection={<Search size={18} aria-hidden />}
        placeholder={say('commandPalette.goToSwitchDo')}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <output className={shown.length === 0 ? 'palette__none' : 'visually-hidden'}>
        {hint(shown.length)}
      </output>
      {shown.length > 0 && (
        <Combobox.Options id={id} aria-label={say('commandPalette.commands')} className="palette__list">
          {[...new Set(shown.map(({ group }) => group))].map((group) => (
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
                    onMouseMove={() => setAt(shown.indexOf(action))}
                  >
                    <Highlight component="span" highlight={query.split(/\s+/)}>
                      {action.label}
                    </Highlight>
                  </Combobox.Option>
                ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      )}
    </Combobox>
  )
}
