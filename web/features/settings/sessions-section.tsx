import { Button } from '@mantine/core'
import { signOut } from '../../core/sign-out.ts'
import { Panel } from './panel.tsx'

/** Where the signed-in person is signed in. */
export default function SessionsSection() {
  return (
    <Panel title="This device" text="Signing out ends the session of this browser.">
      <Button variant="default" onClick={() => void signOut()}>
        Sign out
      </Button>
    </Panel>
  )
}
