import { Autocomplete, Button, Group, Select, TagsInput, Text, type AutocompleteProps } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { clearButton } from './clear-button.ts'
import './company-fields.css'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

/** The fields of a company profile, wherever it is entered (docs/members-and-roles.md). */

const industries = [
  'Agriculture',
  'Construction',
  'Education',
  'Energy',
  'Finance and insurance',
  'Health care',
  'Hospitality',
  'Logistics and transport',
  'Manufacturing',
  'Media and design',
  'Non-profit',
  'Professional services',
  'Public sector',
  'Real estate',
  'Retail',
  'Software and IT',
]

/** Free text with the usual industries as suggestions. */
export const IndustryField = (props: Omit<AutocompleteProps, 'data' | 'label'>) => (
  <Autocomplete
    label={t(texts, 'companyFields.industryOptional')}
    data={industries}
    autoComplete="off"
    {...props}
  />
)

const sizes = ['1–10', '11–50', '51–200', '201–1,000', '1,001–5,000', 'More than 5,000'].map((people) => ({
  value: people,
  label: t(texts, 'companyFields.people', { people }),
}))

type SizeProps = { value: string; onChange: (size: string) => void; readOnly?: boolean }

/** The number of people who work there; '' if not given. */
export const SizeField = ({ value, onChange, readOnly = false }: SizeProps) => (
  <Select
    label={t(texts, 'companyFields.sizeOptional')}
    placeholder={t(texts, 'companyFields.howManyPeopleWorkThere')}
    data={sizes}
    clearable
    clearButtonProps={clearButton(t(texts, 'companyFields.noSize'))}
    readOnly={readOnly}
    value={value === '' ? null : value}
    onChange={(size) => onChange(size ?? '')}
  />
)

const usual = [
  'Customer service',
  'Design',
  'Engineering',
  'Finance',
  'Human resources',
  'Legal',
  'Marketing',
  'Operations',
  'Product',
  'Sales',
]

type DepartmentsProps = {
  names: readonly string[]
  onNames: (names: string[]) => void
  /** Text that is typed and not yet added as a department. */
  typed: string
  onTyped: (typed: string) => void
  readOnly?: boolean
  error?: string | undefined
}

/** The departments by name; common ones can be added with one press. */
export const DepartmentsField = (props: DepartmentsProps) => {
  const { names, onNames, typed, onTyped, readOnly = false, error } = props
  const field = useRef<HTMLInputElement>(null)
  const add = (name: string, button: HTMLButtonElement) => {
    // The button disappears, so a keyboard user moves to the next one.
    const next = button.nextElementSibling ?? button.previousElementSibling ?? field.current
    if (next instanceof HTMLElement) next.focus()
    onNames([...names, name])
  }
  return (
    <>
      <TagsInput
        ref={field}
        label={t(texts, 'companyFields.departments')}
        description={t(texts, 'companyFields.typeANameAndPress')}
        value={[...names]}
        onChange={onNames}
        searchValue={typed}
        onSearchChange={onTyped}
        // Typed text counts without becoming a tag; a new tag would move the button that is being pressed.
        acceptValueOnBlur={false}
        readOnly={readOnly}
        error={error}
        clearable
        clearButtonProps={clearButton(t(texts, 'companyFields.removeAllDepartments'))}
      />
      {!readOnly && (
        <div className="usual-departments">
          <Text size="sm" c="dimmed">
            {t(texts, 'companyFields.oftenThereAre')}
          </Text>
          <Group gap="xs">
            {usual
              .filter((name) => !names.includes(name))
              .map((name) => (
                <Button
                  key={name}
                  variant="default"
                  size="xs"
                  leftSection={<Plus size={14} aria-hidden />}
                  onClick={(event) => add(name, event.currentTarget)}
                >
                  {name}
                </Button>
              ))}
          </Group>
        </div>
      )}
    </>
  )
}
