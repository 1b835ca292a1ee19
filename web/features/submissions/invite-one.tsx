import { Alert, Button, Checkbox, SimpleGrid, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useEffect } from 'react'
import { Invite, people, type InvitationResult } from '../../../contract/people.ts'
import { messages } from '../../../contract/failures.ts'
import type { Permission } from '../../../contract/rights.ts'
import type { LanguageCode } from '../../../languages/index.ts'
import { useCommand } from '../../core/ask.ts'
import { CallError, failureText } from '../../core/call-error.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DialogBody } from '../../ui/dialog-body.tsx'
import { useFocusOnOpen } from '../../ui/focus.ts'
import { singlePermissions } from '../../../contract/permission-words.ts'
import { SubscriptionMend } from '../../ui/subscription-mend.tsx'
import { joinLinkOf } from './join-link.ts'
import { DepartmentField } from './department-field.tsx'
import { InvitationLanguageField } from './invitation-language-field.tsx'
import { MailWords } from './mail-words.tsx'
import { NoMailNotice } from './no-mail-notice.tsx'
import { OwnPermissions } from './own-permissions.tsx'
import { asWhat, useStandingInvitation } from './standing-invitation.ts'

/** A person who is about to be invited, as typed. `permissions`: a list of their own; null where the role decides. */
type Draft = {
  name: string
  email: string
  role: string
  department: string
  language: LanguageCode | null
  isAdmin: boolean
  permissions: readonly Permission[] | null
  /** The open invitation whose role and list were put in. */
  filledFrom: string | null
}

export const emptyInvite: Draft = {
  name: '',
  email: '',
  role: '',
  department: '',
  language: null,
  isAdmin: false,
  permissions: null,
  filledFrom: null,
}

type Props = {
  draft: Draft
  onDraft: (draft: Draft) => void
  /** Whether there is anything to discard. */
  isTyped: boolean
  /** Left out where there is nothing to leave. */
  onDiscard: (() => void) | undefined
  onClose: () => void
  onInvited: () => void
  mayInviteAdmins: boolean
}

const checked = schemaResolver(Invite.omit({ permissions: true, language: true }), { sync: true })

