import '../help.css'
import { Alert, Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import {
  help,
  supportLimits,
  SupportMessage,
  type SupportContact,
} from '../../../../contract/calls/support.ts'
import { callQuery, useCommand } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { Page } from '../../../ui/page/page.tsx'
import { QueryState, Loading } from '../../../ui/feedback/query-states.tsx'
import { useTextLength } from '../../../ui/forms/text-length.ts'
import { clearMessage, storeMessageDraft, readMessageDraft } from './message-draft.ts'
import { NoSupportContact } from './no-support-contact.tsx'
import { MessageSent } from './message-sent.tsx'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/help.json' with { type: 'json' }

/** Writes to the people who can help: the support of this server, else the owner of the organization. */
export default function ContactPage() {
  const { orgId } = useMembership().organization
  const contact = useQuery(callQuery(help.getSupportContact, { orgId }))
  const [sent, setSent] = useState<string>()
  return (
    <Page
      title={t(texts, 'contactPage.askForHelp')}
      width="reading"
      intro={t(texts, 'contactPage.aMailToSomebodyWho')}
      quietActions={
        <Button
          variant="default"
          leftSection={<ArrowLeft size={16} aria-hidden />}
          renderRoot={(props) => <Link to={paths.help} {...props} />}
        >
          {t(texts, 'contactPage.allArticles')}
        </Button>
      }
    >
      <QueryState
        of={contact}
        failed={t(texts, 'contactPage.itCouldNotBeFound')}
        loading={<Loading lines={3} />}
      >
        {({ contact: who }) =>
          who.goesTo === 'nobody' ? (
            <NoSupportContact />
          ) : sent === undefined ? (
            <Form who={who} onSent={setSent} />
          ) : (
            <MessageSent id={sent} who={who} onAnother={() => setSent(undefined)} />
          )
        }
      </QueryState>
    </Page>
  )
}

type FormProps = { who: SupportContact; onSent: (id: string) => void }

const Form = ({ who, onSent }: FormProps) => {
  const { orgId, companyName } = useMembership().organization
  const sendsMail = useMailEnabled()
  const { from } = useSearch({ strict: false })
  const page = from?.startsWith('/') ? from.slice(0, supportLimits.pageMax) : undefined
  const send = useCommand(help.sendSupportMessage, { onAnswer: () => clearMessage(orgId) })
  const subjectLengthTold = useTextLength(supportLimits.subjectMax)
  const messageLengthTold = useTextLength(supportLimits.messageMax)
  const form = useForm({
    initialValues: readMessageDraft(orgId),
    onValuesChange: (values) => storeMessageDraft(orgId, values),
    validate: schemaResolver(SupportMessage, { sync: true }),
  })
  const subject = form.getInputProps('subject')
  const message = form.getInputProps('message')
  const submit = form.onSubmit((values) =>
    send.mutate(
      { ...values, orgId, ...(page !== undefined && { page }) },
      { onSuccess: ({ id }) => onSent(id) },
    ),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {sendsMail ? (
          <Text>
            {who.goesTo === 'support'
              ? t(texts, 'contactPage.itGoesToTheSupport')
              : fill(texts, 'contactPage.itGoesToTheOwner', { organization: <b>{companyName}</b> })}{' '}
            {fill(texts, 'contactPage.theAnswerComesTo', { address: <b>{who.replyTo}</b> })}
          </Text>
        ) : (
          <Alert color="yellow">
            {t(texts, 'contactPage.itIsKeptHere')}{' '}
            {who.goesTo === 'support'
              ? t(texts, 'contactPage.itIsAddressedToTheSupport')
              : fill(texts, 'contactPage.itIsAddressedToTheOwner', { organization: <b>{companyName}</b> })}
          </Alert>
        )}
        <TextInput
          label={t(texts, 'contactPage.whatIsItAbout')}
          {...subject}
          {...subjectLengthTold(form.values.subject, { error: subject.error })}
        />
        <Textarea
          label={t(texts, 'contactPage.yourMessage')}
          rows={7}
          {...message}
          {...messageLengthTold(form.values.message, {
            description: t(texts, 'contactPage.whatYouWantedToDo'),
            error: message.error,
          })}
        />
        <Text size="sm" c="dimmed">
          {page === undefined
            ? t(texts, 'contactPage.whatGoesWithIt')
            : t(texts, 'contactPage.whatGoesWithItAndPage', { page })}
        </Text>
        {send.isError && (
          <Alert color="red" role="alert">
            {failureText(send.error)}
          </Alert>
        )}
        <Button type="submit" loading={send.isPending} className="help__send">
          {t(texts, sendsMail ? 'contactPage.send' : 'contactPage.keep')}
        </Button>
      </Stack>
    </form>
  )
}
