import { Button, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { z } from 'zod'
import { CompanyName, OnboardingData, OrganizationName } from '../../../contract/organizations.ts'
import { useMembership } from '../../core/membership.tsx'
import { IndustryField, SizeField } from '../../ui/company-fields.tsx'
import { PictureField } from '../../ui/picture-field.tsx'
import { useKeeping, type Collected } from './use-keeping.ts'
import type { Leave } from './wizard.tsx'
import { say } from './say.ts'

const Company = z.object({
  name: OrganizationName,
  companyName: CompanyName,
  industry: OnboardingData.shape.industry.unwrap(),
  size: OnboardingData.shape.size.unwrap(),
})

const fields = ['name', 'companyName', 'industry', 'size'] as const

const collectedOf = (
  kept: z.output<typeof Company>,
  changed: readonly (typeof fields)[number][],
): Collected => {
  const only = (these: readonly (typeof fields)[number][]) =>
    Object.fromEntries(these.filter((field) => changed.includes(field)).map((field) => [field, kept[field]]))
  return { ...only(['name', 'companyName']), onboardingData: only(['industry', 'size']) }
}

type StepProps = { mayChange: boolean; isBusy: boolean; onLeave: Leave }

/** What the company is called and what it does. Skipping it asks for nothing, and keeps what was typed. */
export const CompanyStep = ({ mayChange, isBusy, onLeave }: StepProps) => {
  const { organization, data } = useMembership()
  // What was not touched here is not stored either: somebody else may have changed it meanwhile.
  const [opened] = useState({
    name: organization.name,
    companyName: organization.companyName,
    industry: data.onboardingData.industry ?? '',
    size: data.onboardingData.size ?? '',
  })
  const form = useForm({ initialValues: opened, validate: schemaResolver(Company, { sync: true }) })
  const kept = { ...opened }
  // A field that does not hold stays as it was, and takes nothing from the others.
  for (const field of fields)
    kept[field] = Company.shape[field].safeParse(form.values[field]).data ?? opened[field]
  const changed = fields.filter((field) => kept[field] !== opened[field])
  const changes: Collected | undefined =
    changed.length > 0 && mayChange ? collectedOf(kept, changed) : undefined
  const keeping = useKeeping(organization.orgId, changes)
  return (
    <form onSubmit={form.onSubmit(() => onLeave(1, changes, keeping))} noValidate>
      <Stack gap="lg">
        {!mayChange && <Text>{say('companyStep.onlyThoseWhoMayChange')}</Text>}
        <TextInput
          label={say('companyStep.companyName')}
          description={say('companyStep.yourPeopleSeeItIn')}
          autoComplete="organization"
          readOnly={!mayChange}
          {...form.getInputProps('companyName')}
        />
        <TextInput
          label={say('companyStep.organizationName')}
          description={say('companyStep.tellsTwoOrganizationsOfOne')}
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
              {say('companyStep.logoOptional')}
            </Text>
            <PictureField
              owner={{ collectionName: 'organizations', documentId: organization.orgId }}
              name="The logo"
              url={organization.logoUrl}
              shape="square"
              standIn={organization.companyName.charAt(0).toUpperCase()}
              afterwards={say('companyStep.theFirstLetterOfThe')}
            />
          </Stack>
        )}
        <div className="wizard__ways">
          <Button variant="subtle" onClick={() => onLeave(1, changes, keeping)} disabled={isBusy}>
            {say('companyStep.skipForNow')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {say('companyStep.continue')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