/** Invites one person, then shows their link and whether a mail went out. */
export const InviteOne = (props: Props) => {
  const { draft, onDraft, isTyped, onDiscard, onClose, onInvited, mayInviteAdmins } = props
  const form = useForm({
    initialValues: draft,
    onValuesChange: onDraft,
    validate: ({ permissions: _chosen, language: _picked, ...typed }) => checked(typed),
  })
  const invite = useCommand(people.createInvitation)
  const name = useFocusOnOpen<HTMLInputElement>()
  const standing = useStandingInvitation(form.values.email, mayInviteAdmins)
  useEffect(() => {
    const filledFrom = standing?.id ?? null
    if (filledFrom === form.values.filledFrom) return
    // What an open invitation holds is there to be kept or taken away; of another address nothing of it is left.
    form.setValues({
      filledFrom,
      isAdmin: standing?.membershipRole === 'admin',
      permissions: standing?.permissions ? singlePermissions(standing.permissions) : null,
    })
  }, [standing, form])
  const result = invite.data?.result
  if (result?.success) {
    const again = () => {
      invite.reset()
      form.setValues(emptyInvite)
    }
    const asked = invite.variables?.membershipRole
    const role = asked && asWhat(asked, invite.variables?.permissions !== undefined)
    return (
      <Invited result={result} role={role} isAdmin={asked === 'admin'} onAgain={again} onClose={onClose} />
    )
  }
  // Goes on where the dialog is closed meanwhile: who has been invited must not stay in the form.
  const send = async (typed: Draft) => {
    const { isAdmin, permissions, language, filledFrom: _, ...given } = typed
    try {
      const answer = await invite.mutateAsync({
        ...given,
        // Said either way: who was invited as an admin before is an employee now where that is not ticked any more.
        ...(mayInviteAdmins && { membershipRole: isAdmin ? 'admin' : 'employee' }),
        ...(permissions !== null && { permissions: [...permissions] }),
        ...(language !== null && { language }),
      })
      if (!answer.result.success) return
      onDraft(emptyInvite)
      onInvited()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      form.setErrors(Object.fromEntries(error.details.map(({ path, message }) => [path, message])))
    }
  }
  const submit = form.onSubmit((given) => void send(given))
  return (
    <DialogBody
      onSubmit={submit}
      actions={
        <>
          {onDiscard && (
            <Button variant="default" onClick={onDiscard}>
              {isTyped ? 'Discard' : 'Cancel'}
            </Button>
          )}
          <Button type="submit" loading={invite.isPending}>
            Send invitation
          </Button>
        </>
      }
    >
      <NoMailNotice>each person gets a link to copy, and you send it yourself.</NoMailNotice>
      <TextInput label="Name" ref={name} autoComplete="off" {...form.getInputProps('name')} />
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="off"
        description="The invitation goes here, and only this address can join with it."
        {...form.getInputProps('email')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Job title (optional)" autoComplete="off" {...form.getInputProps('role')} />
        <DepartmentField label="Department (optional)" {...form.getInputProps('department')} />
      </SimpleGrid>
      <InvitationLanguageField
        value={form.values.language}
        onChange={(language) => form.setFieldValue('language', language)}
      />
      {standing !== null && (
        <Text component="output" size="sm">
          They are invited already, {asWhat(standing.membershipRole, standing.permissions !== null)}. What you
          choose here takes its place.
        </Text>
      )}
      {mayInviteAdmins && (
        <Checkbox
          label="Invite as an admin"
          description="Admins see all answers and reports, and can invite people."
          {...form.getInputProps('isAdmin', { type: 'checkbox' })}
        />
      )}
      {mayInviteAdmins && (
        <OwnPermissions
          isAdmin={form.values.isAdmin}
          chosen={form.values.permissions}
          onChoose={(chosen) => form.setFieldValue('permissions', chosen)}
        />
      )}
      {invite.isError && (
        <Alert color="red" role="alert">
          {failureText(invite.error)}
          <SubscriptionMend error={invite.error} />
        </Alert>
      )}
      {result !== undefined && (
        <Alert color="red" role="alert">
          {result.error ?? messages.invitationFailed}
        </Alert>
      )}
    </DialogBody>
  )
}

type InvitedProps = {
  result: InvitationResult
  /** As what, where the inviter chose it. */
  role: string | undefined
  isAdmin: boolean
  onAgain: () => void
  onClose: () => void
}

const Invited = ({ result, role, isAdmin, onAgain, onClose }: InvitedProps) => {
  const { email, employee, inviteLink, emailSent, notice } = result
  const done = useFocusOnOpen<HTMLButtonElement>()
  const who = employee?.name ?? email
  return (
    <DialogBody
      actions={
        <>
          <Button variant="default" onClick={onAgain}>
            Invite another person
          </Button>
          <Button ref={done} onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <output>
        <Text component="span" display="block" fw={600}>
          {who} is invited{role !== undefined && ` ${role}`} ({email})
        </Text>
        {notice === undefined ? <MailWords isSent={emailSent} /> : notice}
      </output>
      {inviteLink !== null && isAdmin && (
        <LinkField
          label="Link to join as an admin"
          link={joinLinkOf(inviteLink)}
          name={`Copy the link with which ${who} joins`}
        />
      )}
      {inviteLink !== null && (
        <LinkField
          label={isAdmin ? 'Link to the questionnaire' : 'Personal link'}
          link={inviteLink}
          name={`Copy the link of ${who}`}
        />
      )}
      <Text size="sm" c="dimmed">
        Whoever has this link can answer as this person, so share it with them only. Joining also takes
        signing in as {email}.
        {!isAdmin && ' They may join before they answer or after: the first page offers it.'}
      </Text>
    </DialogBody>
  )
}

const LinkField = ({ label, link, name }: { label: string; link: string; name: string }) => (
  <div className="invite-link">
    <TextInput label={label} readOnly value={link} onFocus={(event) => event.target.select()} />
    <CopyButton size="sm" value={link} label="Copy link" name={name} />
  </div>
)
