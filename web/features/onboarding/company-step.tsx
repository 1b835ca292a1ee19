import { Button, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { z } from 'zod'
import { DisplayName } from '../../../contract/shapes/fields.ts'
import { isOfficeAddress, nameFromEmail } from '../../../contract/shapes/name-from-email.ts'
import { CompanyName, OnboardingData, OrganizationName } from '../../../contract/calls/organizations.ts'
import { useMembership } from '../../core/organization/membership.tsx'
import { useSession } from '../../core/session/session.ts'
import { IndustryField, SizeField } from '../../ui/forms/company-fields.tsx'
import { PictureField } from '../../ui/pictures/picture-field.tsx'
import { useSaveOnLeave, type Changes, type OrganizationChanges, type LeaveStep } from './use-save-step.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/onboarding.json' with { type: 'json' }

const Company = z.object({
  displayName: DisplayName,
  name: OrganizationName,
  companyName: CompanyName,
  industry: OnboardingData.shape.industry.unwrap(),
  size: OnboardingData.shape.size.unwrap(),
})

const ofOrganization = ['name', 'companyName', 'industry', 'size'] as const
const fields = ['displayName', ...ofOrganization] as const
type Field = (typeof fields)[number]

const collectedOf = (kept: z.output<typeof Company>, changed: readonly Field[]): OrganizationChanges => {
  const only = (these: readonly Field[]) =>
    Object.fromEntries(these.filter((field) => changed.includes(field)).map((field) => [field, kept[field]]))
  return { ...only(['name', 'companyName']), onboardingData: only(['industry', 'size']) }
}

const changesOf = (
  kept: z.output<typeof Company>,
  { changed, mayChange }: { changed: readonly Field[]; mayChange: boolean },
): Changes | undefined => {
  const isOrganizationChanged = mayChange && ofOrganization.some((field) => changed.includes(field))
  const isRenamed = changed.includes('displayName')
  if (!isOrganizationChanged && !isRenamed) return undefined
  return {
    ...(isOrganizationChanged && { organization: collectedOf(kept, changed) }),
    ...(isRenamed && { displayName: kept.displayName }),
  }
}

/**
 * The display name of the signed-in user, and whether it is only derived from their address. Owners of an
 * organization that is set up were asked for it then.
 */
const useOwnName = () => {
  const user = useSession()?.user
  const wasAsked = useMembership().organizations.some(
    ({ role, onboardingCompleted }) => role === 'owner' && onboardingCompleted,
  )
  const [{ email, displayName }] = useState({ email: '', displayName: '', ...user })
  const isMade = displayName === nameFromEmail(email)
  // An address is no name to start from and gives no guess at one; nor do “Info” or “Owner”.
  if (displayName === email || (isMade && isOfficeAddress(email))) return { name: '', isMade: false }
  return { name: displayName, isMade: isMade && !wasAsked }
}

type StepProps = { mayChange: boolean; isBusy: boolean; isReview: boolean; onLeave: LeaveStep }

/**
 * Asks for the display name of the person who sets up, and the name and business of the company. Skipping it requires
 * nothing and keeps what was typed.
 */
export const CompanyStep = ({ mayChange, isBusy, isReview, onLeave }: StepProps) => {
  const { organization, data } = useMembership()
  const own = useOwnName()
  // Fields that were not changed here are not stored: somebody else may have changed them.
  const [opened] = useState({
    displayName: own.name,
    name: organization.name,
    companyName: organization.companyName,
    industry: data.onboardingData.industry ?? '',
    size: data.onboardingData.size ?? '',
  })
  const form = useForm({ initialValues: opened, validate: schemaResolver(Company, { sync: true }) })
  const kept = { ...opened }
  // An invalid field keeps its stored value and does not block the others.
  for (const field of fields)
    kept[field] = Company.shape[field].safeParse(form.values[field]).data ?? opened[field]
  const changed = fields.filter((field) => kept[field] !== opened[field])
  const changes = changesOf(kept, { changed, mayChange })
  const keeping = useSaveOnLeave(organization.orgId, changes)
  return (
    <form onSubmit={form.onSubmit(() => onLeave(1, changes, keeping))} noValidate>
      <Stack gap="lg">
        <TextInput
          label={t(texts, 'companyStep.yourName')}
          description={
            own.isMade ? t(texts, 'companyStep.madeOfYourAddress') : t(texts, 'companyStep.invitationsSayIt')
          }
          autoComplete="name"
          {...form.getInputProps('displayName')}
        />
        {!mayChange && <Text>{t(texts, 'companyStep.onlyThoseWhoMayChange')}</Text>}
        <TextInput
          label={t(texts, 'companyStep.companyName')}
          description={t(texts, 'companyStep.yourPeopleSeeItIn')}
          autoComplete="organization"
          readOnly={!mayChange}
          {...form.getInputProps('companyName')}
        />
        <TextInput
          label={t(texts, 'companyStep.organizationName')}
          description={t(texts, 'companyStep.tellsTwoOrganizationsOfOne')}
          autoComplete="off"
          readOnly={!mayChange}
          {...form.getInputProps('name')}
        />
        <IndustryField readOnly={!mayChange} {...form.getInputProps('industry')} />
        <SizeField
          value={form.values.size}
          onChange={(size) => form.setFieldValue('size', size)}
          readOnly={!mayChange}
        />
        {mayChange && (
          <Stack gap="sm">
            <Text size="sm" fw={650} aria-hidden>
              {t(texts, 'companyStep.logoOptional')}
            </Text>
            <PictureField
              owner={{ collectionName: 'organizations', documentId: organization.orgId }}
              name="The logo"
              url={organization.logoUrl}
              shape="square"
              standIn={organization.companyName.charAt(0).toUpperCase()}
              afterwards={t(texts, 'companyStep.theFirstLetterOfThe')}
            />
          </Stack>
        )}
        <div className="wizard__ways">
          {!isReview && (
            <Button variant="subtle" onClick={() => onLeave(1, changes, keeping)} disabled={isBusy}>
              {t(texts, 'companyStep.skipForNow')}
            </Button>
          )}
          <Button type="submit" loading={isBusy}>
            {t(texts, 'companyStep.continue')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
