import { Panel } from './panel.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Who you are to the others (specification point 5). */
export default function ProfileSection() {
  return (
    <Panel title="You" text="The name that others see.">
      <ProfileForm />
    </Panel>
  )
}
