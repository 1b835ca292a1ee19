import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../core/navigation/paths.ts'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/organizations.json' with { type: 'json' }

/** Offers the import of an existing organization where one is created. */
export const ImportLink = () => (
  <Text size="sm">
    {fill(texts, 'importLink.orWithItsPeopleAnswers', {
      link: (
        <Anchor renderRoot={(props) => <Link to={paths.importOrganization} {...props} />}>
          {t(texts, 'importLink.importOneFromAFile')}
        </Anchor>
      ),
    })}
  </Text>
)
