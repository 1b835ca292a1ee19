import { Anchor, Text } from '@mantine/core'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/core.json' with { type: 'json' }
import { Page } from './page.tsx'

/** The page of an address that leads nowhere. */
export default function NotFound() {
  return (
    <Page title={t(texts, 'notFound.thereIsNoPageAt')} width="reading">
      <Text c="dimmed">{t(texts, 'notFound.theLinkMayBeIncomplete')}</Text>
      <Anchor href="#/">{t(texts, 'notFound.goToTheStartPage')}</Anchor>
    </Page>
  )
}
