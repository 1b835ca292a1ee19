import { Button, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMembership } from '../../core/organization/membership.tsx'
import { cardTitle, type CardId } from './organization/organization-cards.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/settings.json' with { type: 'json' }

type PanelProps = ({ title: string; card?: never } | { card: CardId; title?: never }) & {
  /** A description beside the controls. */
  text?: ReactNode
  children: ReactNode
}

/** One topic of a section: its description at the left, its controls at the right. A card has its own URL. */
export const Panel = ({ title, card, text, children }: PanelProps) => (
  <div className="setting" id={card}>
    <div>
      <Title order={3} size="h4" tabIndex={card === undefined ? undefined : -1}>
        {card === undefined ? title : cardTitle(card)}
      </Title>
      {text !== undefined && (
        <Text c="dimmed" size="sm" component="div">
          {text}
        </Text>
      )}
    </div>
    <div className="setting__controls">{children}</div>
  </div>
)

/**
 * A panel of stored data of the organization. While defaults replace that data they are neither shown nor saved,
 * because saving would overwrite it.
 */
export const StoredPanel = ({ children, ...about }: PanelProps) => {
  const { standIn } = useMembership()
  return (
    <Panel {...about}>
      {standIn === undefined ? (
        children
      ) : (
        <>
          <Text mb="sm">{t(texts, 'panel.couldNotBeLoaded')}</Text>
          <Button variant="default" onClick={standIn.retry}>
            {t(texts, 'panel.loadItAgain')}
          </Button>
        </>
      )}
    </Panel>
  )
}
