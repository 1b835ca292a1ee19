import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { isLanguageCode, languages, type LanguageCode } from '../../../languages/index.ts'

type Props = Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  value: LanguageCode | null
  onChange: (language: LanguageCode | null) => void
  /** The label of the empty choice. */
  none: string
}

/** A language by its own name, or none. */
export const LanguageField = ({ value, onChange, none, ...props }: Props) => (
  <NativeSelect
    value={value ?? ''}
    onChange={({ currentTarget }) =>
      onChange(isLanguageCode(currentTarget.value) ? currentTarget.value : null)
    }
    {...props}
  >
    <option value="">{none}</option>
    {languages.map(({ code, ownName }) => (
      <option key={code} value={code} lang={code}>
        {ownName}
      </option>
    ))}
  </NativeSelect>
)
