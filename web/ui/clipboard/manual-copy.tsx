import { Textarea } from '@mantine/core'
import { useEffect, useRef } from 'react'

/** A text that could not be copied, selected so that a key or a long press copies it. */
export const ManualCopy = ({ label, value }: { label: string; value: string }) => {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <Textarea
      ref={field}
      label={label}
      value={value}
      readOnly
      autosize
      minRows={1}
      maxRows={6}
      size="xs"
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  )
}
