import './dialog-actions.css'
import { Group } from '@mantine/core'
import type { ReactNode } from 'react'

/** The buttons that end a dialog: they stay in sight where there is more in it than fits the screen. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <Group justify="flex-end" gap="xs" className="dialog-actions">
    {children}
  </Group>
)
