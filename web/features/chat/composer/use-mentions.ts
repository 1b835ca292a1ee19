import { useId, useMemo, useState, type KeyboardEvent, type RefObject } from 'react'
import { optionId } from './mention-list.tsx'
import {
  mentionCandidates,
  findCandidates,
  findMentionTyping,
  insertMention,
  type Candidate,
  type MentionTyping,
} from './mentions.ts'
import { usePeople } from '../use-people.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

type Options = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onPicked: (text: string, candidate: Candidate) => void
}

/** The list behind an @: its candidates, the active one, and the keys that move in it. */
export const useMentions = ({ field, text, onPicked }: Options) => {
  const id = useId()
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  /** The position of the @ whose list is closed: by Escape, or because a candidate was picked. */
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const typing: MentionTyping | null = findMentionTyping(text, caret)
  const people = usePeople(typing !== null)
  const candidates = useMemo(() => mentionCandidates(people.data ?? []), [people.data])
  const found = typing === null ? [] : findCandidates(candidates, typing.typed)
  const isUnknown = found.length === 0 && typing !== null && typing.typed.includes(' ')
  const isOpen = typing !== null && typing.at !== closedAt && !isUnknown && people.isEnabled
  const index = Math.min(active, Math.max(found.length - 1, 0))

  const follow = () => setCaret(field.current?.selectionStart ?? 0)
  const pick = (candidate: Candidate) => {
    if (typing === null) return
    const next = insertMention(text, typing, caret, candidate.label)
    onPicked(next.text, candidate)
    setCaret(next.caret)
    setActive(0)
    setClosedAt(typing.at)
    const { current } = field
    current?.focus()
    // Once the field holds the new text.
    requestAnimationFrame(() => current?.setSelectionRange(next.caret, next.caret))
  }
  /** @returns whether the list handled the key */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || typing === null) return false
    if (event.key === 'Escape') {
      setClosedAt(typing.at)
      return true
    }
    const chosen = found[index]
    if (chosen === undefined) return false
    if (event.key === 'ArrowDown') setActive((index + 1) % found.length)
    else if (event.key === 'ArrowUp') setActive((index + found.length - 1) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(chosen)
    else return false
    return true
  }
  const typed = (position: number) => {
    setCaret(position)
    setActive(0)
    if (closedAt !== null && findMentionTyping(text.slice(0, position), position)?.at !== closedAt)
      setClosedAt(null)
  }
  return {
    id,
    isOpen,
    isLoading: people.isLoading,
    found,
    active: index,
    setActive,
    pick,
    onKey,
    follow,
    typed,
    /** Describes the list to screen readers. */
    fieldProps: {
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      ...(isOpen && found.length > 0
        ? { 'aria-controls': id, 'aria-activedescendant': optionId(id, index) }
        : {}),
    },
    said: isOpen
      ? found.length === 0
        ? ''
        : t(texts, 'useMentioning.namesToChooseFrom', { count: found.length })
      : '',
  }
}
