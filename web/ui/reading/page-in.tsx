import type { ComponentProps } from 'react'
import { Page } from '../page.tsx'
import { useReading } from './reading.tsx'

/** A page of a report; the way to its help is told in the report's language. */
export const PageIn = (props: Omit<ComponentProps<typeof Page>, 'helpWords'>) => {
  const { piece } = useReading()
  return <Page {...props} helpWords={{ name: piece('help.name'), text: piece('help.text') }} />
}
