import { Button, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMembership } from '../../core/organization/membership.tsx'
import { cardTitle, type CardId } from './organization/organization-cards.ts'
import { say } from './t.ts'

type PanelProps = ({ title: string; card?: never } | { card: CardId; title?: never }) & {
  /** What it is about, beside the controls. */
  text?: ReactNode
  children: ReactNode
}

/** One matter of a section: what it is about at the left, its controls at the right. A card has an address of its own. */
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
 * A panel of what the organization has stored. While defaults stand in for that they are neither shown nor saved: they
 * would take the place of what is there.
 */
export const StoredPanel = ({ children, ...about }: PanelProps) => {
  const { standIn } = useMembership()
  return (
    <Panel {...about}>
      {standIn === undefined ? (
        children
      ) : (
        <>
          <Text mb="sm">{say('panel.couldNotBeLoaded')}</Text>
          <Button variant="default" onClick={standIn.retry}>
            {say('panel.loadItAgain')}
          </Button>
        </>
      )}
    </Panel>
  )
}
