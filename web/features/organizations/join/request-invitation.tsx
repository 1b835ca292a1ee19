import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { useId, useRef } from 'react'
import { people, type OwnRecord } from '../../../../contract/calls/employees/employees.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/organizations.json' with { type: 'json' }

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** What an organization holds about the signed-in user without an invitation to it: they can request one. */
export const RequestInvitation = ({ record }: { record: OwnRecord }) => {
  const { orgId, organizationName, hasReport, askedAt, isMailed } = record
  const title = useId()
  const { mutate, isPending, error } = useCommand(people.askForInvitation)
  const said = useRef<HTMLOutputElement>(null)
  // The button disappears and the result takes its place.
  const askFor = () => mutate({ orgId }, { onSuccess: () => said.current?.focus() })
  const organization = <strong>{organizationName}</strong>
  return (
    <section aria-labelledby={title}>
      <Stack className="start-card">
        <Title order={2} id={title}>
          {t(texts, 'waitingRecord.title', { organization: organizationName })}
        </Title>
        <Text>
          {fill(texts, hasReport ? 'waitingRecord.report' : 'waitingRecord.invitation', { organization })}
        </Text>
        {error !== null && (
          <Alert color="red" role="alert">
            {failureText(error)}
          </Alert>
        )}
        <Text component="output" ref={said} tabIndex={-1}>
          {askedAt !== null &&
            t(texts, isMailed ? 'waitingRecord.asked' : 'waitingRecord.askedWithoutMail', {
              organization: organizationName,
              moment: moment.format(new Date(askedAt)),
            })}
        </Text>
        {askedAt === null && (
          <Button onClick={askFor} loading={isPending}>
            {t(texts, 'waitingRecord.ask')}
          </Button>
        )}
      </Stack>
    </section>
  )
}
