import { Alert, Button, Checkbox, SimpleGrid, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useEffect } from 'react'
import { Email } from '../../../../contract/shapes/fields.ts'
import { Invite, people } from '../../../../contract/calls/employees/employees.ts'
import { messages } from '../../../../contract/http/failures.ts'
import type { Permission } from '../../../../contract/rights/permissions.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { CallError, failureText } from '../../../core/api/call-error.ts'
import { useSession } from '../../../core/session/session.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { EmailSuggestion } from '../../../ui/forms/email-suggestion.tsx'
import { useFocusOnOpen } from '../../../ui/focus/focus.ts'
import { singlePermissions } from '../../../../contract/rights/permission-descriptions.ts'
import { BillingLink } from '../../../ui/feedback/billing-link.tsx'
import { DepartmentField } from '../person/department-field.tsx'
import { InvitationLanguageField } from './invitation-language-field.tsx'
import { InviteOneResult } from './invite-one-result.tsx'
import { NameConflict } from './name-conflict.tsx'
import { NoMailNotice } from '../mailing/no-mail-notice.tsx'
import { CustomPermissions } from './custom-permissions.tsx'
import { say } from '../t.ts'
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { alreadyInvitedText, usePendingInvitation } from '../invitations/pending-invitation.ts'

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
  /** The same. */
  onClose: (() => void) | undefined
  /** With their id, before they are in the list. */
  onInvited: (ids: readonly string[]) => void
  mayInviteAdmins: boolean
  /** Its button is not the main one of the screen. */
  isQuiet?: boolean
}

const checked = schemaResolver(Invite.omit({ permissions: true, language: true }), { sync: true })

/** Invites one person, then shows their link and whether a mail went out. */
export const InviteOne = (props: Props) => {
  const { draft, onDraft, isTyped, onDiscard, onClose, onInvited, mayInviteAdmins, isQuiet = false } = props
  const form = useForm({
    initialValues: draft,
    onValuesChange: onDraft,
    validate: ({ permissions: _chosen, language: _picked, ...typed }) => checked(typed),
  })
  const invite = useCommand(people.createInvitation, {
    onAnswer: ({ result: { employee } }) => onInvited(employee === null ? [] : [employee.id]),
  })
  const sendsMail = useMailEnabled()
  const name = useFocusOnOpen<HTMLInputElement>()
  const own = useSession()?.user.email
  const isOwn = own !== undefined && Email.safeParse(form.values.email).data === own
  const standing = usePendingInvitation(form.values.email, mayInviteAdmins)
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
    return <InviteOneResult result={result} as={invite.variables ?? {}} onAgain={again} onClose={onClose} />
  }
  // Goes on where the dialog is closed meanwhile: who has been invited must not stay in the form.
  const send = async (typed: Draft, more: Pick<Invite, 'replaceName'> = {}) => {
    const { isAdmin, permissions, language, filledFrom: _, ...given } = typed
    try {
      const answer = await invite.mutateAsync({
        ...given,
        ...more,
        // Said either way: who was invited as an admin before is an employee now where that is not ticked any more.
        ...(mayInviteAdmins && { membershipRole: isAdmin ? 'admin' : 'employee' }),
        ...(permissions !== null && { permissions: [...permissions] }),
        ...(language !== null && { language }),
      })
      if (!answer.result.success) return
      onDraft(emptyInvite)
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
              {isTyped ? say('inviteOne.discard') : say('inviteOne.cancel')}
            </Button>
          )}
          <Button type="submit" variant={isQuiet ? 'default' : 'filled'} loading={invite.isPending}>
            {sendsMail ? say('inviteOne.sendInvitation') : say('inviteOne.makeInvitation')}
          </Button>
        </>
      }
    >
      <NoMailNotice>{say('inviteOne.noMail')}</NoMailNotice>
      <TextInput
        label={say('inviteOne.name')}
        ref={name}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <TextInput
        label={say('inviteOne.email')}
        type="email"
        autoComplete="off"
        description={say('inviteOne.emailHint')}
        {...form.getInputProps('email')}
      />
      <EmailSuggestion typed={form.values.email} onTake={(email) => form.setFieldValue('email', email)} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={say('inviteOne.jobTitle')} autoComplete="off" {...form.getInputProps('role')} />
        <DepartmentField label={say('inviteOne.department')} {...form.getInputProps('department')} />
      </SimpleGrid>
      <InvitationLanguageField
        value={form.values.language}
        onChange={(language) => form.setFieldValue('language', language)}
      />
      {isOwn && (
        <Text component="output" size="sm">
          {say('inviteOne.thisIsYou')}
        </Text>
      )}
      {standing !== null && (
        <Text component="output" size="sm">
          {alreadyInvitedText(standing)}
        </Text>
      )}
      {mayInviteAdmins && (
        <Checkbox
          label={say('inviteOne.asAdmin')}
          description={say('inviteOne.asAdminHint')}
          {...form.getInputProps('isAdmin', { type: 'checkbox' })}
        />
      )}
      {mayInviteAdmins && (
        <CustomPermissions
          isAdmin={form.values.isAdmin}
          chosen={form.values.permissions}
          onChoose={(chosen) => form.setFieldValue('permissions', chosen)}
        />
      )}
      {invite.isError && (
        <Alert color="red" role="alert">
          {failureText(invite.error)}
          <BillingLink error={invite.error} />
          {invite.error.details.some(({ path }) => path === 'replaceName') && (
            <NameConflict
              email={form.values.email}
              name={form.values.name}
              onKeep={(kept) => {
                // Of the person in the list nothing changes.
                const typed = { ...form.values, name: kept, role: '', department: '' }
                form.setValues(typed)
                void send(typed)
              }}
              onChange={() => void send(form.values, { replaceName: true })}
            />
          )}
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
