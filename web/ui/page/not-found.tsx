import { Anchor, Text } from '@mantine/core'
import { say } from '../../core/i18n/t.ts'
import { Page } from './page.tsx'

/** The page of an address that leads nowhere. */
export default function NotFound() {
  return (
    <Page title={say('notFound.thereIsNoPageAt')} width="reading">
      <Text c="dimmed">{say('notFound.theLinkMayBeIncomplete')}</Text>
      <Anchor href="#/">{say('notFound.goToTheStartPage')}</Anchor>
    </Page>
  )
}
