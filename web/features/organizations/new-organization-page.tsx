import './organizations.css'
import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../../core/navigation/paths.ts'
import { useFocusOnOpen } from '../../ui/focus/focus.ts'
import { useDocumentTitle } from '../../ui/page/page.tsx'
import { CreateOrganizationForm } from './create-organization-form.tsx'
import { ImportLink } from './import/import-link.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/organizations.json' with { type: 'json' }

/**
 * Another organization of one's own. It has an address, so that a page with something unsaved asks before it is left
 * for it, as for any other.
 */
export default function NewOrganizationPage() {
  useDocumentTitle(t(texts, 'newOrganizationPage.newOrganization'))
  const field = useFocusOnOpen<HTMLInputElement>()
  return (
    <div className="page page--reading">
      <Stack gap="xl" maw="30rem" mx="auto">
        <Stack gap="xs">
          <Title order={1}>{t(texts, 'newOrganizationPage.newOrganization')}</Title>
          <Text c="dimmed">{t(texts, 'newOrganizationPage.youWillBeItsOwner')}</Text>
        </Stack>
        <Stack className="start-card">
          <CreateOrganizationForm field={field} />
          <ImportLink />
          <Button variant="default" renderRoot={(props) => <Link to={paths.home} {...props} />}>
            {t(texts, 'newOrganizationPage.cancel')}
          </Button>
        </Stack>
      </Stack>
    </div>
  )
}
