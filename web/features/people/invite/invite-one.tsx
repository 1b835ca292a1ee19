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
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { alreadyInvitedText, usePendingInvitation } from '../invitations/pending-invitation.ts'

/** A person to invite, as typed. `permissions`: a list of their own; null if the role decides. */
type Draft = {
  name: string
  email: string
  role: string
  department: string
  language: LanguageCode | null
  isAdmin: boolean
  permissions: readonly Permission[] | null
  /** The id of the open invitation whose role and permissions were filled in. */
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
  /** Absent if there is nothing to discard. */
  onDiscard: (() => void) | undefined
  /** Absent if there is nothing to close. */
  onClose: (() => void) | undefined
  /** Receives the person's id, before they are in the list. */
  onInvited: (ids: readonly string[]) => void
  mayInviteAdmins: boolean
  /** Its button is not the primary one on the screen. */
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
    // Prefills the role and permissions of an open invitation, to keep or remove; another address clears them.
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
  // Continues if the dialog is closed while sending: an invited person must not stay in the form.
  const send = async (typed: Draft, more: Pick<Invite, 'replaceName'> = {}) => {
    const { isAdmin, permissions, language, filledFrom: _, ...given } = typed
    try {
      const answer = await invite.mutateAsync({
        ...given,
        ...more,
        // Always sent: somebody invited as an admin before becomes an employee if the box is no longer ticked.
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
              {isTyped ? t(texts, 'inviteOne.discard') : t(texts, 'inviteOne.cancel')}
            </Button>
          )}
          <Button type="submit" variant={isQuiet ? 'default' : 'filled'} loading={invite.isPending}>
            {sendsMail ? t(texts, 'inviteOne.sendInvitation') : t(texts, 'inviteOne.makeInvitation')}
          </Button>
        </>
      }
    >
      <NoMailNotice>{t(texts, 'inviteOne.noMail')}</NoMailNotice>
      <TextInput
        label={t(texts, 'inviteOne.name')}
        ref={name}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t(texts, 'inviteOne.email')}
        type="email"
        autoComplete="off"
        description={t(texts, 'inviteOne.emailHint')}
        {...form.getInputProps('email')}
      />
      <EmailSuggestion typed={form.values.email} onTake={(email) => form.setFieldValue('email', email)} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t(texts, 'inviteOne.jobTitle')}
          autoComplete="off"
          {...form.getInputProps('role')}
        />
        <DepartmentField label={t(texts, 'inviteOne.department')} {...form.getInputProps('department')} />
      </SimpleGrid>
      <InvitationLanguageField
        value={form.values.language}
        onChange={(language) => form.setFieldValue('language', language)}
      />
      {isOwn && (
        <Text component="output" size="sm">
          {t(texts, 'inviteOne.thisIsYou')}
        </Text>
      )}
      {standing !== null && (
        <Text component="output" size="sm">
          {alreadyInvitedText(standing)}
        </Text>
      )}
      {mayInviteAdmins && (
        <Checkbox
          label={t(texts, 'inviteOne.asAdmin')}
          description={t(texts, 'inviteOne.asAdminHint')}
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
                // The person in the list stays unchanged.
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
