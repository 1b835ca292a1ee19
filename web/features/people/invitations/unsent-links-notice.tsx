import { Alert, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { byText } from '../../../core/organization/filter-people.ts'
import { useMay, useMembership } from '../../../core/organization/membership.tsx'
import { useIsRunGoing } from '../../../core/api/use-batch-job.ts'
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { downloadCsv } from '../../../ui/downloads/download-csv.ts'
import { allInvitationsQuery } from '../people-queries.ts'
import { callsChangedByRun } from '../mailing/mailing-job.ts'
import { linksCsv } from '../list/people-csv.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/**
 * Says within another page that nobody has been sent their link, with all links as a file; nothing where mail leaves this
 * server, or nobody has a link that waits to be handed over.
 */
export default function UnsentLinksNotice() {
  const sendsMail = useMailEnabled()
  const mayInvite = useMay('employee:invite')
  return sendsMail || !mayInvite ? null : <Links />
}

const Links = () => {
  const { organization } = useMembership()
  // Once it has ended, the links that it made are there.
  const isStillMaking = useIsRunGoing('invitations', callsChangedByRun)
  const { data: invitations = [] } = useQuery(allInvitationsQuery(organization.orgId))
  const waiting = invitations.filter(({ inviteLink }) => inviteLink !== null)
  if (waiting.length === 0 && !isStillMaking) return null
  const take = () => {
    const rows = waiting.toSorted((one, other) => byText(one.name, other.name))
    const lines = rows.map((invitation) => ({ name: invitation.name, email: invitation.email, invitation }))
    downloadCsv(linksCsv(lines), `${organization.companyName}-links.csv`)
  }
  return (
    <Alert color="yellow">
      <Stack align="flex-start" gap="sm">
        {waiting.length > 0 && (
          <Text size="sm">
            {t(texts, 'linksHere.nobodyWasMailed', {
              count: waiting.length,
              people: peopleCount(waiting.length),
            })}
          </Text>
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<Download size={14} aria-hidden />}
          disabled={isStillMaking}
          onClick={take}
        >
          {t(texts, isStillMaking ? 'linksHere.stillBeingMade' : 'linksHere.download')}
        </Button>
        <Text size="sm">{t(texts, 'linksHere.later')}</Text>
      </Stack>
    </Alert>
  )
}
