import { Select, Text, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { englishNumber } from '../../core/i18n/locale.ts'
import { peopleCount } from '../../core/i18n/labels.ts'
import { clearButton } from '../forms/clear-button.ts'
import './filter-bar.css'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

/** One thing that a list of people can be narrowed to; '' means any. */
export type Choice = {
  /** Its word in the address, e.g. "state". */
  name: string
  label: string
  /** What taking it back shows, e.g. "All states". */
  all: string
  value: string
  options: readonly (string | { value: string; label: string })[]
}

/** What a screen hands to its own filters: its view, and how many people are shown of how many. */
export type FiltersProps = {
  view: { q: string; department: string; state: string; sort: string; order: 'asc' | 'desc' }
  departments: readonly string[]
  count: number
  total: number
  onChange: (change: Record<string, string | undefined>) => void
}

/**
 * The choice of a department, which every list of people has. One that an address names and nobody is in any more is
 * shown as that: an empty field would hide why the list is empty.
 */
export const departmentChoice = ({ view: { department }, departments }: FiltersProps): Choice => {
  const isGone = department !== '' && departments.length > 0 && !departments.includes(department)
  return {
    name: 'department',
    label: t(texts, 'filterBar.department'),
    all: t(texts, 'filterBar.allDepartments'),
    value: department,
    options: isGone
      ? [...departments, { value: department, label: t(texts, 'filterBar.nobodyIn', { department }) }]
      : departments,
  }
}

type FilterBarProps = {
  /** A screen’s css hides `.its-class .filter-bar__sort` where the heads of its columns can be pressed instead. */
  className: string
  view: { q: string; sort: string; order: 'asc' | 'desc' }
  /** What the search looks through, e.g. "Name or job title". */
  hint: string
  choices: readonly Choice[]
  /** Orders as "column asc" or "column desc". */
  orders: readonly { value: string; label: string }[]
  /** How many people are shown, of how many. */
  count: number
  total: number
  onChange: (change: Record<string, string | undefined>) => void
}

/** Whether there is room, and probably a keyboard, for telling of keys. */
const useHasKeys = (): boolean =>
  useMediaQuery('(min-width: 30em) and (hover: hover)', true, { getInitialValueInEffect: false })

/** Search, choices and order of a list of people, for the address. The main layout’s `/` goes to the search. */
export const FilterBar = (props: FilterBarProps) => {
  const { className, view, hint, choices, orders, count, total, onChange } = props
  const hasKeys = useHasKeys()
  return (
    <div className={`filter-bar ${className}`}>
      <div className="filter-bar__fields">
        <TextInput
          className="filter-bar__search"
          type="search"
          label={t(texts, 'filterBar.search')}
          placeholder={hasKeys ? `${hint}  ( / )` : hint}
          aria-keyshortcuts="/"
          leftSection={<Search size={16} aria-hidden />}
          value={view.q}
          onChange={(event) => onChange({ q: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onChange({ q: undefined })
          }}
        />
        {choices.map(({ name, label, all, value, options }) => (
          <Select
            key={name}
            label={label}
            placeholder={t(texts, 'filterBar.all')}
            data={[...options]}
            value={value === '' ? null : value}
            clearable
            clearButtonProps={clearButton(all)}
            onChange={(chosen) => onChange({ [name]: chosen ?? undefined })}
          />
        ))}
        <Select
          label={t(texts, 'filterBar.sortBy')}
          className="filter-bar__sort"
          data={[...orders]}
          value={`${view.sort} ${view.order}`}
          allowDeselect={false}
          onChange={(chosen) => {
            const [sort, order] = (chosen ?? 'name asc').split(' ')
            onChange({ sort, order })
          }}
        />
        <Text size="sm" c="dimmed" component="output" className="filter-bar__count">
          {count === total ? peopleCount(total) : `${englishNumber(count)} of ${peopleCount(total)}`}
        </Text>
      </div>
    </div>
  )
}
