import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../core/navigation/paths.ts'
import { fill, say } from '../t.ts'

/** Offers the import of an existing organization where one is created. */
export const ImportLink = () => (
  <Text size="sm">
    {fill('importLink.orWithItsPeopleAnswers', {
      link: (
        <Anchor renderRoot={(props) => <Link to={paths.importOrganization} {...props} />}>
          {say('importLink.importOneFromAFile')}
        </Anchor>
      ),
    })}
  </Text>
)
