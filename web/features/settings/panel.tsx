import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type PanelProps = {
  title: string
  /** What it is about, beside the controls. */
  text?: ReactNode
  children: ReactNode
}

/** One matter of a section: what it is about at the left, its controls at the right. */
export const Panel = ({ title, text, children }: PanelProps) => (
  <div className="setting">
    <div>
      <Title order={3} size="h4">
        {title}
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
