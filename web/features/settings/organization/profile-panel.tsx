import { Alert, Anchor, Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { OnboardingData, organizations } from '../../../../contract/calls/organizations.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { DepartmentsField, IndustryField, SizeField } from '../../../ui/forms/company-fields.tsx'
import { paths } from '../../../core/navigation/paths.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { StoredPanel } from '../panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** The industry, size and departments of the company, as asked in the setup. */
export const ProfilePanel = () => (
  <StoredPanel card="profile" text={t(texts, 'profilePanel.theDepartmentsAreOfferedWhere')}>
    <Profile />
    <Anchor component={Link} to={paths.onboarding} mt="md" display="inline-block">
      {t(texts, 'profilePanel.lookAtSetup')}
    </Anchor>
  </StoredPanel>
)

/** The fields that are sent only if they differ from the stored value. */
const fields = ['industry', 'size', 'departments'] as const

const Profile = () => {
  const { industry = '', size = '', departments = [] } = useMembership().data.onboardingData
  const stored = { industry, size, departments }
  // Fields that are not edited here follow the stored value: a department may have been renamed in another panel.
  const [edited, setEdited] = useState<Partial<typeof stored>>({})
  const profile = { ...stored, ...edited }
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
    // Fields that were not changed here may have been changed by somebody else.
    const { data } = read
    update.mutate(
      { data: { onboardingData: Object.fromEntries(changed.map((field) => [field, data[field]])) } },
      {
        onSuccess: () => {
          setTyped('')
          // Edits made while saving stay.
          setEdited((now) => (now === edited ? {} : now))
          notifyDone(t(texts, 'profilePanel.theCompanyProfileWasSaved'))
        },
      },
    )
  }
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <IndustryField
          value={profile.industry}
          onChange={(text) => setEdited({ ...edited, industry: text })}
          error={faultOf('industry')}
        />
        <SizeField value={profile.size} onChange={(people) => setEdited({ ...edited, size: people })} />
        <DepartmentsField
          names={profile.departments}
          onNames={(names) => setEdited({ ...edited, departments: names })}
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
            {t(texts, 'profilePanel.saveProfile')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
