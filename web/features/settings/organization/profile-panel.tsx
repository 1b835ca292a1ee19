import { Alert, Button, Stack } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { OnboardingData, organizations } from '../../../../contract/organizations.ts'
import { useCommand } from '../../../core/ask.ts'
import { failureText } from '../../../core/call-error.ts'
import { useMembership } from '../../../core/membership.tsx'
import { DepartmentsField, IndustryField, SizeField } from '../../../ui/company-fields.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { StoredPanel } from '../panel.tsx'
import { say } from '../say.ts'

/** What the company does, how large it is and which departments it has: what the setup asked for. */
export const ProfilePanel = () => (
  <StoredPanel card="profile" text={say('profilePanel.theDepartmentsAreOfferedWhere')}>
    <Profile />
  </StoredPanel>
)

/** What is compared with what is stored, and sent alone where it is another. */
const fields = ['industry', 'size', 'departments'] as const

const Profile = () => {
  const { industry = '', size = '', departments = [] } = useMembership().data.onboardingData
  const stored = { industry, size, departments }
  const [profile, setProfile] = useState(stored)
  const [typed, setTyped] = useState('')
  const update = useCommand(organizations.updateOrgData)
  const all = typed.trim() === '' ? profile.departments : [...profile.departments, typed]
  const typedProfile = { ...profile, departments: all }
  const changed = fields.filter(
    (field) => JSON.stringify(typedProfile[field]) !== JSON.stringify(stored[field]),
  )
  const read = OnboardingData.safeParse(typedProfile)
  const faultOf = (field: (typeof fields)[number]) =>
    read.error?.issues.find(({ path }) => path[0] === field)?.message
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (!read.success) return
    // What was not touched here may have been changed by somebody else meanwhile.
    const { data } = read
    update.mutate(
      { data: { onboardingData: Object.fromEntries(changed.map((field) => [field, data[field]])) } },
      {
        onSuccess: ({ org }) => {
          setTyped('')
          setProfile((now) => ({ ...now, departments: org.onboardingData.departments ?? [] }))
          notifyDone(say('profilePanel.theCompanyProfileWasSaved'))
        },
      },
    )
  }
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <IndustryField
          value={profile.industry}
          onChange={(text) => setProfile({ ...profile, industry: text })}
          error={faultOf('industry')}
        />
        <SizeField value={profile.size} onChange={(people) => setProfile({ ...profile, size: people })} />
        <DepartmentsField
          names={profile.departments}
          onNames={(names) => setProfile({ ...profile, departments: names })}
          typed={typed}
          onTyped={setTyped}
          error={faultOf('departments')}
        />
        {update.isError && (
          <Alert color="red" role="alert">
            {failureText(update.error)}
          </Alert>
        )}
        <div>
          <Button type="submit" disabled={changed.length === 0 || !read.success} loading={update.isPending}>
            {say('profilePanel.saveProfile')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
