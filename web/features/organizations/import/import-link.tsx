import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../core/navigation/paths.ts'
import { fill, say } from '../t.ts'

/** Where an organization is created: the way for whoever brings one along. */
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
