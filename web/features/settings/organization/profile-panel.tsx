import { Alert, Button, Stack } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { OnboardingData, organizations } from '../../../../contract/organizations.ts'
import { useCommand } from '../../../core/ask.ts'
import { failureText } from '../../../core/call-error.ts'
import { useMembership } from '../../../core/membership.tsx'
import { DepartmentsField, IndustryField, SizeField } from '../../../ui/company-fields.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { Panel } from '../panel.tsx'

/** What the company does, how large it is and which departments it has: what the setup asked for. */
export const ProfilePanel = () => {
  const { industry = '', size = '', departments = [] } = useMembership().data.onboardingData
  const stored = { industry, size, departments }
  const [profile, setProfile] = useState(stored)
  const [typed, setTyped] = useState('')
  const update = useCommand(organizations.updateOrgData)
  const all = typed.trim() === '' ? profile.departments : [...profile.departments, typed]
  const read = OnboardingData.safeParse({ ...profile, departments: all })
  const isChanged = JSON.stringify({ ...profile, departments: all }) !== JSON.stringify(stored)
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (!read.success) return
    update.mutate(
      { data: { onboardingData: read.data } },
      {
        onSuccess: ({ org }) => {
          setTyped('')
          setProfile((now) => ({ ...now, departments: org.onboardingData.departments ?? [] }))
          notifyDone('The company profile was saved.')
        },
      },
    )
  }
  return (
    <Panel
      title="Company profile"
      text="The departments are offered where somebody is invited or edited, so that each has one spelling."
    >
      <form onSubmit={save} noValidate>
        <Stack>
          <IndustryField
            value={profile.industry}
            onChange={(text) => setProfile({ ...profile, industry: text })}
          />
          <SizeField value={profile.size} onChange={(people) => setProfile({ ...profile, size: people })} />
          <DepartmentsField
            names={profile.departments}
            onNames={(names) => setProfile({ ...profile, departments: names })}
            typed={typed}
            onTyped={setTyped}
            error={read.error?.issues[0]?.message}
          />
          {update.isError && (
            <Alert color="red" role="alert">
              {failureText(update.error)}
            </Alert>
          )}
          <div>
            <Button type="submit" disabled={!isChanged || !read.success} loading={update.isPending}>
              Save profile
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  )
}
