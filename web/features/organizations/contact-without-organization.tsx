import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { help } from '../../../contract/calls/support.ts'
import { callQuery } from '../../core/api/queries.ts'
import { useSession } from '../../core/session/session.ts'
import { paths } from '../../core/navigation/paths.ts'
import { QueryState, Loading } from '../../ui/feedback/query-states.tsx'
import { StartFrame } from './start-frame.tsx'
import { fill, t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/organizations.json' with { type: 'json' }

/** Asking for help without an organization: there is no owner to write to, and nothing that a message could be kept in. */
export const ContactWithoutOrganization = () => {
  const email = useSession()?.user.email ?? ''
  const contact = useQuery(callQuery(help.getSupportContact, {}))
  const me = <b className="breakable">{email}</b>
  return (
    <StartFrame
      title={t(texts, 'whomToAsk.askForHelp')}
      intro={t(texts, 'whomToAsk.youAreInNoOrganization', { email })}
      about="getting-help"
    >
      <Stack className="start-card">
        <Title order={2}>{t(texts, 'whomToAsk.whoInvitesYou')}</Title>
        <Text>{fill(texts, 'whomToAsk.whoInvitesYouText', { email: me })}</Text>
        <Title order={2}>{t(texts, 'whomToAsk.whereItDoesNotWork')}</Title>
        <QueryState
          of={contact}
          failed={t(texts, 'whomToAsk.itCouldNotBeFound')}
          loading={<Loading lines={2} />}
        >
          {({ contact: { address } }) => (
            <Text>
              {address === undefined
                ? fill(texts, 'whomToAsk.nobodyIsNamed', { host: <b>{window.location.host}</b> })
                : fill(texts, 'whomToAsk.writeToSupport', {
                    address: <Anchor href={`mailto:${address}`}>{address}</Anchor>,
                    email: me,
                  })}
            </Text>
          )}
        </QueryState>
      </Stack>
      <Button
        variant="default"
        leftSection={<ArrowLeft size={16} aria-hidden />}
        renderRoot={(props) => <Link to={paths.home} {...props} />}
      >
        {t(texts, 'whomToAsk.backToTheStart')}
      </Button>
    </StartFrame>
  )
}
